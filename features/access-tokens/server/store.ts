import { sql, type Insertable, type Selectable } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { type DeletionBudget, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { utcDay } from '#platform/shared/utc-day.ts'

export type TokenRow = Selectable<DB['access_token']>

/** Adds a token. */
export const insertToken = (tx: Tx, token: Insertable<DB['access_token']>): Promise<TokenRow> =>
  tx.insertInto('access_token').values(token).returningAll().executeTakeFirstOrThrow()

/** Reads the unexpired tokens of a member, newest first. */
export const readPersonalTokens = (db: Database | Tx, memberId: string, now: Date): Promise<TokenRow[]> =>
  db
    .selectFrom('access_token')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', 'personal')
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** Reads the unexpired service tokens with the administrators who created them, newest first. */
export const readServiceTokens = (db: Database | Tx, now: Date) =>
  db
    .selectFrom('access_token')
    .innerJoin('member', 'member.id', 'access_token.member_id')
    .selectAll('access_token')
    .select(['member.firstname', 'member.lastname'])
    .where('kind', '=', 'service')
    .where('expires_at', '>', now)
    .orderBy('access_token.created_at', 'desc')
    .orderBy('access_token.id')
    .execute()

/** Serializes the creation of service tokens until the transaction ends, so that their limit holds. */
export const lockServiceTokens = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('service tokens'))`.execute(tx)
}

/** Deletes a personal token of a member. Returns false if the member has no such token. */
export const deletePersonalToken = async (db: Database | Tx, memberId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('access_token')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'personal')
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Deletes a service token and returns it; undefined if there is none. */
export const deleteServiceToken = (tx: Tx, id: string): Promise<TokenRow | undefined> =>
  tx.deleteFrom('access_token').where('id', '=', id).where('kind', '=', 'service').returningAll().executeTakeFirst()

/**
 * Deletes the personal access tokens of a member whose sessions end. Service tokens stay: they end when their creator loses the role, or when they
 * are revoked in the console.
 */
export const deletePersonalTokensOfMember = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('access_token').where('member_id', '=', memberId).where('kind', '=', 'personal').execute()
}

/** Deletes all personal and service tokens of a member who is erased, shut out, or gets another role. */
export const deleteAllTokensOfMember = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('access_token').where('member_id', '=', memberId).execute()
}

/** Records the day on which a token was used. */
export const recordTokenUse = async (db: Database, id: string, now: Date): Promise<void> => {
  const today = utcDay(now)
  await db
    .updateTable('access_token')
    .set({ last_used_on: today })
    .where('id', '=', id)
    .where((row) => row.or([row('last_used_on', 'is', null), row('last_used_on', '<', today)]))
    .execute()
}

/** Deletes tokens that have expired. */
export const deleteExpiredTokens = (batches: DeletionBudget, now: Date): Promise<void> =>
  deleteInBatches(batches, 'access_token', { by: 'expires_at', upTo: now })
