import { sql } from 'kysely'
import { touchPresence } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Platform } from '#platform/server/platform.ts'
import { markDelivered } from '../receipts/receipts.ts'
import { canChatCondition } from '../sending/can-chat-condition.ts'

/** Maximum number of peers per response. The client fetches their messages and asks again. */
const most = 200

/**
 * Finds the peers whose conversation has newer messages than the client has, most recent first. A peer missing from `heads` counts as 0, so new
 * conversations are included. Peers whom the member may not see are left out. Of the peers in `changes`, also finds those with newer changes.
 * Marks what the client has as delivered and the member as present.
 * @returns by peer, the last sequence number of conversations with newer messages, and the last change number of those with newer changes
 */
export const syncConversations = async (
  ctx: MemberContext,
  platform: Pick<Platform, 'realtime'>,
  { heads, changes = {} }: { heads: Record<string, number>; changes?: Record<string, number> | undefined },
): Promise<{ behind: Record<string, number>; changed: Record<string, number> }> => {
  await touchPresence(ctx.db, [ctx.actor.id], ctx.now)
  await markDelivered(ctx, platform, heads)
  const rows = await ctx.db
    .selectFrom('participant')
    .innerJoin('conversation', 'conversation.id', 'participant.conversation_id')
    .innerJoin('member', 'member.id', 'participant.peer_id')
    .select(['participant.peer_id', 'conversation.last_seq', 'conversation.last_change'])
    .where('participant.member_id', '=', ctx.actor.id)
    .where(canChatCondition(ctx.actor.id))
    .where(
      sql<boolean>`(conversation.last_seq > coalesce((${JSON.stringify(heads)}::jsonb ->> participant.peer_id::text)::bigint, 0)
        or conversation.last_change > (${JSON.stringify(changes)}::jsonb ->> participant.peer_id::text)::bigint)`,
    )
    .orderBy('participant.last_at', 'desc')
    .orderBy('participant.conversation_id', 'desc')
    .limit(most)
    .execute()
  const newer = rows.map((row) => ({ uid: row.peer_id, seq: Number(row.last_seq), change: Number(row.last_change) }))
  return {
    behind: Object.fromEntries(newer.filter(({ uid, seq }) => seq > (heads[uid] ?? 0)).map(({ uid, seq }) => [uid, seq])),
    changed: Object.fromEntries(
      newer.filter(({ uid, change }) => change > (changes[uid] ?? Infinity)).map(({ uid, change }) => [uid, change]),
    ),
  }
}
