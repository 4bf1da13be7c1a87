import type { Database } from '#platform/server/db/database.ts'
import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { deleteOpenersOf, exportOpeners } from './openers/opener-store.ts'
import { deleteConversationsOf } from './store/conversations.ts'

const batch = 1000

const readBatch = (db: Database, conversationId: string, after: string) =>
  db
    .selectFrom('message')
    .select(['seq', 'sender_id as from', 'kind', 'body', 'created_at as at', 'liked_photo_id', 'liked_answer'])
    .where('conversation_id', '=', conversationId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(batch)
    .execute()

/** Streams every message of a member's conversations in batches: they may not fit in memory. */
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
      for (const { seq: _, liked_photo_id, liked_answer, ...message } of rows) {
        // Only what kind of item it is: the item itself is part of a profile, and the export contains it where it is the member's own.
        const about = liked_photo_id !== null ? 'photo' : liked_answer !== null ? 'answer' : null
        yield { conversation_with: peer_id, ...message, ...(about === null ? {} : { about }) }
      }
      after = rows.length < batch ? undefined : rows.at(-1)?.seq
    }
}

/** A conversation belongs to both members: each exports all of it, and it is deleted when the first of them is erased. */
export const personalData: PersonalDataHandler = {
  tables: ['conversation', 'participant', 'message', 'opener_sent', 'opener_offer'],
  export: async (db, memberId) => ({ messages: messagesOf(db, memberId), ...(await exportOpeners(db, memberId)) }),
  erase: async (tx, memberId) => {
    await deleteOpenersOf(tx, memberId)
    await deleteConversationsOf(tx, memberId)
  },
  withoutMemberId: ['message'],
}
