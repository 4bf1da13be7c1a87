// The files of voice notes and pictures, compared with the database.
import { join } from 'node:path'
import { sql } from 'kysely'
import { attachmentFileKey, readAttachmentFile } from '#features/chat/server/attachments/attachment-files.ts'
import { deleteUnusedFilesJob } from '#features/chat/server/attachments/keeping/jobs.ts'
import { readStoredAttachment } from '#features/chat/server/attachments/stored-attachment.ts'
import { photoSizes } from '#features/photos/server/index.ts'
import { uploadKeptHours } from '#features/uploads/contract.ts'
import { purgeUploadsHourly } from '#features/uploads/server/purge-uploads.ts'
import type { Database } from '#platform/server/db/database.ts'
import { diskStorage } from '#platform/server/storage/disk-storage.ts'
import { openFileKey } from '#platform/server/storage/file-keys.ts'
import { readImageSize } from './image-size.ts'
import { buildExpectedVoiceFile } from './made-up-files.ts'
import { chaosSecret } from './servers.ts'

export interface FileFindings {
  /** Messages without a row or file, or with a file that is broken or wrong. */
  halves: number
  /** Stored files that belong to no row. */
  strays: number
  /** Uploads that should be deleted: those whose message is stored, and those older than a day. */
  uploads: number
}

/** Where the servers of a run store files. */
export const storageOf = (environment: Record<string, string>) => diskStorage(join(environment.DATA_DIR ?? '', 'photos'))
type Files = ReturnType<typeof storageOf>

interface Row {
  id: string
  kind: 'voice' | 'picture'
  storage_key: string
  peaks: string | null
}
const namesOf = (kind: Row['kind']) => (kind === 'voice' ? (['audio'] as const) : photoSizes.map((size) => `${size}` as const))

const readRows = async (db: Database): Promise<Row[]> =>
  (await sql<Row>`select id, kind, storage_key, peaks from attachment where released_at is null`.execute(db)).rows

const hasAllFiles = async (storage: Files, { kind, storage_key }: Row): Promise<boolean> => {
  for (const name of namesOf(kind)) if ((await storage.size(attachmentFileKey(storage_key, name))) === undefined) return false
  return true
}

/** Counts voice notes and pictures that are stored before their files, while servers run. */
export const countMissingFiles = async (db: Database, storage: Files): Promise<number> => {
  const missing: string[] = []
  for (const row of await readRows(db)) if (!(await hasAllFiles(storage, row))) missing.push(row.id)
  if (missing.length === 0) return 0
  // Files of messages that were deleted meanwhile may be missing.
  const left = await readRows(db)
  return left.filter(({ id }) => missing.includes(id)).length
}

/** Whether the files of a row can be read and equal what was sent. */
const isWhole = async (db: Database, storage: Files, { id, kind, peaks }: Row): Promise<boolean> => {
  try {
    const stored = await readStoredAttachment(db, id)
    if (stored === undefined) return false
    const fileKey = await openFileKey(db, [chaosSecret], stored)
    for (const name of namesOf(kind)) {
      const bytes = await readAttachmentFile(storage, stored.storage_key, { name, fileKey })
      if (bytes === undefined || bytes.length === 0) return false
      if (kind === 'voice' && !bytes.equals(buildExpectedVoiceFile(peaks ?? ''))) return false
      if (kind === 'picture' && (await readImageSize(bytes)) === undefined) return false
    }
    return true
  } catch {
    return false
  }
}

/** Counts missing, broken and superfluous files. Call it when all messages are delivered and the jobs of `hurryFileJobs` are done. */
export const checkFiles = async (db: Database, storage: Files): Promise<FileFindings> => {
  const rows = await readRows(db)
  let halves = 0
  for (const row of rows) if (!(await isWhole(db, storage, row))) halves += 1
  const { rows: bare } = await sql`
    select 1 from message where attachment is not null and deleted_at is null and not exists (select from attachment
      where attachment.conversation_id = message.conversation_id and attachment.seq = message.seq and released_at is null
        and attachment.kind = message.attachment)`.execute(db)
  const used = new Set(
    (await sql<{ storage_key: string }>`select storage_key from attachment`.execute(db)).rows.map((row) => row.storage_key),
  )
  let strays = 0
  for await (const key of storage.keys()) if (key.endsWith('.bin') && !used.has(key.split('/')[0] ?? '')) strays += 1
  const { rows: uploads } = await sql`
    select 1 from upload where created_at < now() - make_interval(hours => ${uploadKeptHours})
      or exists (select from message where message.sender_id = upload.member_id and message.id = upload.id)`.execute(db)
  return { halves: halves + bare.length, strays, uploads: uploads.length }
}

const deletion = deleteUnusedFilesJob.kind
/** Makes uploads a day older, and files of messages that were never stored an hour older. */
export const hurryFileJobs = async (db: Database): Promise<void> => {
  await sql`update upload set created_at = created_at - make_interval(hours => ${uploadKeptHours + 1})
    where not exists (select from message where message.sender_id = upload.member_id and message.id = upload.id)`.execute(db)
  // Removes the lease of a job that a killed server had begun, so that the job runs now.
  await sql`update job set run_at = now(), locked_until = null, attempts = 0
    where kind in (${deletion}, ${purgeUploadsHourly.kind}) and done_at is null`.execute(db)
}

/** Returns how many of the jobs of `hurryFileJobs` are not done yet. */
export const countFileJobs = async (db: Database): Promise<number> => {
  const { rows } = await sql`
    select 1 from job where kind = ${deletion} and done_at is null
    union all select 1 from upload where created_at < now() - make_interval(hours => ${uploadKeptHours})`.execute(db)
  return rows.length
}
