import { sql } from 'kysely'
import { noBlockBetween } from '#features/blocks/server/index.ts'
import { leavePresence, touchPresence } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { presenceEvent, typingEvent } from '../contract.ts'

/** The most recent conversations are told; whoever else looks sees it in the next answer. */
const mostTold = 200
/** A reload or a tunnel is no leaving. */
const grace = 5000
/** Once in three seconds by our own client; more is not passed on. */
const typingLimit = { burst: 6, seconds: 6 }

/** Who may know when the member is here: those they talk with, without a block, while neither hides their activity. */
const peersTold = (db: Database, memberId: string) =>
  db
    .selectFrom('participant')
    .innerJoin('conversation', 'conversation.id', 'participant.conversation_id')
    .innerJoin('member', 'member.id', 'participant.peer_id')
    .innerJoin('member as self', 'self.id', 'participant.member_id')
    .select('member.id')
    .where('participant.member_id', '=', memberId)
    .where('conversation.state', '=', 'open')
    .where(
      sql<boolean>`(member.status in ('active', 'paused') and self.status = 'active' and member.shows_activity and self.shows_activity)`,
    )
    .where(noBlockBetween(memberId, 'member.id'))

const tell = async (ctx: MemberContext, { realtime }: Pick<Platform, 'realtime'>, active: boolean): Promise<void> => {
  const peers = await peersTold(ctx.db, ctx.actor.id).orderBy('participant.last_at', 'desc').limit(mostTold).execute()
  const ids = peers.map(({ id }) => id)
  if (ids.length > 0) realtime.publish(ids, presenceEvent, { uid: ctx.actor.id, active, last_seen: 'hour' })
}

/** Coming back is told to all those peers: who comes and goes all the time is told of less often, and just looks away meanwhile. */
const comingsTold = { burst: 10, seconds: 300 }

/** A socket of the member has come. */
export const memberCame = async (ctx: MemberContext, platform: Pick<Platform, 'realtime' | 'limits'>): Promise<void> => {
  await touchPresence(ctx.db, ctx.actor.id, ctx.now)
  const isTold = await platform.limits.take(`presence:${ctx.actor.id}`, comingsTold).then(
    () => true,
    () => false,
  )
  if (isTold) await tell(ctx, platform, true)
}

/** A socket of the member has gone; when it was the last one on any process, so has the member. */
export const memberLeft = async (ctx: MemberContext, platform: Pick<Platform, 'realtime' | 'clock'>): Promise<void> => {
  if (await platform.realtime.isConnected(ctx.actor.id)) return
  await leavePresence(ctx.db, ctx.actor.id, platform.clock.now())
  await tell(ctx, platform, false)
}

/** Follows sockets as they come and go. */
export const followConnections = (platform: Pick<Platform, 'realtime' | 'clock' | 'log' | 'limits'>): void =>
  platform.realtime.onConnection((ctx, connected) => {
    if (connected) return memberCame(ctx, platform)
    const leave = () => memberLeft(ctx, platform).catch((error: unknown) => platform.log.warn({ err: error }, 'leaving was not noted'))
    setTimeout(() => void leave(), grace).unref()
    return Promise.resolve()
  })

/** Passes on that the member is writing, to the one they write to and only where presence may be told too. */
export const tellTyping = async (
  ctx: MemberContext,
  { realtime, limits }: Pick<Platform, 'realtime' | 'limits'>,
  { uid }: { uid: string },
): Promise<Record<string, never>> => {
  await limits.take(`typing:${ctx.actor.id}`, typingLimit)
  const told = await peersTold(ctx.db, ctx.actor.id).where('member.id', '=', uid).executeTakeFirst()
  if (told !== undefined) realtime.publish([uid], typingEvent, { uid: ctx.actor.id })
  return {}
}
