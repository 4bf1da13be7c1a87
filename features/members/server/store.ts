import type { Selectable, Updateable } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Tx } from '#platform/server/db/database.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import type { About } from '../about-contract.ts'
import type { Gender } from '../gender-contract.ts'
import { genderNumber } from './genders.ts'
import { syncSearchCard, touchPresence } from './ranking/card-store.ts'
import { tileOf } from './grid.ts'

export type MemberRow = Selectable<DB['member']>

export interface NewMember {
  id: string
  /** Lower case; null for a member who signed up by number. */
  email: string | null
  /** E.164. */
  phone: string
  phone_country: string
  /** E.164; set for a member who signed up by number. */
  proven_phone?: string
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

/** The columns that `updateMember` may change. The others have functions of their own. */
export type MemberChanges = Omit<
  Updateable<DB['member']>,
  | 'id'
  | 'status'
  | 'role'
  | 'country'
  | 'city'
  | 'tile'
  | 'cell_lat'
  | 'cell_lng'
  | 'has_photo'
  | 'has_voice_hello'
  | 'photo_checked_at'
  | 'hides_from_known'
  | 'checked_photo_id'
  | 'boosted_until'
  | 'shuffle_salt'
  | 'terms_version'
  | 'terms_accepted_at'
  | 'verified_at'
  | 'created_at'
>

/** The kind of job that updates which members have named a member's email or number as a known contact, after it was proven or removed. */
export const contactsChangedJob = jobKind<{ memberId: string }>('members.contacts')

const placeColumns = ({ cellLat, cellLng, country, city }: MemberPlace) => ({
  tile: tileOf(cellLat, cellLng),
  cell_lat: cellLat,
  cell_lng: cellLng,
  country,
  city,
})

const changeMember = async (tx: Tx, id: string, changes: Updateable<DB['member']>): Promise<void> => {
  await tx.updateTable('member').set(changes).where('id', '=', id).execute()
  await syncSearchCard(tx, id)
}

/** Creates an unverified member, whom nobody sees before `activateMember`. */
export const createMember = async (tx: Tx, { gender, now, ...member }: NewMember): Promise<void> => {
  await tx
    .insertInto('member')
    .values({ ...member, gender: genderNumber(gender), status: 'unverified', terms_accepted_at: now, created_at: now })
    .execute()
}

/** The terms version of a member who has not accepted any terms. */
export const noTerms = 'imported'

/** A member to create from the data of another service. */
export interface NewImportedMember
  extends Omit<NewMember, 'terms_version'>, Pick<About, 'bio' | 'looking_for' | 'interests' | 'languages'> {
  /** Whom the member looks for, from `seekToMask`. */
  seek: number
  place: MemberPlace | undefined
}

/**
 * Creates unverified members with their profiles, whom nobody sees before `activateMember`. They have not accepted any terms. Last name and date of
 * birth are hidden until the member shows them.
 */
export const createImportedMembers = async (tx: Tx, members: readonly NewImportedMember[]): Promise<void> => {
  const rows = members.map(({ gender, now, place, ...member }) => ({
    ...member,
    ...(place === undefined ? { tile: null, cell_lat: null, cell_lng: null, city: null } : placeColumns(place)),
    gender: genderNumber(gender),
    status: 'unverified',
    shows_lastname: false,
    shows_birth: false,
    terms_version: noTerms,
    terms_accepted_at: null,
    created_at: now,
  }))
  await tx.insertInto('member').values(rows).execute()
}

/** Replaces the data of an unverified member by those of another registration, which accepted the terms at `acceptedAt`. */
export const replaceUnverifiedMemberData = async (
  tx: Tx,
  id: string,
  { gender, ...given }: Omit<NewMember, 'id' | 'email' | 'proven_phone' | 'now'>,
  acceptedAt: Date,
): Promise<void> => {
  await tx
    .updateTable('member')
    .set({ ...given, gender: genderNumber(gender), terms_accepted_at: acceptedAt })
    .where('id', '=', id)
    .where('status', '=', 'unverified')
    .execute()
}

/** Records that a member accepted a version of the terms. A repeat keeps the first moment. Does nothing for an erased member. */
export const recordAcceptedTerms = async (tx: Tx, id: string, version: string, now: Date): Promise<void> => {
  await tx
    .updateTable('member')
    .set({ terms_version: version, terms_accepted_at: now })
    .where('id', '=', id)
    .where('terms_version', 'not in', ['', version])
    .execute()
}

/** Activates a member whose email or number is proven, which makes them visible. */
export const activateMember = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx
    .updateTable('member')
    .set({ status: 'active', verified_at: now })
    .where('id', '=', id)
    .where('status', '=', 'unverified')
    .execute()
  await touchPresence(tx, [id], now)
  await syncSearchCard(tx, id)
  await addJob(tx, contactsChangedJob, { memberId: id }, now)
}

/**
 * Deletes an unverified member; others are kept.
 * @returns whether there was one
 */
export const deleteUnverifiedMember = async (tx: Tx, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx.deleteFrom('member').where('id', '=', id).where('status', '=', 'unverified').executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Whether there is an address to mail. A member who signed up by number may have none. */
export const hasEmail = <T extends { email: string | null }>(member: T): member is T & { email: string } => member.email !== null

/** Reads the whole member row. For checks only: responses select their fields. */
export const readMember = (db: ReadDatabase, id: string): Promise<MemberRow | undefined> =>
  db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirst()

/** Reads the whole member row and locks it until the transaction ends. */
export const lockMember = (tx: Tx, id: string): Promise<MemberRow | undefined> =>
  tx.selectFrom('member').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Changes profile columns and updates the card. */
export const updateMember = async (tx: Tx, id: string, changes: MemberChanges, now: Date): Promise<void> => {
  if (Object.keys(changes).length > 0) await changeMember(tx, id, changes)
  if ('email' in changes || 'proven_phone' in changes) await addJob(tx, contactsChangedJob, { memberId: id }, now)
}

export interface MemberPlace {
  /** Centre of a cell, from `cellCentre`. */
  cellLat: number
  cellLng: number
  country: string
  city: string
}

/** Moves a member to a cell. */
export const setMemberPlace = (tx: Tx, id: string, place: MemberPlace, _now: Date): Promise<void> =>
  changeMember(tx, id, placeColumns(place))

/** Removes a member's place. */
export const clearMemberPlace = (tx: Tx, id: string): Promise<void> =>
  changeMember(tx, id, { tile: null, cell_lat: null, cell_lng: null, city: null })

/** Sets whether a member has a visible photo. */
export const setMemberHasPhoto = (tx: Tx, id: string, hasPhoto: boolean, _now: Date): Promise<void> =>
  changeMember(tx, id, { has_photo: hasPhoto })

/** Sets whether others can hear a voice hello of the member. */
export const setMemberHasVoiceHello = async (tx: Tx, id: string, hasVoiceHello: boolean): Promise<void> => {
  await tx
    .updateTable('member')
    .set({ has_voice_hello: hasVoiceHello })
    .where('id', '=', id)
    .where('has_voice_hello', '<>', hasVoiceHello)
    .execute()
}

/** Sets whether only those whom the member likes or talks with find them. */
export const setMemberPrivate = (tx: Tx, id: string, isPrivate: boolean): Promise<void> => changeMember(tx, id, { private_mode: isPrivate })

/** Sets whether a member has named people from whom they are hidden. */
export const setMemberHidesFromKnown = (tx: Tx, id: string, hides: boolean): Promise<void> =>
  changeMember(tx, id, { hides_from_known: hides })

/** Sets the badge of a photo check, with the main photo that was compared, or removes it (null). */
export const setMemberPhotoChecked = async (tx: Tx, id: string, checked: { at: Date; photoId: string } | null): Promise<void> => {
  await tx
    .updateTable('member')
    .set({ photo_checked_at: checked?.at ?? null, checked_photo_id: checked?.photoId ?? null })
    .where('id', '=', id)
    .execute()
}

/**
 * Removes a member's photo check badge if it was given for another photo than this main photo.
 * @returns whether a badge was removed
 */
export const dropPhotoCheckOfOtherPhoto = async (tx: Tx, id: string, mainPhotoId: string | null): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('member')
    .set({ photo_checked_at: null, checked_photo_id: null })
    .where('id', '=', id)
    .where('photo_checked_at', 'is not', null)
    .where('checked_photo_id', 'is distinct from', mainPhotoId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
