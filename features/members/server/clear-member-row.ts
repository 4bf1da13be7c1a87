import type { Updateable } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { emptyAbout } from '../about-contract.ts'
import { deleteRecentMatches } from './state/recent-match-store.ts'

const erasedEmail = (id: string): string => `${id}@deleted.invalid`

/** Returns the given ids without those of erased members. */
export const excludeErasedMembers = async (db: Database, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('member').select(['id', 'email']).where('id', 'in', ids).execute()
  return rows.filter(({ id, email }) => email !== erasedEmail(id)).map((row) => row.id)
}

/** Every column except the id, so that this file does not compile until it also clears a new column. */
type ErasedMember = Required<Omit<Updateable<DB['member']>, 'id'>>

/** Erases a member: clears the row and deletes this feature's other rows about them. The row stays, because ledger entries refer to it. */
export const clearMemberRow = async (tx: Tx, id: string, now: Date): Promise<void> => {
  const erased: ErasedMember = {
    status: 'deleted',
    role: 'user',
    email: erasedEmail(id),
    phone: '',
    proven_phone: null,
    phone_country: '',
    firstname: '',
    lastname: '',
    gender: 2,
    birth: '1900-01-01',
    birth_estimated: true,
    country: 'ZZ',
    city: null,
    tile: null,
    cell_lat: null,
    cell_lng: null,
    has_photo: false,
    has_voice_hello: false,
    photo_checked_at: null,
    checked_photo_id: null,
    boosted_until: null,
    shuffle_salt: null,
    ...emptyAbout,
    prompts: JSON.stringify(emptyAbout.prompts),
    seek: 7,
    min_age: 19,
    max_age: 120,
    locale: 'en',
    notifications: false,
    shows_lastname: false,
    shows_birth: false,
    shows_sensitive: false,
    shows_activity: false,
    sees_activity: false,
    activity_shown_at: null,
    shows_reads: false,
    sees_reads: false,
    reads_shown_at: null,
    requests_from: 'everyone',
    requests_checked: false,
    private_mode: false,
    blurs_photos: false,
    hides_from_known: false,
    suggests: true,
    terms_version: '',
    terms_accepted_at: now,
    verified_at: null,
    created_at: now,
  }
  await tx.updateTable('member').set(erased).where('id', '=', id).execute()
  await tx.deleteFrom('card').where('id', '=', id).execute()
  await deleteRecentMatches(tx, id)
  await tx.deleteFrom('presence').where('member_id', '=', id).execute()
  await tx.deleteFrom('suspension').where('member_id', '=', id).execute()
  await tx.deleteFrom('deletion').where('member_id', '=', id).execute()
}
