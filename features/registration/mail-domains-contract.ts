import * as z from 'zod'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { text } from '#platform/shared/fields.ts'

export const mailDomainErrors = errorCodes('registration', { domain_wrong: 422, domain_twice: 422 })

/** Maximum number of domains in each list, and of characters in a domain: both lists fit in half of a request. */
const maxMailDomains = 70
export const longestMailDomain = 64

/** The operator's decisions about mail domains. A decision covers subdomains; the most specific domain wins. */
export const MailDomains = z.object({
  /** Accounts with such an address wait for a moderator. */
  held: z.array(z.string()),
  /** Never treated as domains of disposable mailboxes. */
  trusted: z.array(z.string()),
})
export type MailDomains = z.infer<typeof MailDomains>

const Typed = z.array(text(1, longestMailDomain), platformErrors.required.code).max(maxMailDomains, platformErrors.too_long.code)

/** Domains as typed, in any case and alphabet. Duplicates in a list are removed. */
export const TypedMailDomains = z.object({ held: Typed, trusted: Typed })
