import { sql, type Insertable, type Selectable } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { type DeletionBatches, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { utcDay } from '#platform/shared/utc-day.ts'

export type TokenRow = Selectable<DB['access_token']>

/** Adds a token. */
export const insertToken = (tx: Tx, token: Insertable<DB['access_token']>): Promise<TokenRow> =>
  tx.insertInto('access_token').values(token).returningAll().executeTakeFirstOrThrow()

/** Reads the tokens of a member that have not expired, the newest first. */
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

/** Reads the tokens of the service that have not expired, with the administrators who made them, the newest first. */
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

/** Makes those who create tokens of the service wait for each other, so that their number is counted right. */
export const lockServiceTokens = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('service tokens'))`.execute(tx)
}

/** Deletes a token of a member; false if they have no such token. */
export const deletePersonalToken = async (db: Database | Tx, memberId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('access_token')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'personal')
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Deletes a token of the service and returns it; undefined if there is none. */
export const deleteServiceToken = (tx: Tx, id: string): Promise<TokenRow | undefined> =>
  tx.deleteFrom('access_token').where('id', '=', id).where('kind', '=', 'service').returningAll().executeTakeFirst()

/** Whether the account belongs to somebody at the provider of staff. */
export const isOfProvider = async (tx: Tx, memberId: string): Promise<boolean> =>
  (await tx.selectFrom('staff_identity').select('member_id').where('member_id', '=', memberId).executeTakeFirst()) !== undefined

/**
 * Ends the access tokens of a member, with their sessions. Those of the service stay: they end with the role of their maker, or in the console.
 */
export const endTokensOfMember = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('access_token').where('member_id', '=', memberId).where('kind', '=', 'personal').execute()
}

/** Deletes every token of a member, also those of the service: the account is erased, shut out, or has another role. */
export const deleteTokensOfMember = async (tx: Tx, memberId: string): Promise<void> => {
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
export const deleteExpiredTokens = (batches: DeletionBatches, now: Date): Promise<void> =>
  deleteInBatches(batches, 'access_token', { by: 'expires_at', upTo: now })
