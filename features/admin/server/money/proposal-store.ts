import { randomUUID } from 'node:crypto'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { proposalDays } from '../../two-person-contract.ts'

/** Open proposals made before this moment have run out. */
export const proposalCutoff = (now: Date): Date => new Date(now.getTime() - proposalDays * dayMs)

/** Reads the rule that large payments need a second person. */
export const readMoneyRule = (db: Database | Tx) => db.selectFrom('money_rule').selectAll().executeTakeFirstOrThrow()

/** Locks the rule until the transaction ends, so that decisions about money happen one after the other. */
export const lockMoneyRule = (tx: Tx) => tx.selectFrom('money_rule').selectAll().forUpdate().executeTakeFirstOrThrow()

export const storeMoneyRule = async (tx: Tx, rule: { enabled: boolean; limitCents: bigint }): Promise<void> => {
  await tx
    .updateTable('money_rule')
    .set((row) => ({ enabled: rule.enabled, limit_cents: rule.limitCents.toString(), version: row('version', '+', 1) }))
    .execute()
}

/** Adds up the US cents that one person gave a member since a moment without a second person. */
export const sumDecidedWithoutSecondPerson = async (tx: Tx, by: string, memberId: string, since: Date): Promise<bigint> => {
  const { sum } = await tx
    .selectFrom('money_proposal')
    .select((row) => row.fn.sum<string | null>('amount_cents').as('sum'))
    .where('proposed_by', '=', by)
    .where('member_id', '=', memberId)
    .where('proposed_at', '>', since)
    .where('state', '=', 'alone')
    .executeTakeFirstOrThrow()
  return BigInt(sum ?? 0)
}

export interface NewProposal {
  kind: 'credit' | 'refunded' | 'rule'
  state: 'alone' | 'open'
  depositId?: string
  memberId?: string
  cents: bigint
  rule?: { enabled: boolean; limitCents: bigint; version: number }
  reason: string
  by: string
}

/** Stores an open proposal, or a decision made alone. @returns false when a proposal about the same payment, or about the rule, is already open */
export const addProposal = async (tx: Tx, given: NewProposal, now: Date): Promise<boolean> => {
  await tx
    .updateTable('money_proposal')
    .set({ state: 'expired' })
    .where('state', '=', 'open')
    .where('proposed_at', '<=', proposalCutoff(now))
    .execute()
  const added = await tx
    .insertInto('money_proposal')
    .values({
      id: randomUUID(),
      kind: given.kind,
      state: given.state,
      deposit_id: given.depositId ?? null,
      member_id: given.memberId ?? null,
      amount_cents: given.cents.toString(),
      enabled: given.rule?.enabled ?? null,
      limit_cents: given.rule?.limitCents.toString() ?? null,
      rule_version: given.rule?.version ?? null,
      reason: given.reason,
      proposed_by: given.by,
      proposed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

export const readProposal = (db: Database | Tx, id: string) =>
  db.selectFrom('money_proposal').selectAll().where('id', '=', id).where('state', '<>', 'alone').executeTakeFirst()
export type ProposalRow = NonNullable<Awaited<ReturnType<typeof readProposal>>>

/** Confirms or refuses an open proposal that has not run out. @returns false when it is no longer open */
export const closeProposal = async (
  tx: Tx,
  { id, state, by, answer }: { id: string; state: 'confirmed' | 'refused'; by: string; answer: string },
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('money_proposal')
    .set({ state, decided_by: by, decided_at: now, answer })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('proposed_at', '>', proposalCutoff(now))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Reads at most 100 proposals: the open ones first, then the newest. */
export const readProposals = (db: Database | Tx): Promise<ProposalRow[]> =>
  db
    .selectFrom('money_proposal')
    .selectAll()
    .where('state', '<>', 'alone')
    .orderBy((row) => row('state', '<>', 'open'))
    .orderBy('proposed_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()

/** Whether there is another active administrator or finance account with a second factor. */
export const hasSecondPerson = async (db: Database | Tx, adminId: string): Promise<boolean> =>
  (await db
    .selectFrom('member')
    .innerJoin('second_factor', 'second_factor.member_id', 'member.id')
    .select('member.id')
    .where('member.role', 'in', ['admin', 'finance'])
    .where('member.status', 'in', ['active', 'paused'])
    .where('member.id', '<>', adminId)
    .where('second_factor.confirmed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Removes an erased member from all proposals: open ones by or about the member expire, and the others no longer name the member. */
export const eraseMemberFromProposals = async (tx: Tx, memberId: string): Promise<void> => {
  const change = (values: object, column: 'member_id' | 'proposed_by' | 'decided_by') =>
    tx.updateTable('money_proposal').set(values).where(column, '=', memberId)
  await change({ state: 'expired' }, 'member_id').where('state', '=', 'open').execute()
  await change({ state: 'expired' }, 'proposed_by').where('state', '=', 'open').execute()
  await change({ member_id: null, reason: '', answer: '' }, 'member_id').execute()
  await change({ proposed_by: null }, 'proposed_by').execute()
  await change({ decided_by: null }, 'decided_by').execute()
}
