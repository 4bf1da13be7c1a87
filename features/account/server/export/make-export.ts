import { randomBytes } from 'node:crypto'
import { inTransaction } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import type { Platform } from '#platform/server/platform.ts'
import { brandFileName } from '#platform/shared/brand/brand-name.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { settingsEvent } from '../../contract.ts'
import { type PersonalDataHandlers, streamArchive } from './archive.ts'
import { markExportReady, isArchiveDownloadable, readExportById } from './export-store.ts'
import { mailExportJob, removeArchiveJob } from '../jobs.ts'

/**
 * Returns the job handler that creates an archive and schedules the mail about it. Idempotent: a repeated run, or a run for a deleted export,
 * leaves no file behind.
 */
export const createMakeExportHandler =
  (
    { db, clock, storage, config, brand }: Pick<Platform, 'db' | 'clock' | 'storage' | 'config' | 'brand'>,
    features: PersonalDataHandlers,
  ) =>
  async ({ exportId }: { exportId: string }): Promise<void> => {
    const asked = await readExportById(db, exportId)
    if (asked === undefined || asked.storage_key !== null) return
    const key = `exports/${randomBytes(16).toString('hex')}/ndloo.zip`
    const begun = clock.now()
    // Schedule the removal before writing the file, so that the file of an aborted run is removed as well.
    await inTransaction(db, (tx) => addJob(tx, removeArchiveJob, { key }, begun, { runAt: new Date(begun.getTime() + 2 * dayMs) }))
    await storage.put(
      key,
      streamArchive({ db, storage, secrets: config.secrets, name: brandFileName(brand.current().name) }, asked.member_id, features),
      'application/zip',
    )
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + dayMs)
    const wanted = await inTransaction(db, async (tx) => {
      if (!(await markExportReady(tx, exportId, key, expiresAt))) return false
      await addJob(tx, removeArchiveJob, { key }, now, { runAt: expiresAt })
      await addJob(tx, mailExportJob, { exportId }, now)
      await publishAfterCommit(tx, [asked.member_id], settingsEvent, {}, now)
      return true
    })
    if (!wanted) await storage.delete(key)
  }

/** Returns the job handler that deletes archives that can no longer be downloaded. */
export const createRemoveArchiveHandler =
  ({ db, clock, storage }: Pick<Platform, 'db' | 'clock' | 'storage'>) =>
  async ({ key }: { key: string }): Promise<void> => {
    if (!(await isArchiveDownloadable(db, key, clock.now()))) await storage.delete(key)
  }
