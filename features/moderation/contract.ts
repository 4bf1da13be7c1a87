import * as z from 'zod'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { Id, readable } from '#platform/shared/fields.ts'

export const moderationErrors = errorCodes('moderation', {
  oneself: 422,
  reason_required: 422,
  reason_short: 422,
  reason_long: 422,
  reports_spent: 429,
})

/** Characters of a reason. */
const minReason = 10
export const maxReason = 2000
/** Within 24 hours, each member. */
export const reportsADay = 20

export const reportCategories = ['fake', 'scam', 'harassment', 'sexual', 'underage', 'threat', 'impersonation', 'other'] as const
export const ReportCategory = z.enum(reportCategories)
export type ReportCategory = z.infer<typeof ReportCategory>

export const Report = z.object({
  content: z
    .string(moderationErrors.reason_required.code)
    .trim()
    .min(1, moderationErrors.reason_required.code)
    .refine((reason) => reason === '' || reason.length >= minReason, moderationErrors.reason_short.code)
    .max(maxReason, moderationErrors.reason_long.code)
    .refine(readable, platformErrors.unreadable_text.code),
  category: ReportCategory.nullish(),
})
export type Report = z.infer<typeof Report>

export const reportMember = endpoint({
  method: 'POST',
  path: '/abuse/:id/report',
  access: 'member',
  summary: 'Reports a member the caller has met; what there was to see is kept as it is now, and they are not told',
  params: z.object({ id: Id }),
  body: Report,
  response: data(z.object({ message: z.string() })),
  errors: [...Object.values(moderationErrors), platformErrors.not_found],
})
