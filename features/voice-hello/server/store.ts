import { type Insertable, sql } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import { setMemberHasVoiceHello } from '#features/members/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { deleteUnusedFilesJob } from './jobs.ts'
import type { VoiceHelloRow } from './present-voice-hello.ts'

/** Updates in the member row whether others can hear a voice hello. The caller holds the member's lock. */
export const refreshVoiceHelloFlag = async (tx: Tx, memberId: string): Promise<void> => {
  const shown = await tx
    .selectFrom('voice_hello')
    .select('id')
    .where('member_id', '=', memberId)
    .where('shown', '=', true)
    .where('released_at', 'is', null)
    .executeTakeFirst()
  await setMemberHasVoiceHello(tx, memberId, shown !== undefined)
}

/** Reads a member's current voice hello, shown or waiting for review. */
export const readCurrentVoiceHello = (db: Database | Tx, memberId: string): Promise<VoiceHelloRow | undefined> =>
  db
    .selectFrom('voice_hello')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('review', '<>', 'removed')
    .where('released_at', 'is', null)
    .executeTakeFirst()

/** Whether a moderator has taken down a voice hello of a member. */
export const hasTakenDownVoiceHello = async (db: Database | Tx, memberId: string): Promise<boolean> =>
  (await db
    .selectFrom('voice_hello')
    .select('id')
    .where('member_id', '=', memberId)
    .where('review', '=', 'removed')
    .where('released_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Whether the same recording, by any member, was taken down before. */
export const isRefusedRecording = async (db: Database | Tx, hash: Buffer): Promise<boolean> =>
  (await db.selectFrom('refused_recording').select('voice_hello_id').where('hash', '=', hash).limit(1).executeTakeFirst()) !== undefined

/** Deletes released voice hellos that no report needs; their files are deleted after the commit. The caller has locked the rows. */
const deleteReleased = async (tx: Tx, ids: readonly string[], now: Date): Promise<void> => {
  if (ids.length === 0) return
  const { rows } = await sql<{ storage_key: string }>`
    delete from voice_hello where id = any(${sql.val([...ids])}::uuid[])
      and not exists (select from voice_hello_hold where voice_hello_hold.voice_hello_id = voice_hello.id)
    returning storage_key`.execute(tx)
  if (rows.length > 0) await addJob(tx, deleteUnusedFilesJob, { keys: rows.map(({ storage_key }) => storage_key) }, now)
}

const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/** Removes a member's current voice hello. A job deletes its file after the commit, unless a report still needs it. */
export const releaseCurrentVoiceHello = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  const rows = await tx
    .updateTable('voice_hello')
    .set({ released_at: now, member_id: null, shown: false })
    .where('member_id', '=', memberId)
    .where('review', '<>', 'removed')
    .returning('id')
    .execute()
  await deleteReleased(tx, ids(rows), now)
}

/** Removes every voice hello of a member, also those taken down. */
export const releaseVoiceHellosOf = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  const rows = await tx
    .updateTable('voice_hello')
    .set({ released_at: now, member_id: null, shown: false })
    .where('member_id', '=', memberId)
    .returning('id')
    .execute()
  await deleteReleased(tx, ids(rows), now)
  await setMemberHasVoiceHello(tx, memberId, false)
}

/** Counts the voice hellos whose files are encrypted with one of these keys. */
export const countVoiceHellosByKeyNames = async (db: Database, keyNames: readonly string[]): Promise<number> => {
  if (keyNames.length === 0) return 0
  const { count } = await db
    .selectFrom('voice_hello')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('key_name', 'in', keyNames)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Removes the voice hellos whose files can no longer be decrypted, because SECRET, which protects these keys, is lost.
 * @returns the number of voice hellos
 */
export const releaseLostVoiceHellos = async (tx: Tx, keyNames: readonly string[], now: Date): Promise<number> => {
  if (keyNames.length === 0) return 0
  const rows = await tx.selectFrom('voice_hello').select(['id', 'member_id']).where('key_name', 'in', keyNames).execute()
  const lost = ids(rows)
  await sql`delete from voice_hello_hold where voice_hello_id = any(${lost}::uuid[])`.execute(tx)
  await deleteReleased(tx, lost, now)
  for (const { member_id } of rows) if (member_id !== null) await refreshVoiceHelloFlag(tx, member_id)
  return rows.length
}

/** Adds the voice hello of a member who has none. The caller holds the member's lock. */
export const insertVoiceHello = async (tx: Tx, hello: Insertable<DB['voice_hello']> & { member_id: string }): Promise<VoiceHelloRow> => {
  const row = await tx.insertInto('voice_hello').values(hello).returningAll().executeTakeFirstOrThrow()
  await refreshVoiceHelloFlag(tx, hello.member_id)
  return row
}
