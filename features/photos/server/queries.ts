import { readCards, type View } from '#features/members/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { Card, Photo } from '../contract.ts'
import { type PhotoRow, presentPhoto } from './present-photo.ts'

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

/** Photos of several members in their order; one that waits for its review is there for its owner only. */
const readPhotos = async (db: Database | Tx, viewerId: string, memberIds: readonly string[], now: Date): Promise<Map<string, Photo[]>> => {
  const rows = await db
    .selectFrom('photo')
    .selectAll()
    .where('member_id', 'in', memberIds)
    .where('review', '<>', 'removed')
    .where((row) => row.or([row('shown', '=', true), row('member_id', '=', viewerId)]))
    .orderBy('position')
    .orderBy('id')
    .execute()
  const photos = new Map<string, Photo[]>()
  for (const row of rows) photos.set(row.member_id, [...(photos.get(row.member_id) ?? []), presentPhoto(row, now)])
  return photos
}

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
