import { sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { removeConversationsOf } from './store.ts'

const batch = 1000

const readBatch = (db: Database, memberId: string, after: { conversation_id: string; seq: string } | undefined) =>
  db
    .selectFrom('participant')
    .innerJoin('message', 'message.conversation_id', 'participant.conversation_id')
    .select(['participant.peer_id', 'message.conversation_id', 'message.seq'])
    .select(['message.sender_id', 'message.kind', 'message.body', 'message.created_at'])
    .where('participant.member_id', '=', memberId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(message.conversation_id, message.seq) > (${after?.conversation_id}, ${after?.seq})`),
    )
    .orderBy('message.conversation_id')
    .orderBy('message.seq')
    .limit(batch)
    .execute()

/** Every message of a member's conversations, some at a time: there may be more than fit into memory. */
async function* messagesOf(db: Database, memberId: string) {
  let last: { conversation_id: string; seq: string } | undefined
  do {
    const rows = await readBatch(db, memberId, last)
    last = rows.length < batch ? undefined : rows.at(-1)
    for (const { peer_id, sender_id, kind, body, created_at } of rows)
      yield { conversation_with: peer_id, from: sender_id, kind, body, at: created_at }
  } while (last !== undefined)
}

/** A conversation is both members' own: each exports all of it, and it goes with the first of them who is erased. */
export const personalData: PersonalData = {
  tables: ['conversation', 'participant', 'message'],
  export: (db, memberId) => Promise.resolve({ messages: messagesOf(db, memberId) }),
  erase: removeConversationsOf,
}
