import { sql } from 'kysely'
import { noBlockBetween } from '#features/blocks/server/index.ts'
import { markOffline, touchPresence } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { presenceEvent, typingEvent } from '../../contract.ts'

/** The most recent conversations are told; whoever else looks sees it in the next answer. */
const mostTold = 200
/** A reload or a tunnel is no leaving. */
const grace = 5000
/** Once in three seconds by our own client; more is not passed on. */
const typingLimit = { burst: 6, seconds: 6 }

/**
 * Who may know when the member is here: those they talk with, without a block, while neither hides their activity. Not those who began to show
 * theirs today.
 */
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
      sql<boolean>`(member.status in ('active', 'paused') and self.status = 'active' and member.shows_activity and member.sees_activity and self.shows_activity)`,
    )
    .where(noBlockBetween(memberId, 'member.id'))

const tell = async (ctx: MemberContext, { realtime }: Pick<Platform, 'realtime'>, active: boolean): Promise<void> => {
  const peers = await peersTold(ctx.db, ctx.actor.id).orderBy('participant.last_at', 'desc').limit(mostTold).execute()
  const ids = peers.map(({ id }) => id)
  if (ids.length > 0) realtime.publish(ids, presenceEvent, { uid: ctx.actor.id, active, last_seen: 'hour' })
}

/** Each is told to all those peers, so who comes and goes all the time is told of less often. More leavings than comings: nobody stays shown. */
const told = { came: { burst: 10, seconds: 300 }, left: { burst: 20, seconds: 300 } }

type Services = Pick<Platform, 'realtime' | 'clock' | 'limits'>

const tellSometimes = async (ctx: MemberContext, platform: Services, what: keyof typeof told): Promise<void> => {
  const isFree = await platform.limits.take(`${what}:${ctx.actor.id}`, told[what]).then(
    () => true,
    () => false,
  )
  if (isFree) await tell(ctx, platform, what === 'came')
}

/** A socket of the member has come. */
export const memberCame = async (ctx: MemberContext, platform: Services): Promise<void> => {
  await touchPresence(ctx.db, ctx.actor.id, ctx.now)
  await tellSometimes(ctx, platform, 'came')
}

/** A socket of the member has gone; when it was the last one on any process, so has the member. */
export const memberLeft = async (ctx: MemberContext, platform: Services): Promise<void> => {
  if (await platform.realtime.isConnected(ctx.actor.id)) return
  await markOffline(ctx.db, ctx.actor.id, platform.clock.now())
  await tellSometimes(ctx, platform, 'left')
}

/** Follows sockets as they come and go. */
export const followConnections = (platform: Services & Pick<Platform, 'log'>): void =>
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
