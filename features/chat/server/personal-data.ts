import type { PersonalData } from '#platform/server/personal-data.ts'
import { removeConversationsOf } from './store.ts'

/** A conversation is both members' own: each exports all of it, and it goes with the first of them who is erased. */
export const personalData: PersonalData = {
  tables: ['conversation', 'participant', 'message'],
  export: async (db, memberId) => ({
    messages: await db
      .selectFrom('participant')
      .innerJoin('message', 'message.conversation_id', 'participant.conversation_id')
      .select([
        'participant.peer_id as conversation_with',
        'message.sender_id as from',
        'message.kind',
        'message.body',
        'message.created_at as at',
      ])
      .where('participant.member_id', '=', memberId)
      .orderBy('participant.conversation_id')
      .orderBy('message.seq')
      .execute(),
  }),
  erase: removeConversationsOf,
}
