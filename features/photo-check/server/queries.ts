import type { Database, Tx } from '#platform/server/db/database.ts'
import type { PhotoCheckFramesRow, PhotoCheckRow } from './rows.ts'

/** Reads the latest check of a member. */
export const readLatestPhotoCheck = (db: Database | Tx, memberId: string): Promise<PhotoCheckRow | undefined> =>
  db
    .selectFrom('photo_check')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '<>', 'ended')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Reads a check by its id. */
export const readPhotoCheck = (db: Database | Tx, id: string): Promise<PhotoCheckRow | undefined> =>
  db.selectFrom('photo_check').selectAll().where('id', '=', id).executeTakeFirst()

/** Reads the row of the frames of a check; undefined once they are deleted. */
export const readFramesRow = (db: Database | Tx, id: string): Promise<PhotoCheckFramesRow | undefined> =>
  db.selectFrom('photo_check_frames').selectAll().where('photo_check_id', '=', id).executeTakeFirst()

/** Storage keys of all frames with the number of their files, in batches. */
export async function* readFrameStorageKeys(db: Database): AsyncGenerator<{ key: string; files: number }[]> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .selectFrom('photo_check_frames')
      .select(['photo_check_id', 'storage_key', 'hashes'])
      .where('photo_check_id', '>', after)
      .orderBy('photo_check_id')
      .limit(500)
      .execute()
    if (rows.length === 0) return
    yield rows.map(({ storage_key, hashes }) => ({ key: storage_key, files: hashes.length }))
    after = rows.at(-1)?.photo_check_id ?? after
  }
}
