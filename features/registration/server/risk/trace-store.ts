import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { dayMs, hourMs } from '#platform/shared/durations.ts'
import type { RiskSignal } from '../../contract.ts'
import type { NetworkCounts } from './risk-points.ts'

/** Days for which the trace of a sign-up is kept. */
export const traceKeptDays = 7

export interface SignUpTrace {
  network: Buffer
  number_block: Buffer
}

/** Stores keyed hashes of the network and number block of a sign-up. */
export const addSignUpTrace = async (tx: Tx, memberId: string, trace: SignUpTrace, now: Date): Promise<void> => {
  await tx
    .insertInto('sign_up_trace')
    .values({ ...trace, member_id: memberId, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Stores the risk signals of a sign-up; later ones are added to them. */
export const saveRiskSignals = async (tx: Tx, memberId: string, signals: readonly RiskSignal[]): Promise<void> => {
  await tx
    .updateTable('sign_up_trace')
    .set({ signals: JSON.stringify(signals) })
    .where('member_id', '=', memberId)
    .execute()
}

/** Whether an account has a trace: it signed up over the internet in the last days. */
export const hasSignUpTrace = async (db: Database, memberId: string): Promise<boolean> =>
  (await db.selectFrom('sign_up_trace').select('member_id').where('member_id', '=', memberId).executeTakeFirst()) !== undefined

/** Reads the risk signals of a sign-up. */
export const readRiskSignals = async (db: Database | Tx, memberId: string): Promise<RiskSignal[]> => {
  const row = await db.selectFrom('sign_up_trace').select('signals').where('member_id', '=', memberId).executeTakeFirst()
  return (row?.signals ?? []) as RiskSignal[]
}

/** Returns the number of accounts of a network, and of all other networks, in the last hour and in the week before it. */
export const countAccountsByNetwork = async (tx: Tx, network: Buffer, now: Date): Promise<NetworkCounts> => {
  const [hourAgo, weekAgo] = [new Date(now.getTime() - hourMs), new Date(now.getTime() - traceKeptDays * dayMs)]
  const own = sql`network = ${network}`
  const { rows } = await sql<NetworkCounts>`
    select count(*) filter (where ${own} and at > ${hourAgo})::int as "hour", count(*) filter (where ${own} and at <= ${hourAgo})::int as "week",
      count(*) filter (where not ${own} and at > ${hourAgo})::int as "othersHour",
      count(*) filter (where not ${own} and at <= ${hourAgo})::int as "othersWeek"
    from sign_up_trace where at > ${weekAgo}`.execute(tx)
  return rows[0] ?? { hour: 0, week: 0, othersHour: 0, othersWeek: 0 }
}

/** Returns the number of accounts of a number block in the last week. */
export const countAccountsOfNumberBlock = async (tx: Tx, block: Buffer, now: Date): Promise<number> => {
  const { count } = await tx
    .selectFrom('sign_up_trace')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('number_block', '=', block)
    .where('at', '>', new Date(now.getTime() - traceKeptDays * dayMs))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the accounts of a network in the last hour, or of a block of numbers in the last week, that no moderator has reviewed; at most 200. */
export const readUnreviewedAccounts = async (tx: Tx, by: { network: Buffer } | { block: Buffer }, now: Date): Promise<string[]> => {
  const ms = 'network' in by ? hourMs : traceKeptDays * dayMs
  const rows = await tx
    .selectFrom('sign_up_trace')
    .leftJoin('applicant', 'applicant.member_id', 'sign_up_trace.member_id')
    .select('sign_up_trace.member_id')
    .where((row) => ('network' in by ? row('sign_up_trace.network', '=', by.network) : row('sign_up_trace.number_block', '=', by.block)))
    .where('sign_up_trace.at', '>', new Date(now.getTime() - ms))
    .where('applicant.member_id', 'is', null)
    .limit(200)
    .execute()
  return rows.map(({ member_id }) => member_id)
}
