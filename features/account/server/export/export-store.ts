import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { removeArchiveJob } from '../jobs.ts'

export type ExportRow = Selectable<DB['data_export']>

/** Reads the data export of a member; undefined if there is none. */
export const readExportOfMember = (db: Database | Tx, memberId: string): Promise<ExportRow | undefined> =>
  db.selectFrom('data_export').selectAll().where('member_id', '=', memberId).executeTakeFirst()

/** Reads a data export by its id. */
export const readExportById = (db: Database, id: string): Promise<ExportRow | undefined> =>
  db.selectFrom('data_export').selectAll().where('id', '=', id).executeTakeFirst()

/** Deletes the export of a member; a job removes its file after the commit. */
export const deleteExportOfMember = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  const rows = await tx.deleteFrom('data_export').where('member_id', '=', memberId).returning('storage_key').execute()
  for (const { storage_key } of rows) if (storage_key !== null) await addJob(tx, removeArchiveJob, { key: storage_key }, now)
}

/**
 * Stores a newly requested export and deletes the member's earlier one.
 * @returns the id of the new export
 */
export const replaceExport = async (tx: Tx, memberId: string, now: Date): Promise<string> => {
  await deleteExportOfMember(tx, memberId, now)
  const id = randomUUID()
  await tx.insertInto('data_export').values({ id, member_id: memberId, requested_at: now }).execute()
  return id
}

/** Marks the archive of an export as ready. Returns false if the export was deleted or another run has finished it. */
export const markExportReady = async (tx: Tx, id: string, storageKey: string, expiresAt: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('data_export')
    .set({ storage_key: storageKey, expires_at: expiresAt })
    .where('id', '=', id)
    .where('storage_key', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Whether a stored archive can still be downloaded. */
export const isArchiveDownloadable = async (db: Database, storageKey: string, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('data_export')
    .select('id')
    .where('storage_key', '=', storageKey)
    .where('expires_at', '>', now)
    .executeTakeFirst()) !== undefined
