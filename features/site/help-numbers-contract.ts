import * as z from 'zod'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { platformErrors } from '#platform/shared/errors.ts'
import { Day, Id, text } from '#platform/shared/fields.ts'

export const helpNumberKinds = ['emergency', 'police', 'violence'] as const

/** What the safety page shows of a number. */
export const HelpNumberFields = z.object({
  /** ISO code of the country, such as `CM`. */
  country: z.string(platformErrors.required.code).regex(/^[A-Z]{2}$/, platformErrors.required.code),
  kind: z.enum(helpNumberKinds, platformErrors.invalid.code),
  /** As people write it: digits, which spaces may group, with or without a leading plus. */
  number: text(2, 20).refine((given) => /^\+?\d+( \d+)*$/.test(given), platformErrors.invalid.code),
  /** URL of the page that the number was taken from. */
  source: text(1, 500).pipe(z.url({ protocol: /^https?$/, error: platformErrors.invalid.code })),
  /** The date of that page. */
  dated: Day,
})

export const HelpNumber = HelpNumberFields.extend({ id: Id })
export type HelpNumber = z.infer<typeof HelpNumber>

export const listHelpNumbers = endpoint({
  method: 'GET',
  path: '/help-numbers',
  access: 'open',
  summary: 'Lists the emergency numbers and help lines of the safety page by country',
  response: data(z.object({ numbers: z.array(HelpNumber) })),
})
