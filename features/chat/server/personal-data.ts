import type { Database } from '#platform/server/db/database.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { removeConversationsOf } from './store.ts'

const batch = 1000

const readBatch = (db: Database, conversationId: string, after: string) =>
  db
    .selectFrom('message')
    .select(['seq', 'sender_id as from', 'kind', 'body', 'created_at as at'])
    .where('conversation_id', '=', conversationId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(batch)
    .execute()

/** Every message of a member's conversations, some at a time: there may be more than fit into memory. */
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
      for (const { seq: _, ...message } of rows) yield { conversation_with: peer_id, ...message }
      after = rows.length < batch ? undefined : rows.at(-1)?.seq
    }
}

/** A conversation is both members' own: each exports all of it, and it goes with the first of them who is erased. */
export const personalData: PersonalData = {
  tables: ['conversation', 'participant', 'message'],
  export: (db, memberId) => Promise.resolve({ messages: messagesOf(db, memberId) }),
  erase: removeConversationsOf,
  withoutMemberId: ['message'],
}
