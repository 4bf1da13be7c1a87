// Compares a restored service with what its members were told before.
import { sql } from 'kysely'
import { checkLedger } from '#features/wallet/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { AcknowledgedWrite } from '../failover/writes.ts'

/** What happened around the restore; the restored service is compared with it. */
export interface BeforeRestore {
  /** The restored point in time, in milliseconds since 1970. */
  at: number
  acknowledged: readonly AcknowledgedWrite[]
  /** Ids of members who were erased, before the restored point in time or after it. */
  erased: readonly string[]
  /** Returns the names of files that the restored rows need and the storage lacks. */
  missingFiles(): Promise<string[]>
  /** Returns how many files are left of a photo that was added after the restored point in time. */
  leftFiles(): Promise<number>
  /** `pending` was started before the restored point in time and paid after it; `lost` was started after it. */
  deposits: Readonly<Record<'pending' | 'lost', { id: string; reference: string }>>
  differences: readonly { reference: string; kind: string }[]
}

export interface RestoreCheckResult {
  /** Numbers of acknowledged writes: before the restored point in time, under way at it, and after it. */
  before: number
  during: number
  after: number
  /** Violations in words; empty when all is well. */
  wrong: string[]
}

const isStored = async (db: Database, writes: readonly AcknowledgedWrite[]): Promise<(write: AcknowledgedWrite) => boolean> => {
  const bodies = await sql<{ body: string }>`select body from message where body like 'message %'`.execute(db)
  const journalIds = writes.flatMap(({ journalId }) => journalId ?? [])
  const journals = await sql<{ id: string }>`select id from journal where id = any(${journalIds}::uuid[])`.execute(db)
  const known = new Set([...bodies.rows.map(({ body }) => body), ...journals.rows.map(({ id }) => id)])
  return ({ kind, body, journalId = '' }) => known.has(kind === 'message' ? body : journalId)
}

/** Finds what a restore to a point in time must not have lost, kept or brought back. */
export const checkRestore = async (db: Database, told: BeforeRestore): Promise<RestoreCheckResult> => {
  const { at, acknowledged, erased, deposits, differences } = told
  const has = await isStored(db, acknowledged)
  const before = acknowledged.filter(({ answeredAt }) => answeredAt < at)
  const after = acknowledged.filter(({ sentAt }) => sentAt > at)
  const missing = before.filter((write) => !has(write))
  const kept = after.filter(has)
  const back = await sql<{ id: string }>`
    select id from member where id = any(${[...erased]}::uuid[]) and email not like '%@deleted.invalid'`.execute(db)
  const missingFiles = await told.missingFiles()
  const leftFiles = await told.leftFiles()
  const credits = await sql<{ times: number }>`
    select count(*)::int as times from journal where key = ${`deposit:${deposits.pending.id}`}`.execute(db)
  const found = differences.map(({ reference, kind }) => `${kind} ${reference}`)
  const expected = `missing_here ${deposits.lost.reference}`
  return {
    before: before.length,
    during: acknowledged.length - before.length - after.length,
    after: after.length,
    wrong: [
      ...(missing.length > 0 ? [`${missing.length} writes from before the moment are lost`] : []),
      ...(kept.length > 0 ? [`${kept.length} writes from after the moment are there`] : []),
      ...back.rows.map(({ id }) => `the erased member ${id} is back`),
      ...(missingFiles.length > 0 ? [`${missingFiles.length} files of the moment are missing`] : []),
      ...(leftFiles > 0 ? [`${leftFiles} files from after the moment are left`] : []),
      ...(await checkLedger(db)).map(({ what, at: place }) => `the ledger: ${what}: ${place}`),
      ...(credits.rows[0]?.times === 1 ? [] : [`the payment that was made after the moment is credited ${credits.rows[0]?.times} times`]),
      ...(found.join() === expected ? [] : [`the comparison with the provider found ${found.join(', ') || 'nothing'}, not ${expected}`]),
    ],
  }
}
