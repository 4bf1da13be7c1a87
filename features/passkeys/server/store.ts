import type { Insertable, Selectable } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'

export type PasskeyRow = Selectable<DB['passkey']>

/** Reads the passkeys of a member, oldest first. */
export const readPasskeys = (db: Database | Tx, memberId: string): Promise<PasskeyRow[]> =>
  db.selectFrom('passkey').selectAll().where('member_id', '=', memberId).orderBy('created_at').orderBy('id').execute()

/** Reads a passkey of any member by its WebAuthn credential id. */
export const readPasskeyOfCredential = (db: Database | Tx, credentialId: Buffer): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()

/** Adds a passkey; undefined if its credential id is already stored. The caller holds the member's lock. */
export const insertPasskey = (tx: Tx, passkey: Insertable<DB['passkey']>): Promise<PasskeyRow | undefined> =>
  tx
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()

/** Records that a passkey has logged its member in. */
export const recordPasskeyUse = async (
  tx: Tx,
  id: string,
  { counter, backedUp }: { counter: number; backedUp: boolean },
  now: Date,
): Promise<void> => {
  await tx.updateTable('passkey').set({ counter, backed_up: backedUp, last_used_at: now }).where('id', '=', id).execute()
}

/** Sets the name of a member's passkey; undefined if the member has no such passkey. */
export const setPasskeyName = (db: Database, memberId: string, id: string, name: string): Promise<PasskeyRow | undefined> =>
  db.updateTable('passkey').set({ name }).where('id', '=', id).where('member_id', '=', memberId).returningAll().executeTakeFirst()

/** Deletes a passkey. */
export const deletePasskey = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('passkey').where('id', '=', id).execute()
}

/** Deletes the passkeys of a member and returns their number. */
export const deletePasskeysOf = async (tx: Tx, memberId: string): Promise<number> => {
  const { numDeletedRows } = await tx.deleteFrom('passkey').where('member_id', '=', memberId).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
