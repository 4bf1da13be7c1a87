import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { Contact } from './parse-contacts.ts'

/** A contact with its hash. */
export interface HashedContact extends Contact {
  hash: Buffer
}

/** Locks a member's named contacts against other changes, and all contacts against `linkContactsToOwner`, until the transaction ends. */
export const lockKnownContactsForAdding = async (tx: Tx, memberId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended('known contacts', 0))`.execute(tx)
  await sql`select pg_advisory_xact_lock(hashtextextended('known contacts of ' || ${memberId}::text, 0))`.execute(tx)
}

/** Stores named contacts, each with the member who has proven it, if any. The statement does the same work whether or not there is one. */
export const insertContacts = async (tx: Tx, memberId: string, contacts: readonly HashedContact[], now: Date): Promise<void> => {
  await sql`
    insert into known_contact (member_id, hash, kind, owner_id, added_at)
    select ${memberId}::uuid, given.hash, given.kind, coalesce(
        (select id from member where member.proven_phone = given.contact and member.status not in ('unverified', 'deleted')),
        (select id from member where member.email = given.contact and member.status not in ('unverified', 'deleted'))), ${now}::timestamptz
    from unnest(${contacts.map(({ hash }) => hash)}::bytea[], ${contacts.map(({ kind }) => kind)}::text[],
      ${contacts.map(({ contact }) => contact)}::text[]) as given (hash, kind, contact)
    on conflict (member_id, hash) do nothing`.execute(tx)
}

/** Deletes contacts that a member has named: those with the given hashes, or all without `hashes`. */
export const deleteContacts = async (tx: Tx, memberId: string, hashes?: readonly Buffer[]): Promise<void> => {
  await tx
    .deleteFrom('known_contact')
    .where('member_id', '=', memberId)
    .$if(hashes !== undefined, (query) => query.where(sql<boolean>`hash = any(${[...(hashes ?? [])]}::bytea[])`))
    .execute()
}

/**
 * Stores that a member owns exactly these contacts. Call it after the transaction that proved them: it waits for concurrent additions, which
 * could not see the member yet.
 */
export const linkContactsToOwner = async (tx: Tx, ownerId: string, hashes: readonly Buffer[]): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('known contacts', 0))`.execute(tx)
  const proven = sql`hash = any(${[...hashes]}::bytea[])`
  await sql`update known_contact set owner_id = null where owner_id = ${ownerId} and not ${proven}`.execute(tx)
  await sql`update known_contact set owner_id = ${ownerId} where ${proven} and owner_id is distinct from ${ownerId}`.execute(tx)
}

/** Counts the contacts that a member has named, by kind. */
export const countContacts = async (db: Database | Tx, memberId: string): Promise<{ numbers: number; addresses: number }> => {
  const { rows } = await sql<{ numbers: number; addresses: number }>`
    select count(*) filter (where kind = 'number')::int as numbers, count(*) filter (where kind = 'address')::int as addresses
    from known_contact where member_id = ${memberId}`.execute(db)
  return rows[0] ?? { numbers: 0, addresses: 0 }
}

/** Reads the ids of the members whose number or address this member named as a contact at this moment. */
export const readMembersNamedAsContactsAt = async (db: Database, memberId: string, addedAt: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('known_contact')
    .select('owner_id')
    .where('member_id', '=', memberId)
    .where('added_at', '=', addedAt)
    .where('owner_id', 'is not', null)
    .orderBy('owner_id')
    .execute()
  return rows.flatMap(({ owner_id }) => owner_id ?? [])
}

/** Deletes the contacts that a member named, and clears the member as owner of contacts that others named. */
export const forgetMemberInKnownContacts = async (tx: Tx, memberId: string): Promise<void> => {
  await deleteContacts(tx, memberId)
  await tx.updateTable('known_contact').set({ owner_id: null }).where('owner_id', '=', memberId).execute()
}
