import { recordAudit } from '#features/audit/server/index.ts'
import { creditReviewedDeposit, markReviewedDepositRefunded, type MayCarryOutReviewDecision } from '#features/deposits/server/index.ts'
import { readMember } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { formatCents } from '#platform/shared/money.ts'
import { isAllowedStaff, type Role } from '#platform/shared/roles.ts'
import { adminErrors } from '../../entry-contract.ts'
import { closeProposal, lockMoneyRule, type ProposalRow, readProposal, storeMoneyRule } from './proposal-store.ts'

interface ProposalDecision {
  id: string
  decision: 'confirm' | 'refuse'
  reason: string
}

/** Requires that the proposer is still allowed to propose: otherwise a person who has left could still move money. */
const requireProposer = async (tx: Tx, { proposed_by: by, kind }: ProposalRow): Promise<void> => {
  const proposer = by === null ? undefined : await readMember(tx, by)
  const mayPropose = isAllowedStaff(proposer?.role as Role, kind === 'rule' ? [] : ['finance'])
  if (!mayPropose || !['active', 'paused'].includes(proposer?.status ?? '')) throw new AppError(adminErrors.proposal_stale)
}

const close = async (
  tx: Tx,
  { actor, now }: MemberContext,
  proposal: ProposalRow,
  { decision, reason }: ProposalDecision,
): Promise<void> => {
  const state = decision === 'confirm' ? 'confirmed' : 'refused'
  if (!(await closeProposal(tx, { id: proposal.id, state, by: actor.id, answer: reason }, now)))
    throw new AppError(adminErrors.proposal_stale)
  await recordAudit(tx, {
    admin: actor.id,
    action: `money.${state}`,
    subject: proposal.deposit_id === null ? { kind: 'money_rule', id: 'second_person' } : { kind: 'deposit', id: proposal.deposit_id },
    reason,
    details: { kind: proposal.kind, usd: formatCents(proposal.amount_cents), proposed_by: proposal.proposed_by },
    now,
  })
}

const confirmRule = (ctx: MemberContext, proposal: ProposalRow, decided: ProposalDecision): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const { version } = await lockMoneyRule(tx)
    if (version !== proposal.rule_version) throw new AppError(adminErrors.proposal_stale)
    await requireProposer(tx, proposal)
    await close(tx, ctx, proposal, decided)
    await storeMoneyRule(tx, { enabled: proposal.enabled === true, limitCents: BigInt(proposal.limit_cents ?? 0) })
  })

/**
 * Confirms and carries out a proposal of another person, or refuses it. The proposer can only take it back. Before a payment is decided, it is
 * checked again: it must still wait, for the same member and with the same amount.
 * @throws {AppError} platform.not_found; admin.own_proposal; admin.oneself for the caller's own payment; admin.proposal_stale when it is
 * decided, has run out or no longer fits; platform.conflict and the errors of deposits when the payment can no longer be decided this way
 */
export const decideProposal = async (
  ctx: MemberContext,
  platform: Pick<Platform, 'config' | 'clock'>,
  decided: ProposalDecision,
): Promise<void> => {
  const { db, actor } = ctx
  const proposal = await readProposal(db, decided.id)
  if (proposal === undefined) throw new AppError(platformErrors.not_found)
  if (decided.decision === 'refuse') return inTransaction(db, (tx) => close(tx, ctx, proposal, decided))
  if (proposal.proposed_by === actor.id) throw new AppError(adminErrors.own_proposal)
  if (proposal.member_id === actor.id) throw new AppError(adminErrors.oneself)
  if (proposal.state !== 'open') throw new AppError(adminErrors.proposal_stale)
  if (proposal.kind === 'rule') return confirmRule(ctx, proposal, decided)
  const confirm: MayCarryOutReviewDecision = async (tx, { memberId, cents }) => {
    await lockMoneyRule(tx)
    if (memberId !== proposal.member_id || cents !== BigInt(proposal.amount_cents)) throw new AppError(adminErrors.proposal_stale)
    await requireProposer(tx, proposal)
    await close(tx, ctx, proposal, decided)
    return true
  }
  const deposit = { id: proposal.deposit_id ?? '', reason: proposal.reason }
  return proposal.kind === 'credit'
    ? creditReviewedDeposit(ctx, platform, deposit, confirm)
    : markReviewedDepositRefunded(ctx, deposit, confirm)
}
