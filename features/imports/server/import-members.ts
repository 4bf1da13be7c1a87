import { randomUUID } from 'node:crypto'
import { lockContactsForSignUp } from '#features/auth/server/index.ts'
import { createImportedMembers, seekEverybodyMask, type NewImportedMember, seekToMask } from '#features/members/server/index.ts'
import { addFirstPlaces } from '#features/places/server/index.ts'
import { ensureEntitlements } from '#features/subscriptions/server/index.ts'
import { openAccountsOfMembers } from '#features/wallet/server/index.ts'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'
import type { ValidImportRow } from './checking/check-rows.ts'
import { storeImportedMembers, lockAgainstOtherImports, readImportedHashes, readTakenEmails } from './store.ts'

/** After this many days, an imported account that its owner has not confirmed is erased. */
const waitingDays = 90

const toMember = ({ row, place }: ValidImportRow, now: Date): NewImportedMember => {
  const { email, firstname, lastname = '', gender, birth, country, locale, looking_for, interests, languages } = row
  return {
    id: randomUUID(),
    email,
    firstname,
    lastname,
    phone: '',
    phone_country: country,
    gender,
    birth,
    birth_estimated: false,
    country,
    locale,
    bio: row.about ?? '',
    looking_for,
    interests,
    languages,
    place,
    seek: row.seek.length === 0 ? seekEverybodyMask : seekToMask({ seek: row.seek, seek_exactly: false }),
    now: row.created_at === undefined ? now : new Date(row.created_at),
  }
}

/** Stores hidden members, each with wallet, plan and place. Returns their ids in the order of the rows. */
const addMembers = async (tx: Tx, rows: readonly ValidImportRow[], now: Date): Promise<string[]> => {
  const members = rows.map((row) => toMember(row, now))
  const ids = members.map(({ id }) => id)
  await createImportedMembers(tx, members)
  await openAccountsOfMembers(tx, ids)
  await ensureEntitlements(tx, ids, now)
  const places = rows.flatMap(({ place }, at) => (place === undefined ? [] : [{ memberId: ids[at] ?? '', cell: place.cell }]))
  if (places.length > 0) await addFirstPlaces(tx, places, now)
  return ids
}

/**
 * Imports rows in one transaction. Rows whose email or id was taken since the check are left out.
 * @returns how many were imported, and the lines whose email was taken meanwhile
 */
export const importMembers = (db: Database, rows: readonly ValidImportRow[], now: Date): Promise<{ imported: number; taken: number[] }> =>
  inTransaction(db, async (tx) => {
    await lockAgainstOtherImports(tx)
    // A sign-up with the same address waits, and then finds the account.
    await lockContactsForSignUp(
      tx,
      rows.map(({ row }) => row.email),
    )
    const known = await readImportedHashes(
      tx,
      rows.map(({ hash }) => hash),
    )
    const fresh = rows.filter(({ hash }) => !known.has(hash.toString('hex')))
    const emails = await readTakenEmails(
      tx,
      fresh.map(({ row }) => row.email),
    )
    const free = fresh.filter(({ row }) => !emails.has(row.email))
    if (free.length > 0) {
      const ids = await addMembers(tx, free, now)
      const expires_at = new Date(now.getTime() + waitingDays * dayMs)
      const marks = free.map(({ hash }, at) => ({
        external_hash: hash,
        member_id: ids[at] ?? null,
        state: 'waiting',
        imported_at: now,
        expires_at,
      }))
      const photos = free.flatMap(({ row }, at) => row.photos.map((path, position) => ({ member_id: ids[at] ?? '', position, path })))
      await storeImportedMembers(tx, marks, photos)
    }
    return { imported: free.length, taken: fresh.filter(({ row }) => emails.has(row.email)).map(({ line }) => line) }
  })
