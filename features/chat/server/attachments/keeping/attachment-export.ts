import { Readable } from 'node:stream'
import type { Database } from '#platform/server/db/database.ts'
import type { ExportedFile } from '#platform/server/personal-data-handler.ts'
import { openFileKey } from '#platform/server/storage/file-keys.ts'
import type { MessageRow } from '../../store/rows.ts'
import { bestFileOf, readAttachmentFile, servedEnding } from '../attachment-files.ts'
import { readAttachmentRows } from '../attachment-store.ts'
import { readStoredAttachment } from '../stored-attachment.ts'

const exportedName = ({ id, kind }: { id: string; kind: string }): string => `attachments/${id}.${servedEnding(kind)}`

/** Returns the file names of a member's own attachments in the archive of the export, by sequence number. */
export const readExportedFileNames = async (db: Database, own: readonly MessageRow[]): Promise<Map<string, string>> => {
  const rows = await readAttachmentRows(
    db,
    own.filter(({ attachment }) => attachment !== null),
  )
  return new Map(rows.map((row) => [row.seq, exportedName(row)]))
}

/** Returns the voice notes and pictures that a member has sent, as files for the export. */
export const exportAttachmentFiles = async (db: Database, memberId: string): Promise<ExportedFile[]> => {
  const rows = await db
    .selectFrom('attachment')
    .select(['id', 'kind'])
    .where('sender_id', '=', memberId)
    .where('released_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    name: exportedName(row),
    open: async ({ storage, secrets }) => {
      const stored = await readStoredAttachment(db, row.id)
      if (stored === undefined) return undefined
      const fileKey = await openFileKey(db, secrets, stored)
      const bytes = await readAttachmentFile(storage, stored.storage_key, { name: bestFileOf(row.kind), fileKey })
      return bytes === undefined ? undefined : Readable.from([bytes])
    },
  }))
}
