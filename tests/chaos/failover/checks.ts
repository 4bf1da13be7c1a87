// Compares what was acknowledged with what the database has.
import { sql } from 'kysely'
import { checkLedger } from '#features/wallet/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { MemberWrite } from './writes.ts'

export interface WriteLosses {
  /** Acknowledged writes that the database does not have. */
  lost: string[]
  /** Writes that the database has twice. */
  doubled: string[]
  /** Broken invariants of the ledger. */
  unsound: string[]
}

/** Finds acknowledged writes that are missing or stored twice. Nobody may be writing. */
export const findLosses = async (db: Database, acknowledged: readonly MemberWrite[]): Promise<WriteLosses> => {
  const messages = acknowledged.filter(({ kind }) => kind === 'message')
  const purchases = acknowledged.filter(({ kind }) => kind === 'credits')
  const stored = await sql<{ body: string; times: number }>`select body, count(*)::int as times from message group by body`.execute(db)
  const timesOf = new Map(stored.rows.map(({ body, times }) => [body, times]))

  const told = purchases.flatMap(({ journalId }) => journalId ?? [])
  const known = await sql<{ id: string }>`select id from journal where id = any(${told}::uuid[])`.execute(db)
  const journals = new Set(known.rows.map(({ id }) => id))
  // A purchase that nobody answered has no journal id; the number of each member's journals covers it.
  const counted = await sql<{ member_id: string; times: number }>`
    select member_id, count(distinct journal.id)::int as times from journal join posting on journal_id = journal.id
    join account on account.id = account_id where journal.kind = 'credits_bought' and member_id is not null group by member_id`.execute(db)
  const boughtBy = new Map(counted.rows.map(({ member_id, times }) => [member_id, times]))
  const members = new Set([...boughtBy.keys(), ...purchases.map(({ memberId }) => memberId)])
  const isMissing = ({ journalId }: MemberWrite): boolean => journalId !== undefined && !journals.has(journalId)
  const differences = [...members].map((memberId) => {
    const own = purchases.filter((purchase) => purchase.memberId === memberId)
    return { memberId, more: (boughtBy.get(memberId) ?? 0) - own.filter((purchase) => !isMissing(purchase)).length }
  })
  return {
    lost: [
      ...messages.filter(({ body }) => !timesOf.has(body)).map(({ body }) => body),
      ...purchases.filter(isMissing).map(({ journalId }) => `journal ${journalId}`),
      ...differences.filter(({ more }) => more < 0).map(({ memberId, more }) => `${-more} purchases of ${memberId}`),
    ],
    doubled: [
      ...stored.rows.filter(({ body, times }) => times > 1 && body.startsWith('message ')).map(({ body }) => body),
      ...differences.filter(({ more }) => more > 0).map(({ memberId, more }) => `${more} purchases of ${memberId}`),
    ],
    unsound: (await checkLedger(db)).map(({ what, at }) => `${what}: ${at}`),
  }
}
