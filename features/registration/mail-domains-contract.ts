import * as z from 'zod'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { text } from '#platform/shared/fields.ts'

export const mailDomainErrors = errorCodes('registration', { domain_wrong: 422, domain_twice: 422 })

/** Domains that each list may have, and characters of each: both lists fit in half of a request. */
const maxMailDomains = 70
export const longestMailDomain = 64

/** The operator's own decisions about domains of mail; each decides for its subdomains, too, and the longest one counts. */
export const MailDomains = z.object({
  /** Accounts with such an address wait for a moderator. */
  held: z.array(z.string()),
  /** Never taken for a disposable mailbox. */
  trusted: z.array(z.string()),
})
export type MailDomains = z.infer<typeof MailDomains>

const Typed = z.array(text(1, longestMailDomain), platformErrors.required.code).max(maxMailDomains, platformErrors.too_long.code)

/** Domains as typed, in any case and alphabet; one that is twice in a list counts once. */
export const TypedMailDomains = z.object({ held: Typed, trusted: Typed })
