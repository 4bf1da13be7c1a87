import type { MemberContext } from '#platform/server/context.ts'
import { type Routes, registerRoute } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { readBrandSettings } from './brand-store.ts'
import { changeBrand } from './change-brand.ts'
import { createDeleteLogoHandler, deleteLogoJob } from './logo/logo-jobs.ts'
import { serveLogo } from './logo/serve-logo.ts'
import { uploadLogo } from './logo/upload-logo.ts'

/** Registers the endpoints of the brand settings, and serves the pictures of the logo. */
export const serveBrand = (routes: Routes): void => {
  const { config, db, jobs, storage } = routes.platform
  const { facebook = null, twitter = null, instagram = null, youtube = null } = config.socialUrls
  const configured = { support_email: config.operatorEmail, social_urls: { facebook, twitter, instagram, youtube } }
  const shown = async (ctx: MemberContext) => ({ data: { ...(await readBrandSettings(ctx.db)), configured } })
  registerRoute(routes, contract.getBrand, shown)
  registerRoute(routes, contract.changeBrand, async (ctx, input) => {
    await changeBrand(ctx, input, routes.platform)
    return shown(ctx)
  })
  registerRoute(routes, contract.uploadLogo, async (ctx, { files }) => ({ data: { logo: await uploadLogo(ctx, files, storage) } }))
  serveLogo(routes)
  jobs.handle(deleteLogoJob, createDeleteLogoHandler(db, storage))
}
