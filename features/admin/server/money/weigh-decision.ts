import { recordAudit } from '#features/audit/server/index.ts'
import type { MayCarryOutReviewDecision } from '#features/deposits/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { formatCents } from '#platform/shared/money.ts'
import { adminErrors } from '../../entry-contract.ts'
import { addProposal, lockMoneyRule, sumDecidedAlone } from './proposal-store.ts'

/**
 * Weighs a decision of one person about a payment: it may happen now, or is stored as a proposal to a second person. What the same person gave
 * the same member within 24 hours counts with it, so that several small amounts do not go around the limit.
 * @throws {AppError} admin.oneself for the caller's own payment; platform.conflict when a proposal about it waits already
 */
export const weighDecision =
  ({ actor, now }: MemberContext, kind: 'credit' | 'refunded', reason: string): MayCarryOutReviewDecision =>
  async (tx, { depositId, memberId, cents }) => {
    if (memberId === actor.id) throw new AppError(adminErrors.oneself)
    const rule = await lockMoneyRule(tx)
    const given = await sumDecidedAlone(tx, actor.id, memberId, new Date(now.getTime() - dayMs))
    const isAlone = !rule.enabled || given + cents <= BigInt(rule.limit_cents)
    const decision = { kind, depositId, memberId, cents, reason, by: actor.id }
    if (!(await addProposal(tx, { ...decision, state: isAlone ? 'alone' : 'open' }, now))) throw new AppError(platformErrors.conflict)
    if (!isAlone)
      await recordAudit(tx, {
        admin: actor.id,
        action: 'money.proposed',
        subject: { kind: 'deposit', id: depositId },
        reason,
        details: { kind, usd: formatCents(cents) },
        now,
      })
    return isAlone
  }
