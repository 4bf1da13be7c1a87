import type { Selectable, Updateable } from 'kysely'
import type { DB } from '#db/types.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { type Gender, genders } from '../contract.ts'
import { refreshCard, touchPresence } from './card-store.ts'
import { tileOf } from './grid.ts'

export type MemberRow = Selectable<DB['member']>

export interface NewMember {
  id: string
  /** In lower case. */
  email: string
  /** E.164. */
  phone: string
  phone_country: string
  firstname: string
  lastname: string
  gender: Gender
  birth: string
  birth_estimated: boolean
  country: string
  locale: Locale
  terms_version: string
  now: Date
}

/** What may change besides status, place and photo, which have functions of their own. */
export type MemberChanges = Pick<
  Updateable<DB['member']>,
  | 'email'
  | 'phone'
  | 'phone_country'
  | 'firstname'
  | 'lastname'
  | 'gender'
  | 'birth'
  | 'birth_estimated'
  | 'bio'
  | 'looking_for'
  | 'interests'
  | 'prompts'
  | 'seek'
  | 'min_age'
  | 'max_age'
  | 'shows_lastname'
  | 'shows_birth'
  | 'shows_activity'
  | 'shows_reads'
  | 'sees_activity'
  | 'activity_shown_at'
  | 'sees_reads'
  | 'reads_shown_at'
  | 'requests_from'
  | 'locale'
  | 'notifications'
>

const change = async (tx: Tx, id: string, changes: Updateable<DB['member']>): Promise<void> => {
  await tx.updateTable('member').set(changes).where('id', '=', id).execute()
  await refreshCard(tx, id)
}

/** Adds a member with an unproven email, whom nobody sees yet. */
export const createMember = async (tx: Tx, { gender, now, ...member }: NewMember): Promise<void> => {
  await tx
    .insertInto('member')
    .values({ ...member, gender: genders.indexOf(gender), status: 'unverified', terms_accepted_at: now, created_at: now })
    .execute()
}

/** Puts what another registrant gave, who accepted the terms at `acceptedAt`, in the place of what a member with an unproven email gave. */
export const rewriteUnverified = async (
  tx: Tx,
  id: string,
  { gender, ...given }: Omit<NewMember, 'id' | 'email' | 'now'>,
  acceptedAt: Date,
): Promise<void> => {
  await tx
    .updateTable('member')
    .set({ ...given, gender: genders.indexOf(gender), terms_accepted_at: acceptedAt })
    .where('id', '=', id)
    .where('status', '=', 'unverified')
    .execute()
}

/** The email is proven: from now on others see the member. */
export const activateMember = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx
    .updateTable('member')
    .set({ status: 'active', verified_at: now })
    .where('id', '=', id)
    .where('status', '=', 'unverified')
    .execute()
  await touchPresence(tx, id, now)
  await refreshCard(tx, id)
}

/** Removes a member whose email was never proven; everybody else stays. Answers whether there was one. */
export const removeUnverified = async (tx: Tx, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx.deleteFrom('member').where('id', '=', id).where('status', '=', 'unverified').executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** The whole row, for the features that decide; nothing of it goes out unchosen. */
export const readMember = (db: Database | Tx, id: string): Promise<MemberRow | undefined> =>
  db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirst()

/** The whole row, locked until the transaction ends, so that what was checked still holds when it is written. */
export const lockMember = (tx: Tx, id: string): Promise<MemberRow | undefined> =>
  tx.selectFrom('member').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Changes what the member says about themself, and the card with it. */
export const updateMember = async (tx: Tx, id: string, changes: MemberChanges, _now: Date): Promise<void> => {
  if (Object.keys(changes).length > 0) await change(tx, id, changes)
}

export interface MemberPlace {
  /** The centre of a cell, as `cellCentre` gives it. */
  cellLat: number
  cellLng: number
  country: string
  city: string
}

/** Puts a member into a cell. */
export const setMemberPlace = (tx: Tx, id: string, { cellLat, cellLng, country, city }: MemberPlace, _now: Date): Promise<void> =>
  change(tx, id, { tile: tileOf(cellLat, cellLng), cell_lat: cellLat, cell_lng: cellLng, country, city })

/** Whether others see at least one photo of a member. */
export const setMemberHasPhoto = (tx: Tx, id: string, hasPhoto: boolean, _now: Date): Promise<void> =>
  change(tx, id, { has_photo: hasPhoto })
