import { type Insertable, sql } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import { dropPhotoCheckOfOtherPhoto, setMemberHasPhoto } from '#features/members/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { deleteUnusedFilesJob, mainPhotoChangedJob } from './jobs.ts'
import type { PhotoRow } from './present-photo.ts'

/** Reads the id of the first photo of a member that others may see; null without one. */
export const readMainPhotoId = async (db: Database | Tx, memberId: string): Promise<string | null> => {
  const main = await db
    .selectFrom('photo')
    .select('id')
    .where('member_id', '=', memberId)
    .where('shown', '=', true)
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return main?.id ?? null
}

/** Updates the member row after a change of the visible photos or their order. Another main photo ends the badge of the photo check. */
export const updateMemberPhotos = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  const main = await readMainPhotoId(tx, memberId)
  await setMemberHasPhoto(tx, memberId, main !== null, now)
  if (await dropPhotoCheckOfOtherPhoto(tx, memberId, main)) await addJob(tx, mainPhotoChangedJob, { memberId }, now)
}

/** Adds photos after the existing ones. */
export const addPhotos = async (
  tx: Tx,
  memberId: string,
  photos: readonly Omit<Insertable<DB['photo']>, 'member_id' | 'position' | 'created_at'>[],
  now: Date,
): Promise<PhotoRow[]> => {
  const last = await tx
    .selectFrom('photo')
    .select((row) => row.fn.max('position').as('position'))
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const first = (last?.position ?? 0) + 1
  const rows = await tx
    .insertInto('photo')
    .values(photos.map((photo, index) => ({ ...photo, member_id: memberId, position: first + index, created_at: now })))
    .returningAll()
    .execute()
  await updateMemberPhotos(tx, memberId, now)
  return rows
}

/** Reads a member's photos in order, without those taken down. */
export const readPhotosNotTakenDown = (tx: Tx, memberId: string): Promise<PhotoRow[]> =>
  tx
    .selectFrom('photo')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('review', '<>', 'removed')
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Sets the positions of a member's photos to the order of `ids`. */
export const setPhotoOrder = async (tx: Tx, memberId: string, ids: readonly string[]): Promise<void> => {
  await sql`update photo set position = given.position from unnest(${sql.val([...ids])}::uuid[]) with ordinality given (id, position)
    where photo.id = given.id and photo.member_id = ${memberId}`.execute(tx)
}

/**
 * Deletes one photo of a member; a job deletes its files after the commit.
 * @returns whether the photo existed
 */
export const deletePhoto = async (tx: Tx, memberId: string, id: string, now: Date): Promise<boolean> => {
  const removed = await tx
    .deleteFrom('photo')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('storage_key')
    .executeTakeFirst()
  if (removed === undefined) return false
  await addJob(tx, deleteUnusedFilesJob, { keys: [removed.storage_key] }, now)
  await updateMemberPhotos(tx, memberId, now)
  return true
}

/** Deletes all photos of a member with their files. */
export const deletePhotosOf = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  const removed = await tx.deleteFrom('photo').where('member_id', '=', memberId).returning('storage_key').execute()
  if (removed.length === 0) return
  await addJob(tx, deleteUnusedFilesJob, { keys: removed.map((photo) => photo.storage_key) }, now)
  await updateMemberPhotos(tx, memberId, now)
}
