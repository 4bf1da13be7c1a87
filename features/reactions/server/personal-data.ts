import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { toReactionState, deleteReactionsOf } from './store.ts'

/** The member's own reactions. Reactions of others are exported only as matches. */
export const personalData: PersonalDataHandler = {
  tables: ['reaction', 'likes_seen'],
  export: async (db, memberId) => {
    const rows = await db
      .selectFrom('reaction')
      .select(['to_id', 'kind', 'matched', 'at'])
      .where('from_id', '=', memberId)
      .orderBy('at')
      .execute()
    const seen = await db.selectFrom('likes_seen').select('seen_at').where('member_id', '=', memberId).executeTakeFirst()
    return {
      likes_seen: seen?.seen_at ?? null,
      reactions: rows.map(({ to_id, kind, matched, at }) => ({ member: to_id, reaction: toReactionState(kind), matched, at })),
    }
  },
  erase: deleteReactionsOf,
}
