import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { HelpNumber } from '../help-numbers-contract.ts'

/** Returns the numbers of the safety page, sorted by country and kind. */
export const readHelpNumbers = async (db: Database): Promise<HelpNumber[]> => {
  const rows = await db.selectFrom('help_number').selectAll().orderBy('country').orderBy('kind').orderBy('number').execute()
  return rows.map((row) => ({ ...row, kind: row.kind as HelpNumber['kind'] }))
}

/** Serialises changes, so that two administrators cannot add the same number twice. */
export const lockHelpNumbers = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('help numbers', 0))`.execute(tx)
}

/** Adds a number, or replaces the one with the same id. */
export const storeHelpNumber = async (tx: Tx, { id, ...fields }: HelpNumber): Promise<void> => {
  await tx
    .insertInto('help_number')
    .values({ id, ...fields })
    .onConflict((on) => on.column('id').doUpdateSet(fields))
    .execute()
}

/** Removes a number. */
export const deleteHelpNumber = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('help_number').where('id', '=', id).execute()
}
