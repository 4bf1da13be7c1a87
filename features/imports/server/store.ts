import { createHash } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { hashToken } from '#platform/server/secrets/hash-token.ts'

/** Hashes the id of a member at another service. The same id at two sources gives two hashes. `source` is undefined for the first service. */
export const hashExternalId = (id: string, source: string | undefined): Buffer =>
  createHash('sha256')
    .update(source === undefined ? `imported:${id}` : `imported from ${source}:${id}`)
    .digest()

/** Makes imports of other processes wait until this transaction ends. */
export const lockAgainstOtherImports = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('imports', 0))`.execute(tx)
}

/**
 * Returns the hashes, in hex, of the given ids that were imported before. A waiting row without a member does not count: a server of the previous
 * release has removed its unproven account early.
 */
export const readImportedHashes = async (db: Database | Tx, hashes: readonly Buffer[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('imported_member')
    .select('external_hash')
    .where(sql<boolean>`external_hash = any(${sql.val([...hashes])}::bytea[])`)
    .where((row) => row.or([row('state', '<>', 'waiting'), row('member_id', 'is not', null)]))
    .execute()
  return new Set(rows.map(({ external_hash }) => external_hash.toString('hex')))
}

/** Returns the emails of the given ones that belong to an account. */
export const readTakenEmails = async (db: Database | Tx, emails: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('member')
    .select('email')
    .where(sql<boolean>`email = any(${sql.val([...emails])}::text[])`)
    .execute()
  return new Set(rows.flatMap(({ email }) => email ?? []))
}

/** Stores that members were imported and wait for their owners, and the paths of their photos. */
export const storeImportedMembers = async (
  tx: Tx,
  members: readonly Insertable<DB['imported_member']>[],
  photos: readonly Insertable<DB['imported_photo']>[],
): Promise<void> => {
  await tx
    .insertInto('imported_member')
    .values([...members])
    .onConflict((conflict) =>
      conflict.column('external_hash').doUpdateSet((row) => ({
        member_id: row.ref('excluded.member_id'),
        imported_at: row.ref('excluded.imported_at'),
        expires_at: row.ref('excluded.expires_at'),
        invite_at: null,
        key_hash: null,
      })),
    )
    .execute()
  if (photos.length > 0)
    await tx
      .insertInto('imported_photo')
      .values([...photos])
      .execute()
}

export interface PendingPhoto {
  member_id: string
  position: number
  path: string
}

/** Reads photos that are still to be read of some imported members, in order, with the address that each member has now. */
export const readPendingPhotos = (
  db: Database,
  hashes: readonly Buffer[],
): Promise<(PendingPhoto & { external_hash: Buffer; email: string | null })[]> =>
  db
    .selectFrom('imported_photo')
    .innerJoin('imported_member', 'imported_member.member_id', 'imported_photo.member_id')
    .innerJoin('member', 'member.id', 'imported_photo.member_id')
    .select(['imported_photo.member_id', 'position', 'path', 'external_hash', 'email'])
    .where(sql<boolean>`external_hash = any(${sql.val([...hashes])}::bytea[])`)
    .orderBy('imported_photo.member_id')
    .orderBy('position')
    .execute()

export const countPendingPhotos = async (db: Database): Promise<number> => {
  const { count } = await db
    .selectFrom('imported_photo')
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Removes a photo from the list of pending photos; false if it is no longer there. */
export const deletePendingPhoto = async (db: Database | Tx, { member_id, position }: PendingPhoto): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('imported_photo')
    .where('member_id', '=', member_id)
    .where('position', '=', position)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Removes all photos of a member from the list of pending photos. */
export const deletePendingPhotosOf = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('imported_photo').where('member_id', '=', memberId).execute()
}

/** Returns the id of the imported member with this link key, while the account waits for its owner; otherwise undefined. */
export const findMemberByLinkKey = async (db: Database | Tx, key: string, now: Date): Promise<string | undefined> => {
  const row = await db
    .selectFrom('imported_member')
    .select('member_id')
    .where('key_hash', '=', hashToken(key))
    .where('state', '=', 'waiting')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.member_id ?? undefined
}

/**
 * Ends the waiting of an imported account. `removed` also clears the member id of its row.
 * @returns false if it no longer waits; of two concurrent calls, only one returns true
 */
export const settleImportedAccount = async (tx: Tx, memberId: string, state: 'confirmed' | 'replaced' | 'removed'): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('imported_member')
    .set({ state, key_hash: null, ...(state === 'removed' ? { member_id: null } : {}) })
    .where('member_id', '=', memberId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Forgets which member an imported row belongs to, for an erasure. The hash stays, so that a second import does not bring the member back. */
export const unlinkImportedMember = async (tx: Tx, memberId: string): Promise<void> => {
  await tx
    .updateTable('imported_member')
    .set({ state: 'removed', member_id: null, key_hash: null })
    .where('member_id', '=', memberId)
    .execute()
  await deletePendingPhotosOf(tx, memberId)
}

/** Stores the hash of the key of the link that is about to be mailed; false when the account no longer waits for its owner. */
export const setLinkKey = async (db: Database | Tx, memberId: string, key: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('imported_member')
    .set({ key_hash: hashToken(key) })
    .where('member_id', '=', memberId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

const selectUninvited = (db: Database | Tx) =>
  db.selectFrom('imported_member').where('state', '=', 'waiting').where('invite_at', 'is', null).where('member_id', 'is not', null)

export const countUninvitedImports = async (db: Database): Promise<number> => {
  const { count } = await selectUninvited(db)
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Reads the ids of waiting members without a scheduled mail, those imported first at the front. */
export const readUninvitedImports = async (tx: Tx, most: number): Promise<string[]> => {
  const rows = await selectUninvited(tx).select('member_id').orderBy('imported_at').orderBy('external_hash').limit(most).execute()
  return rows.flatMap(({ member_id }) => member_id ?? [])
}

/** Returns when the last scheduled mail is sent; null without any. */
export const readLastImportInvitationTime = async (db: Database | Tx): Promise<Date | null> => {
  const row = await db
    .selectFrom('imported_member')
    .select((imported) => imported.fn.max('invite_at').as('last'))
    .executeTakeFirst()
  return row?.last ?? null
}

/** Stores when a member is mailed (`at`), and keeps the account at least until `until`. */
export const scheduleImportInvitation = async (tx: Tx, memberId: string, { at, until }: { at: Date; until: Date }): Promise<void> => {
  await tx
    .updateTable('imported_member')
    .set({ invite_at: at, expires_at: sql<Date>`greatest(expires_at, ${until}::timestamptz)` })
    .where('member_id', '=', memberId)
    .execute()
}

/** Reads the ids of members whose accounts nobody has confirmed in time. */
export const readExpiredImports = async (db: Database, now: Date, most: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('imported_member')
    .select('member_id')
    .where('state', '=', 'waiting')
    .where('member_id', 'is not', null)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(most)
    .execute()
  return rows.flatMap(({ member_id }) => member_id ?? [])
}

/** Counts the imported accounts in each state. */
export const countImportedByState = (db: Database) =>
  db
    .selectFrom('imported_member')
    .select((row) => ['state', row.fn.countAll<string>().as('count')])
    .groupBy('state')
    .orderBy('state')
    .execute()
