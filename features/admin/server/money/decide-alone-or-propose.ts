import { recordAudit } from '#features/audit/server/index.ts'
import type { MayCarryOutReviewDecision } from '#features/deposits/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { formatCents } from '#platform/shared/money.ts'
import { adminErrors } from '../../entry-contract.ts'
import { addProposal, lockMoneyRule, sumDecidedWithoutSecondPerson } from './proposal-store.ts'

/**
 * Returns a function that says whether the caller may decide a payment alone, and otherwise stores a proposal to a second person. Amounts that the
 * caller gave the same member within 24 hours count together, so that several small amounts do not get around the limit.
 * @throws {AppError} from the returned function: admin.oneself for the caller's own payment; platform.conflict when a proposal about it is open
 */
export const decideAloneOrPropose =
  ({ actor, now }: MemberContext, kind: 'credit' | 'refunded', reason: string): MayCarryOutReviewDecision =>
  async (tx, { depositId, memberId, cents }) => {
    if (memberId === actor.id) throw new AppError(adminErrors.oneself)
    const rule = await lockMoneyRule(tx)
    const given = await sumDecidedWithoutSecondPerson(tx, actor.id, memberId, new Date(now.getTime() - dayMs))
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
