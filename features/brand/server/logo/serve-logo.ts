import type { Routes } from '#platform/server/http/route.ts'
import { sendPublicPicture } from '#platform/server/pictures/send-picture.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { readLogoFile } from './logo-files.ts'
import { logoFiles } from './process-logo.ts'

interface LogoRequest {
  Params: { logo: string; file: string }
}

/** Serves the pictures of logos to everybody. The picture under a path never changes, so browsers may cache it for good. */
export const serveLogo = ({ app, platform }: Routes): void => {
  app.get<LogoRequest>('/brand/:logo/:file', async ({ params }, reply) => {
    const file = logoFiles.find((name) => name === params.file)
    const bytes =
      file !== undefined && /^[\da-f]{24}$/.test(params.logo) ? await readLogoFile(platform.storage, params.logo, file) : undefined
    if (bytes === undefined) throw new AppError(platformErrors.not_found)
    return sendPublicPicture(reply, { bytes, contentType: 'image/png' })
  })
}
