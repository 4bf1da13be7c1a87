import * as z from 'zod'
import { ConductReason } from '#features/members/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { Cursor, Id, Moment, text } from '#platform/shared/fields.ts'
import { isStorableText } from '#platform/shared/text-checks.ts'

export const moderationErrors = errorCodes('moderation', {
  oneself: 422,
  reason_required: 422,
  reason_short: 422,
  reason_long: 422,
  reports_spent: 429,
  changed: 409,
  own_decision: 403,
  reason_missing: 422,
  days_missing: 422,
  photos_missing: 422,
  appealed: 409,
  appeal_late: 409,
  last_admin: 409,
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
    .refine(isStorableText, platformErrors.unreadable_text.code),
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
  errors: [
    moderationErrors.oneself,
    moderationErrors.reason_required,
    moderationErrors.reason_short,
    moderationErrors.reason_long,
    moderationErrors.reports_spent,
    platformErrors.not_found,
  ],
})

const caseKinds = ['report', 'appeal'] as const
const caseStates = ['open', 'assigned', 'decided'] as const
export const decisionKinds = ['dismiss', 'warn', 'remove_photo', 'suspend', 'ban'] as const
export const DecisionKind = z.enum(decisionKinds)
export type DecisionKind = z.infer<typeof DecisionKind>
const appealStates = ['open', 'upheld', 'reversed'] as const
/** Days a suspension may have; a longer one is for good. */
const maxSuspensionDays = 365
/** Days after a decision within which it may be appealed. */
export const appealDays = 180
/** Characters of an appeal, and of what an administrator writes. */
export const maxAppeal = 4000
const maxWords = 2000

const words = z
  .string()
  .trim()
  .max(maxWords, platformErrors.too_long.code)
  .refine(isStorableText, platformErrors.unreadable_text.code)
  .default('')

/** A member as the console names one. */
const Named = z.object({ id: Id, firstname: z.string(), lastname: z.string() })

export const CaseSummary = z.object({
  id: Id,
  kind: z.enum(caseKinds),
  state: z.enum(caseStates),
  /** Sent back with every change, which is refused when somebody else was faster. */
  version: z.int(),
  /** 1 is one report of a usual kind by somebody of whom nothing is known. */
  score: z.number(),
  member: Named.extend({ status: z.string() }),
  owner: Named.nullable(),
  reports: z.int(),
  categories: z.array(ReportCategory),
  opened_at: Moment,
  changed_at: Moment,
  outcome: z.string().nullable(),
})
export type CaseSummary = z.infer<typeof CaseSummary>

const Evidence = z.object({
  profile: z.record(z.string(), z.unknown()),
  photos: z.array(z.object({ id: Id, hash: z.string(), review: z.string(), image: z.string().nullable() })),
  messages: z.array(
    z.object({ seq: z.number(), from: z.string().nullable(), kind: z.string(), body: z.string().nullable(), created_at: z.string() }),
  ),
  taken_at: Moment,
})
const CaseReport = z.object({
  id: Id,
  category: ReportCategory.nullable(),
  content: z.string(),
  created_at: Moment,
  /** How often something was done about what they reported, and how often not. */
  reporter: Named.extend({ acted: z.int(), no_breach: z.int() }).nullable(),
  evidence: Evidence.nullable(),
})
const DecisionRecord = z.object({
  id: Id,
  kind: DecisionKind,
  reason: z.string(),
  words: z.string(),
  note: z.string(),
  until: Moment.nullable(),
  admin: Named.nullable(),
  created_at: Moment,
  reversed: z.boolean(),
})
export const CaseDetail = CaseSummary.extend({
  case_reports: z.array(CaseReport),
  profile_now: z.record(z.string(), z.unknown()),
  photos_now: z.array(z.object({ id: Id, image: z.string(), review: z.string() })),
  /** What was decided about the member before, newest first. */
  history: z.array(DecisionRecord),
  appeal: z
    .object({ content: z.string(), state: z.enum(appealStates), answer: z.string(), created_at: Moment, decision: DecisionRecord })
    .nullable(),
  viewer: z.object({ owns: z.boolean(), may_decide: z.boolean() }),
})
export type CaseDetail = z.infer<typeof CaseDetail>

const changing = [moderationErrors.changed, platformErrors.not_found]
const one = z.object({ id: Id })
const Version = z.object({ version: z.int().min(1).max(2_000_000_000) })

export const listCases = endpoint({
  method: 'GET',
  path: '/admin/reports',
  access: 'admin',
  summary: 'What there is to decide, the most urgent first; what is decided, the latest first',
  query: z.object({
    kind: z.enum(caseKinds).default('report'),
    show: z.enum(['waiting', 'mine', 'decided']).default('waiting'),
    cursor: Cursor,
  }),
  response: data(
    z.object({
      cases: z.array(CaseSummary),
      next_cursor: z.string().nullable(),
      waiting: z.object({ report: z.int(), appeal: z.int(), photo: z.int() }),
    }),
  ),
  errors: [platformErrors.invalid],
})

export const getCase = endpoint({
  method: 'GET',
  path: '/admin/reports/:id',
  access: 'admin',
  summary: 'One case with its evidence as it was and the profile as it is',
  params: one,
  response: data(CaseDetail),
  errors: [platformErrors.not_found],
})

export const claimCase = endpoint({
  method: 'POST',
  path: '/admin/reports/:id/claim',
  access: 'admin',
  summary: 'Takes a case to work on, also from another administrator',
  params: one,
  body: Version,
  response: data(CaseDetail),
  errors: [...changing, moderationErrors.own_decision],
})

export const releaseCase = endpoint({
  method: 'POST',
  path: '/admin/reports/:id/release',
  access: 'admin',
  summary: 'Puts a case back into the queue',
  params: one,
  body: Version,
  response: data(CaseDetail),
  errors: changing,
})

export const decideCase = endpoint({
  method: 'POST',
  path: '/admin/reports/:id/decide',
  access: 'admin',
  console: 'fresh',
  summary: 'Ends a case of reports: the member is told why, the reporters that it was looked at',
  params: one,
  body: Version.extend({
    decision: DecisionKind,
    /** Asked for except to dismiss. */
    reason: ConductReason.nullish(),
    words,
    note: words,
    days: z.int().min(1, platformErrors.too_small.code).max(maxSuspensionDays, platformErrors.too_big.code).nullish(),
    photo_ids: z.array(Id).max(60, platformErrors.too_long.code).default([]),
  }),
  response: data(CaseDetail),
  errors: [
    ...changing,
    moderationErrors.reason_missing,
    moderationErrors.days_missing,
    moderationErrors.photos_missing,
    moderationErrors.last_admin,
  ],
})

export const decideAppeal = endpoint({
  method: 'POST',
  path: '/admin/reports/:id/appeal',
  access: 'admin',
  console: 'fresh',
  summary: 'Ends an appeal: the decision stands, or is taken back with what it did',
  params: one,
  body: Version.extend({ outcome: z.enum(['upheld', 'reversed']), answer: words, note: words }),
  response: data(CaseDetail),
  errors: [...changing, moderationErrors.own_decision],
})

/** A decision as the member reads it. */
export const Statement = z.object({
  id: Id,
  kind: DecisionKind.exclude(['dismiss']),
  /** In the language of the call. */
  reason: z.string(),
  words: z.string(),
  until: Moment.nullable(),
  photos: z.int(),
  created_at: Moment,
  appeal: z.object({ content: z.string(), state: z.enum(appealStates), answer: z.string() }).nullable(),
  may_appeal: z.boolean(),
  /** Lets the bearer read this and appeal without a session. */
  token: z.string(),
})
export type Statement = z.infer<typeof Statement>

export const getStanding = endpoint({
  method: 'GET',
  path: '/me/standing',
  access: 'guest',
  summary: 'Whether the profile is hidden for a review, and the oldest decision or answer the caller has not seen',
  response: data(z.object({ held: z.boolean(), statement: Statement.nullable() })),
})

export const noteStatement = endpoint({
  method: 'POST',
  path: '/me/standing/:id/seen',
  access: 'guest',
  summary: 'The caller has read a decision about them',
  params: one,
  status: 204,
})

const Token = z.string(platformErrors.required.code).min(1, platformErrors.required.code).max(120, platformErrors.too_long.code)

export const getAppeal = endpoint({
  method: 'GET',
  path: '/appeals',
  access: 'open',
  summary: 'A decision, for whoever has the token of its mail',
  query: z.object({ token: Token }),
  response: data(Statement),
  errors: [platformErrors.not_found, platformErrors.too_many],
})

export const makeAppeal = endpoint({
  method: 'POST',
  path: '/appeals',
  access: 'open',
  summary: 'Appeals a decision, once',
  body: z.object({ token: Token, content: text(10, maxAppeal) }),
  response: data(Statement),
  errors: [platformErrors.not_found, platformErrors.too_many, moderationErrors.appealed, moderationErrors.appeal_late],
})
