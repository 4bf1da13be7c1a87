import * as z from 'zod'
import { ConductReason } from '#features/members/contract.ts'
import { VoiceHello } from '#features/voice-hello/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { Cursor, Id, Moment, text } from '#platform/shared/fields.ts'
import { isStorableText } from '#platform/shared/text-checks.ts'
import { DecisionKind, decisionKinds } from './decision-contract.ts'
import { Evidence, FoundSign } from './evidence-contract.ts'

export { DecisionKind, decisionKinds }

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
  voice_hello_missing: 422,
  appealed: 409,
  appeal_late: 409,
  last_admin: 409,
  staff_account: 403,
})

const minReasonLength = 10
export const maxReasonLength = 2000
/** Reports one member may send within 24 hours. */
export const maxReportsPerDay = 20

export const reportCategories = ['fake', 'scam', 'harassment', 'sexual', 'underage', 'threat', 'impersonation', 'other'] as const
export const ReportCategory = z.enum(reportCategories)
export type ReportCategory = z.infer<typeof ReportCategory>

export const ReportInput = z.object({
  content: z
    .string(moderationErrors.reason_required.code)
    .trim()
    .min(1, moderationErrors.reason_required.code)
    .refine((reason) => reason === '' || reason.length >= minReasonLength, moderationErrors.reason_short.code)
    .max(maxReasonLength, moderationErrors.reason_long.code)
    .refine(isStorableText, platformErrors.unreadable_text.code),
  category: ReportCategory.nullish(),
  /** The proof that came with a card of the feed. It counts as having opened the profile. */
  shown_proof: z.string().max(60, platformErrors.too_long.code).optional(),
})
export type ReportInput = z.infer<typeof ReportInput>

export const reportMember = endpoint({
  method: 'POST',
  path: '/abuse/:id/report',
  access: 'member',
  summary: 'Reports a member the caller has met, with a snapshot of profile and messages; the reported member is not notified',
  params: z.object({ id: Id }),
  body: ReportInput,
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
const appealStates = ['open', 'upheld', 'reversed'] as const
/** The longest suspension in days; a ban has no end. */
const maxSuspensionDays = 365
/** Days after a decision during which it can be appealed. */
export const appealPeriodDays = 180
/** The longest text of an appeal, in characters. */
export const maxAppealLength = 4000
const maxFreeText = 2000

const freeText = z
  .string()
  .trim()
  .max(maxFreeText, platformErrors.too_long.code)
  .refine(isStorableText, platformErrors.unreadable_text.code)
  .default('')

/** How the console names a member. */
const MemberName = z.object({ id: Id, firstname: z.string(), lastname: z.string() })

export const CaseSummary = z.object({
  id: Id,
  kind: z.enum(caseKinds),
  state: z.enum(caseStates),
  /** The version of the case. Every change of the case sends the version that it is based on, and is refused if the case has a newer one. */
  version: z.int(),
  /** The urgency: 1 is one report of an ordinary category by a reporter without earlier reports. */
  score: z.number(),
  member: MemberName.extend({ status: z.string() }),
  owner: MemberName.nullable(),
  reports: z.int(),
  categories: z.array(ReportCategory),
  opened_at: Moment,
  changed_at: Moment,
  outcome: z.string().nullable(),
})
export type CaseSummary = z.infer<typeof CaseSummary>

const CaseReport = z.object({
  id: Id,
  category: ReportCategory.nullable(),
  content: z.string(),
  created_at: Moment,
  /** How many earlier reports of this reporter led to an action, and how many were dismissed. */
  reporter: MemberName.extend({ acted: z.int(), no_breach: z.int() }).nullable(),
  evidence: Evidence.nullable(),
  signs: z.array(FoundSign).nullable(),
})
const DecisionRecord = z.object({
  id: Id,
  kind: DecisionKind,
  reason: z.string(),
  words: z.string(),
  note: z.string(),
  until: Moment.nullable(),
  admin: MemberName.nullable(),
  created_at: Moment,
  reversed: z.boolean(),
})
export const CaseDetail = CaseSummary.extend({
  case_reports: z.array(CaseReport),
  profile_now: z.record(z.string(), z.unknown()),
  photos_now: z.array(z.object({ id: Id, image: z.string(), review: z.string() })),
  voice_hello_now: VoiceHello.nullable(),
  /** Decisions about the member, newest first. */
  history: z.array(DecisionRecord),
  appeal: z
    .object({ content: z.string(), state: z.enum(appealStates), answer: z.string(), created_at: Moment, decision: DecisionRecord })
    .nullable(),
  viewer: z.object({ owns: z.boolean(), may_decide: z.boolean() }),
})
export type CaseDetail = z.infer<typeof CaseDetail>

const changeErrors = [moderationErrors.changed, platformErrors.not_found]
const idParams = z.object({ id: Id })
const moderator = { access: 'admin', staff: ['moderator'] } as const
const Version = z.object({ version: z.int().min(1).max(2_000_000_000) })

export const listCases = endpoint({
  method: 'GET',
  path: '/admin/reports',
  access: 'admin',
  staff: ['moderator', 'support'],
  summary: 'Lists open cases, the most urgent first, or decided cases, the latest first',
  query: z.object({
    kind: z.enum(caseKinds).default('report'),
    show: z.enum(['waiting', 'mine', 'decided']).default('waiting'),
    cursor: Cursor,
  }),
  response: data(
    z.object({
      cases: z.array(CaseSummary),
      next_cursor: z.string().nullable(),
      waiting: z.object({ report: z.int(), appeal: z.int(), photo: z.int(), voice_hello: z.int() }),
    }),
  ),
  errors: [platformErrors.invalid],
})

export const getCase = endpoint({
  method: 'GET',
  path: '/admin/reports/:id',
  access: 'admin',
  staff: ['moderator', 'support'],
  summary: 'Returns a case with its evidence and the current profile',
  params: idParams,
  response: data(CaseDetail),
  errors: [platformErrors.not_found],
})

export const claimCase = endpoint({
  method: 'POST',
  path: '/admin/reports/:id/claim',
  ...moderator,
  summary: 'Assigns a case to the caller, also when another administrator owns it',
  params: idParams,
  body: Version,
  response: data(CaseDetail),
  errors: [...changeErrors, moderationErrors.own_decision],
})

export const releaseCase = endpoint({
  method: 'POST',
  path: '/admin/reports/:id/release',
  ...moderator,
  summary: 'Returns a case to the queue',
  params: idParams,
  body: Version,
  response: data(CaseDetail),
  errors: changeErrors,
})

export const decideCase = endpoint({
  method: 'POST',
  path: '/admin/reports/:id/decide',
  ...moderator,
  console: 'fresh',
  summary: 'Decides a case of reports; notifies the member of the reason, and the reporters of the review',
  params: idParams,
  body: Version.extend({
    decision: DecisionKind.exclude(['refuse_photo_check', 'refuse_applicant']),
    /** Required unless the decision is `dismiss`. */
    reason: ConductReason.nullish(),
    words: freeText,
    note: freeText,
    days: z.int().min(1, platformErrors.too_small.code).max(maxSuspensionDays, platformErrors.too_big.code).nullish(),
    photo_ids: z.array(Id).max(60, platformErrors.too_long.code).default([]),
  }),
  response: data(CaseDetail),
  errors: [
    ...changeErrors,
    moderationErrors.reason_missing,
    moderationErrors.days_missing,
    moderationErrors.photos_missing,
    moderationErrors.voice_hello_missing,
    moderationErrors.last_admin,
    moderationErrors.staff_account,
  ],
})

export const decideAppeal = endpoint({
  method: 'POST',
  path: '/admin/reports/:id/appeal',
  ...moderator,
  console: 'fresh',
  summary: 'Decides an appeal: upholds the decision, or reverses it and its effects',
  params: idParams,
  body: Version.extend({ outcome: z.enum(['upheld', 'reversed']), answer: freeText, note: freeText }),
  response: data(CaseDetail),
  errors: [...changeErrors, moderationErrors.own_decision, moderationErrors.staff_account],
})

/** A decision as the member reads it, with its reason, its end and the member's appeal: the legal "statement of reasons". */
export const DecisionStatement = z.object({
  id: Id,
  kind: DecisionKind.exclude(['dismiss']),
  /** The reason as a sentence, in the language of the request. */
  reason: z.string(),
  words: z.string(),
  until: Moment.nullable(),
  photos: z.int(),
  created_at: Moment,
  appeal: z.object({ content: z.string(), state: z.enum(appealStates), answer: z.string() }).nullable(),
  may_appeal: z.boolean(),
  /** With this token, its bearer can read the decision and appeal without a session. */
  token: z.string(),
})
export type DecisionStatement = z.infer<typeof DecisionStatement>

export const getAccountStatus = endpoint({
  method: 'GET',
  path: '/me/standing',
  access: 'guest',
  summary:
    'Returns whether the profile is hidden for a review or until a moderator has let the caller in, and the oldest decision or appeal result that the caller has not seen',
  response: data(z.object({ held: z.boolean(), applicant: z.boolean(), statement: DecisionStatement.nullable() })),
})

export const markStatementSeen = endpoint({
  method: 'POST',
  path: '/me/standing/:id/seen',
  access: 'guest',
  summary: 'Marks a decision about the caller as seen',
  params: idParams,
  status: 204,
})

const Token = z.string(platformErrors.required.code).min(1, platformErrors.required.code).max(120, platformErrors.too_long.code)

export const getStatement = endpoint({
  method: 'GET',
  path: '/appeals',
  access: 'open',
  summary: 'Returns a decision to the holder of the token in its email',
  query: z.object({ token: Token }),
  response: data(DecisionStatement),
  errors: [platformErrors.not_found, platformErrors.too_many],
})

export const makeAppeal = endpoint({
  method: 'POST',
  path: '/appeals',
  access: 'open',
  summary: 'Appeals a decision, once',
  body: z.object({ token: Token, content: text(10, maxAppealLength) }),
  response: data(DecisionStatement),
  errors: [platformErrors.not_found, platformErrors.too_many, moderationErrors.appealed, moderationErrors.appeal_late],
})
