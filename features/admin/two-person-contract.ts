import * as z from 'zod'
import { AuditReason } from '#features/audit/contract.ts'
import { depositErrors } from '#features/deposits/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { platformErrors } from '#platform/shared/errors.ts'
import { Id, Moment } from '#platform/shared/fields.ts'
import { toMinorUnits } from '#platform/shared/money.ts'
import { adminErrors } from './entry-contract.ts'

/** Days during which a second person may confirm a proposal. */
export const proposalDays = 7
/** The highest limit: one million US dollars, in cents. */
const maxLimit = 100_000_000n

const Usd = z.string().regex(/^\d+\.\d{2}$/)
/** Parses a typed amount in US dollars into cents. */
export const MoneyLimit = z.string(platformErrors.required.code).transform((given, context): bigint => {
  const cents = toMinorUnits(given.trim(), 2)
  if (cents !== undefined && cents >= 0n && cents <= maxLimit) return cents
  context.addIssue({
    code: 'custom',
    message: cents === undefined ? platformErrors.invalid.code : platformErrors.too_big.code,
    input: given,
  })
  return z.NEVER
})

const MoneyRule = z.object({ enabled: z.boolean(), limit_usd: Usd })

const proposalKinds = ['credit', 'refunded', 'rule'] as const
const proposalStates = ['open', 'confirmed', 'refused', 'expired'] as const
const Person = z.object({ id: Id, name: z.string() }).nullable()

export const MoneyProposal = z.object({
  id: Id,
  kind: z.enum(proposalKinds),
  state: z.enum(proposalStates),
  member: Person,
  usd: Usd,
  /** The proposed rule; null when the proposal is about a payment. */
  rule: MoneyRule.nullable(),
  reason: z.string(),
  proposed_by: Person,
  proposed_at: Moment,
  /** Until when the proposal can be confirmed. */
  until: Moment,
  decided_by: Person,
  decided_at: Moment.nullable(),
  answer: z.string(),
  /** Whether the caller made the proposal. The proposer may take it back but not confirm it. */
  own: z.boolean(),
})
export type MoneyProposal = z.infer<typeof MoneyProposal>

const overview = data(
  z.object({
    rule: MoneyRule,
    /** Whether nobody but the caller could now confirm a proposal. */
    alone: z.boolean(),
    proposals: z.array(MoneyProposal),
  }),
)
const staff = ['finance'] as const

export const listProposals = endpoint({
  method: 'GET',
  path: '/admin/money/proposals',
  access: 'admin',
  staff,
  summary: 'Returns the rule of the second person, the open proposals, and the last decided ones',
  response: overview,
})

export const decideProposal = endpoint({
  method: 'POST',
  path: '/admin/money/proposals/:id/decide',
  access: 'admin',
  staff,
  console: 'fresh',
  summary: 'Confirms the proposal of another person and carries it out, or refuses it; one’s own can only be taken back',
  params: z.object({ id: Id }),
  body: z.object({ decision: z.enum(['confirm', 'refuse']), reason: AuditReason }),
  response: overview,
  errors: [
    platformErrors.not_found,
    platformErrors.conflict,
    adminErrors.own_proposal,
    adminErrors.oneself,
    adminErrors.proposal_stale,
    ...Object.values(depositErrors),
  ],
})

export const changeMoneyRule = endpoint({
  method: 'PUT',
  path: '/admin/money/rule',
  access: 'admin',
  console: 'fresh',
  summary: 'Changes from which amount a second person is needed; to loosen the rule while it is on is a proposal itself',
  body: z.object({ enabled: z.boolean(), limit_usd: MoneyLimit, reason: AuditReason }),
  response: overview,
  errors: [platformErrors.conflict, adminErrors.no_second_person],
})
