import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { type DeletionBudget, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { type KeysetPosition, decodeCursor, encodeCursor } from '#platform/server/keyset.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { deleteUnusedFilesJob } from './jobs.ts'
import type { PhotoRow } from './present-photo.ts'
import { updateMemberPhotos } from './store.ts'

const page = 48

const selectWaiting = (db: Database | Tx, after: KeysetPosition | undefined) =>
  db
    .selectFrom('photo')
    .innerJoin('member', 'member.id', 'photo.member_id')
    .selectAll('photo')
    .select(['member.firstname', 'member.lastname', 'member.birth'])
    .where('photo.review', '=', 'waiting')
    // Photos of imported accounts come up once their owner has confirmed.
    .where('member.status', '<>', 'unverified')
    .$if(after !== undefined, (query) =>
      query.where((row) => row(row.refTuple('photo.created_at', 'photo.id'), '>', row.tuple(after?.at ?? new Date(0), after?.id ?? ''))),
    )
    .orderBy('photo.created_at')
    .orderBy('photo.id')
    .limit(page + 1)

/**
 * Reads a page of photos that wait for review, oldest first.
 * @throws {AppError} platform.invalid for a malformed cursor
 */
export const readPhotosToReview = async (db: Database | Tx, cursor: string | undefined) => {
  const rows = await selectWaiting(db, decodeCursor(cursor)).execute()
  const photos = rows.slice(0, page)
  const last = photos.at(-1)
  return { photos, next_cursor: rows.length > page && last !== undefined ? encodeCursor({ at: last.created_at, id: last.id }) : null }
}

export const countPhotosToReview = async (db: Database | Tx): Promise<number> => {
  const { count } = await db
    .selectFrom('photo')
    .innerJoin('member', 'member.id', 'photo.member_id')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('photo.review', '=', 'waiting')
    .where('member.status', '<>', 'unverified')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Reads a member's photos, including those taken down; only those in `ids` when given. */
export const readPhotosWithTakenDown = (db: Database | Tx, memberId: string, ids?: readonly string[]): Promise<PhotoRow[]> =>
  db
    .selectFrom('photo')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Approves a photo. Returns false if it no longer waits. The caller holds the member's lock. */
export const approvePhoto = async (tx: Tx, { id, member_id }: Pick<PhotoRow, 'id' | 'member_id'>, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('photo')
    .set({ review: 'approved', shown: true })
    .where('id', '=', id)
    .where('review', '=', 'waiting')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 1n) await updateMemberPhotos(tx, member_id, now)
  return numUpdatedRows === 1n
}

/** Takes photos of a member down; their files are kept for an appeal. Returns their ids. The caller holds the member's lock. */
export const takeDownPhotos = async (tx: Tx, memberId: string, ids: readonly string[], now: Date): Promise<string[]> => {
  const rows = await tx
    .updateTable('photo')
    .set({ review: 'removed', shown: false, removed_at: now })
    .where('member_id', '=', memberId)
    .where('id', 'in', ids)
    .where('review', '<>', 'removed')
    .returning('id')
    .execute()
  await updateMemberPhotos(tx, memberId, now)
  return rows.map((row) => row.id)
}

/** Restores photos that were taken down, if they still exist, and accepts their copies again. The caller holds the member's lock. */
export const restorePhotos = async (tx: Tx, memberId: string, ids: readonly string[], now: Date): Promise<void> => {
  if (ids.length === 0) return
  await tx
    .updateTable('photo')
    .set({ review: 'approved', shown: true, removed_at: null })
    .where('member_id', '=', memberId)
    .where('id', 'in', ids)
    .where('review', '=', 'removed')
    .execute()
  await tx.deleteFrom('refused_picture').where('photo_id', 'in', ids).execute()
  await updateMemberPhotos(tx, memberId, now)
}

/** Deletes photos taken down before a moment, with their files. The hashes that refuse copies stay. */
export const purgeTakenDownPhotos = (batches: DeletionBudget, before: Date, now: Date): Promise<void> =>
  deleteInBatches(batches, 'photo', {
    by: 'removed_at',
    upTo: before,
    returning: 'storage_key',
    each: (tx, keys) => addJob(tx, deleteUnusedFilesJob, { keys }, now),
  })

/** Refuses copies of a picture from now on; `hashes` come from `hashCropVariants`. */
export const refuseFutureCopies = async (tx: Tx, photoId: string, hashes: readonly string[], now: Date): Promise<void> => {
  if (hashes.length === 0) return
  await sql`insert into refused_picture (photo_id, hash, at)
    select ${photoId}::uuid, given.hash::bit(256), ${now}::timestamptz from unnest(${sql.val([...hashes])}::text[]) as given (hash)
    on conflict do nothing`.execute(tx)
}

/** Whether one of the hashes is within `distance` bits of a refused picture. */
export const isRefusedPicture = async (db: Database | Tx, hashes: readonly string[], distance: number): Promise<boolean> => {
  const { rows } = await sql`select from refused_picture, unnest(${sql.val([...hashes])}::text[]) as given (hash)
    where bit_count(refused_picture.hash # given.hash::bit(256)) <= ${distance} limit 1`.execute(db)
  return rows.length > 0
}
