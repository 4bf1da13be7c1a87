import { sql } from 'kysely'
import type { Tx } from '#platform/server/db/database.ts'

/**
 * Locks a pair of members until the transaction ends. A block takes this lock, and so does all that a block must not miss: reactions (the SQL
 * function `react` takes the same lock), first messages and gifts. It comes before any row lock of the pair.
 */
export const lockPair = async (tx: Tx, a: string, b: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(
    least(${a}::uuid, ${b}::uuid)::text || greatest(${a}::uuid, ${b}::uuid)::text, 0))`.execute(tx)
}
