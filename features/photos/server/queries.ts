import { sql } from 'kysely'
import {
  type MemberCardQuery,
  type MemberCardRow,
  presentMemberCard,
  selectMemberCards,
  type MemberCardRequest,
} from '#features/members/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import type { Card, Photo } from '../contract.ts'
import type { MainPhoto } from './blurring/main-photo.ts'
import { type PhotoRow, presentPhotoForViewer, presentRealPhoto, type PhotoColumns } from './present-photo.ts'
import { blurredForCondition } from './blurring/photo-view.ts'

/** Reads the row of a photo without any visibility check. */
export const readPhoto = (db: Database | Tx, id: string): Promise<PhotoRow | undefined> =>
  db.selectFrom('photo').selectAll().where('id', '=', id).executeTakeFirst()

/** Storage keys of all photos, in batches. */
export async function* readPhotoStorageKeys(db: Database): AsyncGenerator<string[]> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db.selectFrom('photo').select(['id', 'storage_key']).where('id', '>', after).orderBy('id').limit(500).execute()
    if (rows.length === 0) return
    yield rows.map(({ storage_key }) => storage_key)
    after = rows.at(-1)?.id ?? after
  }
}

export const countPhotos = async (db: Database | Tx, memberId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('photo')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** SQL for the photos of the member row, in order. A photo that waits for review is included for its owner only. */
const photosFor = (viewerId: string) =>
  sql<PhotoColumns[]>`(
    select coalesce(json_agg(json_build_object('id', id, 'storage_key', storage_key, 'blur', blur, 'width', width, 'height', height)
      order by position, id), '[]')
    from photo where photo.member_id = member.id and review <> 'removed' and (shown or photo.member_id = ${viewerId}))`

/** Reads hashes of a member's photos to store with a report: they identify a photo without storing the picture. */
export const readPhotoFingerprints = (tx: Tx, memberId: string) =>
  tx
    .selectFrom('photo')
    .select(['id', 'hash', 'position', 'review', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('position')
    .orderBy('id')
    .execute()

export interface CardWithPhotosRow extends MemberCardRow {
  photos: PhotoColumns[]
  photos_blurred: boolean
}

/** `selectMemberCards` with photos, and whether the viewer gets them blurred. All lists of people use it, in one statement. */
export const selectCardsWithPhotos = (
  db: ReadDatabase,
  view: Pick<MemberCardRequest, 'viewerId' | 'blocked'>,
): MemberCardQuery<CardWithPhotosRow> =>
  selectMemberCards(db, view).select([photosFor(view.viewerId).as('photos'), blurredForCondition(view.viewerId).as('photos_blurred')])

/** Converts a row of `selectCardsWithPhotos` to the card that is sent. The viewer must be the one of the query. */
export const presentCardWithPhotos = (row: CardWithPhotosRow, view: Omit<MemberCardRequest, 'ids'>): Card => {
  const images = row.photos.map((photo) => presentPhotoForViewer({ ...photo, blurred: row.photos_blurred }, view.viewerId, view.now))
  return { ...presentMemberCard(row, view), image: images[0]?.image_160 ?? null, image_blur: images[0]?.image_blur || null, images }
}

/** Reads cards with photos by id; members the viewer may not see are missing. */
export const readCardsWithPhotos = async (db: ReadDatabase, view: MemberCardRequest): Promise<Map<string, Card>> => {
  if (view.ids.length === 0) return new Map()
  const rows = await selectCardsWithPhotos(db, view).where('member.id', 'in', view.ids).execute()
  return new Map(rows.map((row) => [row.id, presentCardWithPhotos(row, view)]))
}

/** Reads the first photo of a member that others may see, for a viewer without an account; undefined without a photo. */
export const readMainPhoto = (db: Database, memberId: string): Promise<MainPhoto | undefined> =>
  db
    .selectFrom('photo')
    .innerJoin('member', 'member.id', 'photo.member_id')
    .select(['photo.storage_key', 'photo.blur', 'member.blurs_photos'])
    .where('member_id', '=', memberId)
    .where('review', '<>', 'removed')
    .where('shown', '=', true)
    .orderBy('position')
    .orderBy('photo.id')
    .limit(1)
    .executeTakeFirst()

/** Reads photos that others may see, by id, with their owners. The caller decides whether the viewer may see the owners. */
export const readShownPhotos = async (
  db: ReadDatabase,
  { viewerId, ids, now }: { viewerId: string; ids: readonly string[]; now: Date },
): Promise<{ memberId: string; photo: Photo }[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('photo')
    .innerJoin('member', 'member.id', 'photo.member_id')
    .select(['member_id', 'photo.id', 'storage_key', 'blur', 'width', 'height', blurredForCondition(viewerId).as('blurred')])
    .where('photo.id', 'in', ids)
    .where('review', '<>', 'removed')
    .where('shown', '=', true)
    .execute()
  return rows.map((row) => ({ memberId: row.member_id, photo: presentPhotoForViewer(row, viewerId, now) }))
}

/** Reads the photos of some members for an administrator: also those not reviewed yet, but not those taken down. */
export const readPhotosForAdmin = async (
  db: Database | Tx,
  adminId: string,
  memberIds: readonly string[],
  now: Date,
): Promise<Map<string, Photo[]>> => {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('photo')
    .select(['member_id', 'id', 'storage_key', 'blur', 'width', 'height'])
    .where('member_id', 'in', memberIds)
    .where('review', '<>', 'removed')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return new Map(
    memberIds.map((id) => [id, rows.filter(({ member_id }) => member_id === id).map((row) => presentRealPhoto(row, adminId, now))]),
  )
}

/** Maximum number of differing bits for the same picture saved again; other pictures of the same person differ in more. */
const sameDistance = 20

/** SQL: joins as `other` the photos of other members that are copies of this member's photos. */
const fromSamePhotosOf = (memberId: string) => sql`
  from photo own join photo other on other.member_id <> own.member_id and other.review <> 'removed' and length(other.hash) = 256
    and bit_count(own.hash::bit(256) # other.hash::bit(256)) <= ${sameDistance}
  where own.member_id = ${memberId} and own.review <> 'removed' and length(own.hash) = 256`

/** Counts the other members who show the same picture as this member. */
export const countMembersWithSamePhotosAs = async (db: Database, memberId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(distinct other.member_id)::int as count ${fromSamePhotosOf(memberId)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Returns at most 50 other members who show the same picture as this member and added it since a moment, the earliest first. */
export const readMembersWithSamePhotosAs = async (db: Database, memberId: string, since: Date): Promise<string[]> => {
  const { rows } = await sql<{ member_id: string }>`
    select other.member_id ${fromSamePhotosOf(memberId)} and other.created_at > ${since}
    group by other.member_id order by min(other.created_at), other.member_id limit 50`.execute(db)
  return rows.map((row) => row.member_id)
}
