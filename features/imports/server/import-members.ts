import { randomUUID } from 'node:crypto'
import { lockContacts } from '#features/auth/server/index.ts'
import { createMembersFromElsewhere, type MemberFromElsewhere } from '#features/members/server/index.ts'
import { addFirstPlaces } from '#features/places/server/index.ts'
import { genderMask } from '#features/profiles/server/index.ts'
import { ensureEntitlements } from '#features/subscriptions/server/index.ts'
import { openAccountsOfMembers } from '#features/wallet/server/index.ts'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'
import type { GoodRow } from './checking/check-rows.ts'
import { addImported, lockImport, readImportedHashes, readTakenEmails } from './store.ts'

/** Days for which an imported account waits for its owner. */
const waitingDays = 90
const everybody = 7

const toMember = ({ row, place }: GoodRow, now: Date): MemberFromElsewhere => {
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
    seek: row.seek.length === 0 ? everybody : genderMask(row.seek),
    now: row.created_at === undefined ? now : new Date(row.created_at),
  }
}

/** Stores members whom nobody sees, each with wallet, plan and place. */
const addMembers = async (tx: Tx, rows: readonly GoodRow[], now: Date): Promise<string[]> => {
  const members = rows.map((row) => toMember(row, now))
  const ids = members.map(({ id }) => id)
  await createMembersFromElsewhere(tx, members)
  await openAccountsOfMembers(tx, ids)
  await ensureEntitlements(tx, ids, now)
  const places = rows.flatMap(({ place }, at) => (place === undefined ? [] : [{ memberId: ids[at] ?? '', cell: place.cell }]))
  if (places.length > 0) await addFirstPlaces(tx, places, now)
  return ids
}

/**
 * Imports rows in one transaction. What somebody has taken since the check is left out.
 * @returns how many were imported, and the lines of those whose address is taken by now
 */
export const importMembers = (db: Database, rows: readonly GoodRow[], now: Date): Promise<{ imported: number; taken: number[] }> =>
  inTransaction(db, async (tx) => {
    await lockImport(tx)
    // A sign-up with the same address waits, and then finds the account.
    await lockContacts(
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
      await addImported(tx, marks, photos)
    }
    return { imported: free.length, taken: fresh.filter(({ row }) => emails.has(row.email)).map(({ line }) => line) }
  })
