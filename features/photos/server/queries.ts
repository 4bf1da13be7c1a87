import { type RawBuilder, sql } from 'kysely'
import type { MemberCard } from '#features/members/contract.ts'
import { readCards, type View } from '#features/members/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { Card, Photo } from '../contract.ts'
import { type PhotoRow, type PresentedPhoto, presentPhoto } from './present-photo.ts'

/** The row of a photo, whoever may see it. */
export const readPhoto = (db: Database | Tx, id: string): Promise<PhotoRow | undefined> =>
  db.selectFrom('photo').selectAll().where('id', '=', id).executeTakeFirst()

export const countPhotos = async (db: Database | Tx, memberId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('photo')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** SQL: the viewer may see the photo; one that waits for its review is there for its owner only. */
const shownTo = (viewerId: string): RawBuilder<boolean> =>
  sql<boolean>`(photo.review <> 'removed' and (photo.shown or photo.member_id = ${viewerId}))`

/** Photos of several members in their order. */
const readPhotos = async (db: Database | Tx, viewerId: string, memberIds: readonly string[], now: Date): Promise<Map<string, Photo[]>> => {
  const rows = await db
    .selectFrom('photo')
    .selectAll()
    .where('member_id', 'in', memberIds)
    .where(shownTo(viewerId))
    .orderBy('position')
    .orderBy('id')
    .execute()
  const photos = new Map<string, Photo[]>()
  for (const row of rows) photos.set(row.member_id, [...(photos.get(row.member_id) ?? []), presentPhoto(row, now)])
  return photos
}

/** SQL: the photos, in their order, of the member whose id is in `column`, for a query that reads one member; see `withPhotos`. */
export const photosOf = (viewerId: string, column: string): RawBuilder<PresentedPhoto[]> =>
  sql<PresentedPhoto[]>`coalesce((select json_agg(json_build_object('id', photo.id, 'storage_key', photo.storage_key, 'blur', photo.blur,
    'width', photo.width, 'height', photo.height) order by photo.position, photo.id)
    from photo where photo.member_id = ${sql.ref(column)} and ${shownTo(viewerId)}), '[]')`

/** A member's card together with the photos that `photosOf` read. */
export const withPhotos = (member: MemberCard, rows: readonly PresentedPhoto[], now: Date): Card => {
  const images = rows.map((row) => presentPhoto(row, now))
  return { ...member, image: images[0]?.image_160 ?? null, image_blur: images[0]?.image_blur ?? null, images }
}

/** What is kept of a member's photos when somebody reports them: enough to know one again, and no picture. */
export const readPhotoMarks = (tx: Tx, memberId: string) =>
  tx
    .selectFrom('photo')
    .select(['id', 'hash', 'position', 'review', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('position')
    .orderBy('id')
    .execute()

/**
 * Members with photos as the viewer sees them, by id; those the viewer may not see are missing.
 * The one way lists present people.
 */
export const readPhotoCards = async (db: Database | Tx, view: View): Promise<Map<string, Card>> => {
  const members = await readCards(db, view)
  if (members.size === 0) return new Map()
  const photos = await readPhotos(db, view.viewerId, [...members.keys()], view.now)
  return new Map(
    [...members].map(([id, member]) => {
      const images = photos.get(id) ?? []
      return [id, { ...member, image: images[0]?.image_160 ?? null, image_blur: images[0]?.image_blur ?? null, images }]
    }),
  )
}
