import { type Routes, route } from '#platform/server/http/route.ts'
import { contactUs as endpoint } from '../contract.ts'
import { contactUs, mailMessage } from './contact-us.ts'
import { messageMail } from './contact-mail.ts'

/** Serves the contact form. */
export const serveSite = (routes: Routes): void => {
  const { config, jobs, limits, mailer, texts } = routes.platform
  route(routes, endpoint, (ctx, input) => contactUs(ctx, input, { limits, texts }))
  jobs.handle(mailMessage, (message) => mailer.send(messageMail(texts, config.operatorEmail, message)))
}
