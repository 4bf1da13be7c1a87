import { sql } from 'kysely'
import type { Tx } from '#platform/server/db/database.ts'

/**
 * Locks a pair of members until the transaction ends. Blocks take this lock, and so does everything that must not run beside a block: reactions
 * (in the SQL function `react`), first messages and gifts. Take it before any row lock of the pair.
 */
export const lockPair = async (tx: Tx, a: string, b: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(
    least(${a}::uuid, ${b}::uuid)::text || greatest(${a}::uuid, ${b}::uuid)::text, 0))`.execute(tx)
}
