import { sql } from 'kysely'
import { touchPresence } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Platform } from '#platform/server/platform.ts'
import { markDelivered } from '../receipts/marks.ts'
import { mayChat } from '../sending/may-chat.ts'

/** Peers in one answer; the client catches up with those and asks again. */
const most = 200

/**
 * Where the server has more than the client: the last sequence number by peer, of the most recent conversations. A peer that is not in
 * `heads` counts from 0, so new conversations are told as well; those the member may not see are left out. What the client has is delivered,
 * and who asks is here.
 */
export const syncHeads = async (
  ctx: MemberContext,
  platform: Pick<Platform, 'realtime'>,
  { heads }: { heads: Record<string, number> },
): Promise<{ behind: Record<string, number> }> => {
  await touchPresence(ctx.db, ctx.actor.id, ctx.now)
  await markDelivered(ctx, platform, heads)
  const rows = await ctx.db
    .selectFrom('participant')
    .innerJoin('conversation', 'conversation.id', 'participant.conversation_id')
    .innerJoin('member', 'member.id', 'participant.peer_id')
    .select(['participant.peer_id', 'conversation.last_seq'])
    .where('participant.member_id', '=', ctx.actor.id)
    .where(mayChat(ctx.actor.id))
    .where(sql<boolean>`conversation.last_seq > coalesce((${JSON.stringify(heads)}::jsonb ->> participant.peer_id::text)::bigint, 0)`)
    .orderBy('participant.last_at', 'desc')
    .orderBy('participant.conversation_id', 'desc')
    .limit(most)
    .execute()
  return { behind: Object.fromEntries(rows.map((row) => [row.peer_id, Number(row.last_seq)])) }
}
