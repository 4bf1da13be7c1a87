import { recordAudit } from '#features/audit/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { formatCents } from '#platform/shared/money.ts'
import { adminErrors } from '../../entry-contract.ts'
import { type MoneyProposal, proposalDays } from '../../two-person-contract.ts'
import { readMemberNames } from '../members/member-queries.ts'
import {
  addProposal,
  hasSecondPerson,
  lockMoneyRule,
  proposalCutoff,
  type ProposalRow,
  readMoneyRule,
  readProposals,
  storeMoneyRule,
} from './proposal-store.ts'

/**
 * Changes the rule that large payments need a second person. A stricter rule holds at once; a looser rule is itself only proposed to a second person.
 * @throws {AppError} admin.no_second_person when the rule is switched on and nobody else could confirm a payment; platform.conflict when a
 * change of the rule is already proposed
 */
export const changeMoneyRule = (
  ctx: MemberContext,
  { enabled, limit_usd: limitCents, reason }: { enabled: boolean; limit_usd: bigint; reason: string },
): Promise<void> => {
  const { actor, now } = ctx
  return inTransaction(ctx.db, async (tx) => {
    const rule = await lockMoneyRule(tx)
    const before = BigInt(rule.limit_cents)
    if (rule.enabled === enabled && before === limitCents) return
    if (enabled && !rule.enabled && !(await hasSecondPerson(tx, actor.id))) throw new AppError(adminErrors.no_second_person)
    const isLooser = rule.enabled && (!enabled || limitCents > before)
    if (isLooser) {
      const proposed = { enabled, limitCents, version: rule.version }
      if (!(await addProposal(tx, { kind: 'rule', state: 'open', cents: limitCents, rule: proposed, reason, by: actor.id }, now)))
        throw new AppError(platformErrors.conflict)
    } else await storeMoneyRule(tx, { enabled, limitCents })
    await recordAudit(tx, {
      admin: actor.id,
      action: isLooser ? 'money.proposed' : 'money.rule_changed',
      subject: { kind: 'money_rule', id: 'second_person' },
      reason,
      details: { enabled, from: formatCents(before), to: formatCents(limitCents) },
      now,
    })
  })
}

const presentProposal = (row: ProposalRow, names: ReadonlyMap<string, string>, { actor, now }: MemberContext): MoneyProposal => {
  const person = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? '' })
  const hasRunOut = row.state === 'open' && row.proposed_at <= proposalCutoff(now)
  return {
    id: row.id,
    kind: row.kind as MoneyProposal['kind'],
    state: hasRunOut ? 'expired' : (row.state as MoneyProposal['state']),
    member: person(row.member_id),
    usd: formatCents(row.amount_cents),
    rule: row.kind === 'rule' ? { enabled: row.enabled === true, limit_usd: formatCents(row.limit_cents ?? 0) } : null,
    reason: row.reason,
    proposed_by: person(row.proposed_by),
    proposed_at: row.proposed_at.toISOString(),
    until: new Date(row.proposed_at.getTime() + proposalDays * dayMs).toISOString(),
    decided_by: person(row.decided_by),
    decided_at: row.decided_at?.toISOString() ?? null,
    answer: row.answer,
    own: row.proposed_by === actor.id,
  }
}

/** Returns the rule, whether only the caller can decide, the open proposals and the latest decided ones. */
export const listProposals = async (ctx: MemberContext) => {
  const [rule, rows, hasOther] = await Promise.all([readMoneyRule(ctx.db), readProposals(ctx.db), hasSecondPerson(ctx.db, ctx.actor.id)])
  const ids = rows.flatMap(({ member_id, proposed_by, decided_by }) => [member_id, proposed_by, decided_by])
  const names = await readMemberNames(ctx.db, [...new Set(ids.filter((id) => id !== null))])
  return {
    rule: { enabled: rule.enabled, limit_usd: formatCents(rule.limit_cents) },
    alone: !hasOther,
    proposals: rows.map((row) => presentProposal(row, names, ctx)),
  }
}
