import { Readable } from 'node:stream'
import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { getDecrypted } from '#platform/server/storage/encrypted-files.ts'
import { openFileKey } from '#platform/server/storage/file-keys.ts'
import { frameFileKey } from './frames.ts'
import { deletePhotoChecksOf } from './store.ts'

/** Frames are in the export of their owner only, and go at the erasure. */
export const personalData: PersonalDataHandler = {
  tables: ['photo_check', 'photo_check_challenge'],
  export: async (db, memberId) => ({
    photo_checks: await db
      .selectFrom('photo_check')
      .select(['id', 'poses', 'times', 'state', 'reason', 'photo_id as photo', 'created_at', 'queued_at', 'checked_at', 'decided_at'])
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .execute(),
    photo_check_challenges: await db
      .selectFrom('photo_check_challenge')
      .select(['id', 'poses', 'created_at', 'expires_at'])
      .where('member_id', '=', memberId)
      .execute(),
  }),
  files: async (db, memberId) => {
    const rows = await db
      .selectFrom('photo_check_frames')
      .innerJoin('photo_check', 'photo_check.id', 'photo_check_frames.photo_check_id')
      .selectAll('photo_check_frames')
      .where('photo_check.member_id', '=', memberId)
      .orderBy('photo_check.created_at')
      .execute()
    return rows.flatMap((row) =>
      row.hashes.map((_, index) => ({
        name: `photo-check/${row.photo_check_id}-${index + 1}.webp`,
        open: async ({ storage, secrets }) => {
          const fileKey = await openFileKey(db, secrets, { ...row, id: row.photo_check_id })
          const bytes = await getDecrypted(storage, frameFileKey(row.storage_key, index), fileKey)
          return bytes === undefined ? undefined : Readable.from([bytes])
        },
      })),
    )
  },
  erase: deletePhotoChecksOf,
}
