import { recordAudit } from '#features/audit/server/index.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { formatCents } from '#platform/shared/money.ts'
import { MoneyLimit } from '../../two-person-contract.ts'
import { lockMoneyRule, storeMoneyRule } from './proposal-store.ts'

interface WishedRule {
  /** US dollars such as `100.00`, or `off`. */
  limit: string
  reason: string
}

/**
 * Sets the rule of the second person, for the operator at the command line: when no second person is left, only the operator can loosen it. An
 * earlier proposal to change the rule can no longer be confirmed. @returns the new rule: an amount in dollars, or `off`
 * @throws {AppError} platform.required without a reason; platform.invalid for a limit that is not an amount up to one million dollars
 */
export const setMoneyRuleAsOperator = (db: Database, { limit, reason }: WishedRule, now: Date): Promise<string> => {
  const why = reason.trim().slice(0, 500)
  if (why === '') throw new AppError(platformErrors.required, { fields: { reason: [platformErrors.required] } })
  const enabled = limit !== 'off'
  const wished = enabled ? MoneyLimit.safeParse(limit).data : undefined
  if (enabled && wished === undefined) throw new AppError(platformErrors.invalid, { fields: { limit: [platformErrors.invalid] } })
  return inTransaction(db, async (tx) => {
    const rule = await lockMoneyRule(tx)
    const limitCents = wished ?? BigInt(rule.limit_cents)
    await storeMoneyRule(tx, { enabled, limitCents })
    await recordAudit(tx, {
      admin: null,
      action: 'money.rule_changed',
      subject: { kind: 'money_rule', id: 'second_person' },
      reason: why,
      details: { enabled, from: rule.enabled ? formatCents(rule.limit_cents) : 'off', to: enabled ? formatCents(limitCents) : 'off' },
      now,
    })
    return enabled ? formatCents(limitCents) : 'off'
  })
}
