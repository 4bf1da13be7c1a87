import { setMemberPhotoChecked } from '#features/members/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { deleteUnusedFilesJob } from './jobs.ts'
import type { ChallengeRow, PhotoCheckFramesRow, PhotoCheckRow } from './rows.ts'

/** Stores a member's challenge, replacing any earlier one. */
export const replaceChallenge = async (tx: Tx, challenge: ChallengeRow): Promise<void> => {
  await tx
    .insertInto('photo_check_challenge')
    .values(challenge)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(challenge))
    .execute()
}

/** Deletes a member's challenge and returns it, even if it has expired; undefined if there is none with this id. */
export const takeChallenge = (db: Database | Tx, memberId: string, id: string): Promise<ChallengeRow | undefined> =>
  db.deleteFrom('photo_check_challenge').where('member_id', '=', memberId).where('id', '=', id).returningAll().executeTakeFirst()

/** Adds a check that waits. An earlier one ends, but its badge stays until the decision. The caller holds the member's lock. */
export const insertPhotoCheck = async (
  tx: Tx,
  check: Pick<PhotoCheckRow, 'id' | 'member_id' | 'poses' | 'times'>,
  frames: Omit<PhotoCheckFramesRow, 'photo_check_id' | 'delete_after'>,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('photo_check')
    .set({ state: 'ended' })
    .where('member_id', '=', check.member_id)
    .where('state', '<>', 'ended')
    .execute()
  await tx
    .insertInto('photo_check')
    .values({ ...check, state: 'waiting', created_at: now, queued_at: now })
    .execute()
  await tx
    .insertInto('photo_check_frames')
    .values({ ...frames, photo_check_id: check.id })
    .execute()
}

/** Deletes frames with their files after the commit. */
const deleteFrames = async (tx: Tx, ids: readonly string[], now: Date): Promise<void> => {
  if (ids.length === 0) return
  const rows = await tx.deleteFrom('photo_check_frames').where('photo_check_id', 'in', ids).returning('storage_key').execute()
  if (rows.length > 0) await addJob(tx, deleteUnusedFilesJob, { keys: rows.map(({ storage_key }) => storage_key) }, now)
}

/** Deletes the checks of a member with frames and badge. */
export const deletePhotoChecksOf = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  const rows = await tx.selectFrom('photo_check').select('id').where('member_id', '=', memberId).execute()
  await deleteFrames(
    tx,
    rows.map(({ id }) => id),
    now,
  )
  await tx.deleteFrom('photo_check').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('photo_check_challenge').where('member_id', '=', memberId).execute()
  await setMemberPhotoChecked(tx, memberId, null)
}

/** Counts the checks whose frames are encrypted with one of these keys. */
export const countPhotoChecksOfKeys = async (db: Database, keyNames: readonly string[]): Promise<number> => {
  if (keyNames.length === 0) return 0
  const { count } = await db
    .selectFrom('photo_check_frames')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('key_name', 'in', keyNames)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Deletes frames that can no longer be decrypted because SECRET, which protects these keys, is lost. Checks still waiting for a moderator are deleted
 * too.
 * @returns the number of checks that lost their frames
 */
export const deleteLostFrames = async (tx: Tx, keyNames: readonly string[], now: Date): Promise<number> => {
  if (keyNames.length === 0) return 0
  const rows = await tx.selectFrom('photo_check_frames').select('photo_check_id').where('key_name', 'in', keyNames).execute()
  const ids = rows.map(({ photo_check_id }) => photo_check_id)
  await deleteFrames(tx, ids, now)
  if (ids.length > 0) await tx.deleteFrom('photo_check').where('id', 'in', ids).where('state', '=', 'waiting').execute()
  return ids.length
}
