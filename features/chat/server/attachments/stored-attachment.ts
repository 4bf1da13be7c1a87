import { photoSizes } from '#features/photos/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import { sql } from 'kysely'
import { canChatCondition } from '../sending/can-chat-condition.ts'
import type { AttachmentRow } from './attachment-store.ts'

/** The columns that are needed to decrypt the files of an attachment. */
export type StoredAttachment = Pick<AttachmentRow, 'id' | 'kind' | 'storage_key' | 'key_name' | 'sealed_key'>

/** Reads an attachment without checking who may see it. */
export const readStoredAttachment = (db: Database, id: string): Promise<StoredAttachment | undefined> =>
  db.selectFrom('attachment').select(['id', 'kind', 'storage_key', 'key_name', 'sealed_key']).where('id', '=', id).executeTakeFirst()

/** Whether a viewer may open an attachment: the message is not deleted, and `listMessages` would show its conversation to the viewer. */
export const canOpenAttachment = async (db: Database, id: string, viewerId: string): Promise<boolean> => {
  const found = await db
    .selectFrom('attachment')
    .innerJoin('message', (join) =>
      join.onRef('message.conversation_id', '=', 'attachment.conversation_id').onRef('message.seq', '=', 'attachment.seq'),
    )
    .innerJoin('participant', (join) =>
      join.onRef('participant.conversation_id', '=', 'attachment.conversation_id').on('participant.member_id', '=', viewerId),
    )
    .innerJoin('member', 'member.id', 'participant.peer_id')
    .innerJoin('member as viewer', 'viewer.id', 'participant.member_id')
    .select('attachment.id')
    .where('attachment.id', '=', id)
    .where('attachment.released_at', 'is', null)
    .where('message.deleted_at', 'is', null)
    .where('viewer.status', 'in', ['active', 'paused', 'held'])
    .where(canChatCondition(viewerId))
    .executeTakeFirst()
  return found !== undefined
}

/** Whether a report holds an attachment as evidence. */
export const isAttachmentHeldAsEvidence = async (db: Database, id: string): Promise<boolean> => {
  const { rows } = await sql`select from attachment_hold where attachment_id = ${id} limit 1`.execute(db)
  return rows.length > 0
}

/** Yields in batches the storage keys of all attachments with the number of their files. */
export async function* readAttachmentStorageKeys(db: Database): AsyncGenerator<{ key: string; files: number }[]> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .selectFrom('attachment')
      .select(['id', 'storage_key', 'kind'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(500)
      .execute()
    if (rows.length === 0) return
    yield rows.map(({ storage_key, kind }) => ({ key: storage_key, files: kind === 'voice' ? 1 : photoSizes.length }))
    after = rows.at(-1)?.id ?? after
  }
}
