import { supportEmailOf } from '#platform/server/brand.ts'
import { type Routes, registerRoute } from '#platform/server/http/route.ts'
import { contactUs as endpoint } from '../contract.ts'
import { listHelpNumbers } from '../help-numbers-contract.ts'
import { contactUs, mailContactMessageJob } from './contact-us.ts'
import { contactMail } from './contact-mail.ts'
import { readHelpNumbers } from './help-numbers.ts'

/** Registers the numbers of the safety page, and the endpoint and the mail job of the contact form. */
export const serveSite = (routes: Routes): void => {
  const { jobs, limits, mailer, texts } = routes.platform
  registerRoute(routes, endpoint, (ctx, input) => contactUs(ctx, input, { limits, texts }))
  registerRoute(routes, listHelpNumbers, async ({ db }) => ({ data: { numbers: await readHelpNumbers(db) } }))
  jobs.handle(mailContactMessageJob, (message) => mailer.send(contactMail(texts, supportEmailOf(routes.platform), message)))
}
