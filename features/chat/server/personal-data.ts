import type { Database } from '#platform/server/db/database.ts'
import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import type { Message } from '../contract.ts'
import { exportAttachmentFiles, readExportedFileNames } from './attachments/keeping/attachment-export.ts'
import { releaseAttachmentsOfMember } from './attachments/attachment-store.ts'
import { type EarlierText, readEarlierTexts } from './changes/earlier-texts.ts'
import { readQuotesAndReactions } from './changes/message-details.ts'
import { deleteOpenersOf, exportOpeners } from './openers/opener-store.ts'
import { endSenderLimit } from './sending/sender-limit.ts'
import { deleteConversationsOf } from './store/conversations.ts'
import type { MessageRow } from './store/rows.ts'

const batch = 1000

const readBatch = (db: Database, conversationId: string, after: string) =>
  db
    .selectFrom('message')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(batch)
    .execute()

const describeMessage = (
  { seq, sender_id, kind, attachment, body, created_at, liked_photo_id, liked_answer, reply_to_seq }: MessageRow,
  file: string | undefined,
) => {
  // Export only the kind of the liked item. The item itself is part of a profile, which the export contains if it is the member's own.
  const about = liked_photo_id !== null ? 'photo' : liked_answer !== null ? 'answer' : null
  return {
    number: Number(seq),
    from: sender_id,
    kind: attachment ?? kind,
    body,
    ...(file === undefined ? {} : { file }),
    at: created_at,
    ...(about === null ? {} : { about }),
    ...(reply_to_seq === null ? {} : { answers_number: Number(reply_to_seq) }),
  }
}

const describeChanges = (
  { edited_at, deleted_at }: MessageRow,
  reactions: Message['reactions'],
  texts: readonly EarlierText[] | undefined,
) => ({
  ...(edited_at === null ? {} : { edited_at }),
  ...(deleted_at === null ? {} : { deleted_at }),
  ...(reactions.length === 0 ? {} : { reactions: reactions.map(({ member_id, emoji }) => ({ from: member_id, emoji })) }),
  ...(texts === undefined ? {} : { earlier_texts: texts.map(({ body, replaced_at }) => ({ body, until: replaced_at })) }),
})

/** Streams every message of a member's conversations in batches, because they may not fit in memory. */
async function* messagesOf(db: Database, memberId: string) {
  const conversations = await db
    .selectFrom('participant')
    .select(['conversation_id', 'peer_id'])
    .where('member_id', '=', memberId)
    .orderBy('conversation_id')
    .execute()
  for (const { conversation_id, peer_id } of conversations)
    for (let after: string | undefined = '0'; after !== undefined;) {
      const rows = await readBatch(db, conversation_id, after)
      const details = await readQuotesAndReactions(db, rows)
      const own = rows.filter(({ sender_id }) => sender_id === memberId)
      const texts = await readEarlierTexts(db, own)
      const files = await readExportedFileNames(db, own)
      for (const message of rows)
        yield {
          conversation_with: peer_id,
          ...describeMessage(message, message.sender_id === memberId ? files.get(message.seq) : undefined),
          ...describeChanges(
            message,
            details.get(message)?.reactions ?? [],
            message.sender_id === memberId ? texts.get(message.seq) : undefined,
          ),
        }
      after = rows.length < batch ? undefined : rows.at(-1)?.seq
    }
}

/** A conversation belongs to both members. Each exports all of it, but earlier texts and files only of own messages. It is deleted when the first of the two is erased. */
export const personalData: PersonalDataHandler = {
  tables: [
    'conversation',
    'participant',
    'message',
    'message_reaction',
    'message_version',
    'opener_sent',
    'opener_offer',
    'attachment',
    'sender_limit',
  ],
  export: async (db, memberId) => ({ messages: messagesOf(db, memberId), ...(await exportOpeners(db, memberId)) }),
  files: exportAttachmentFiles,
  erase: async (tx, memberId, now) => {
    await endSenderLimit(tx, memberId)
    await deleteOpenersOf(tx, memberId)
    await releaseAttachmentsOfMember(tx, memberId, now)
    await deleteConversationsOf(tx, memberId)
  },
  withheld: {
    'sender_limit.until': 'tells that a case waits, before it is decided',
    'attachment.peaks': 'made from the recording, which is there',
    'attachment.blur': 'made from the picture, which is there',
  },
  identifiers: ['attachment.kind', 'attachment.storage_key', 'message.attachment'],
  evidence: ['attachment'],
  withoutMemberId: ['message', 'message_version'],
}
