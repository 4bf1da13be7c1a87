import { randomUUID } from 'node:crypto'
import { lockContact } from '#features/auth/server/index.ts'
import { createMember, updateMember } from '#features/members/server/index.ts'
import { savePlace } from '#features/places/server/index.ts'
import { genderMask } from '#features/profiles/server/index.ts'
import { ensureEntitlement } from '#features/subscriptions/server/index.ts'
import { openMemberAccounts } from '#features/wallet/server/index.ts'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'
import type { GoodRow } from './checking/check-rows.ts'
import { addImported, lockImport, readImportedHashes, readTakenEmails } from './store.ts'

/** Days for which an imported account waits for its owner. */
export const waitingDays = 90
/** Stands for terms that the member has not accepted yet. */
const noTerms = 'imported'
const everybody = 7

/**
 * Creates one member whom nobody sees. Date of birth and last name stay hidden until the member shows them: they gave them to another service.
 */
const createImported = async (tx: Tx, { row, place }: GoodRow, now: Date): Promise<string> => {
  const id = randomUUID()
  const { email, firstname, lastname = '', gender, birth, country, locale } = row
  const names = { email, firstname, lastname, phone: '', phone_country: country }
  const joined = row.created_at === undefined ? now : new Date(row.created_at)
  await createMember(tx, { id, ...names, gender, birth, birth_estimated: false, country, locale, terms_version: noTerms, now: joined })
  await openMemberAccounts(tx, id)
  await ensureEntitlement(tx, id, now)
  const about = { bio: row.about ?? '', looking_for: row.looking_for, interests: row.interests, languages: row.languages }
  const seek = row.seek.length === 0 ? everybody : genderMask(row.seek)
  await updateMember(tx, id, { ...about, seek, shows_lastname: false, shows_birth: false }, now)
  if (place !== undefined) await savePlace(tx, id, undefined, { ...place, source: 'city' }, now)
  return id
}

/**
 * Imports rows in one transaction. What somebody has taken since the check is left out.
 * @returns how many were imported, and the lines of those whose address is taken by now
 */
export const importMembers = (db: Database, rows: readonly GoodRow[], now: Date): Promise<{ imported: number; taken: number[] }> =>
  inTransaction(db, async (tx) => {
    await lockImport(tx)
    // A sign-up with the same address waits, and then finds the account. Sorted, so that nobody waits in a circle.
    for (const email of rows.map(({ row }) => row.email).toSorted()) await lockContact(tx, email)
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
    const members = []
    const photos = []
    for (const good of free) {
      const memberId = await createImported(tx, good, now)
      const expires = new Date(now.getTime() + waitingDays * dayMs)
      members.push({ external_hash: good.hash, member_id: memberId, state: 'waiting', imported_at: now, expires_at: expires })
      photos.push(...good.row.photos.map((path, position) => ({ member_id: memberId, position, path })))
    }
    if (members.length > 0) await addImported(tx, members, photos)
    return { imported: free.length, taken: fresh.filter(({ row }) => emails.has(row.email)).map(({ line }) => line) }
  })
