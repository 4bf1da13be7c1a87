import { sql } from 'kysely'
import { noBlockCondition } from '#features/blocks/server/index.ts'
import { markOffline, touchPresence } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { presenceEvent, typingEvent } from '../../contract.ts'

/** Only this many peers, of the most recent conversations, get the event. The others see the presence in their next response. */
const maxRecipients = 200
/** Milliseconds to wait before a member counts as offline: a page reload or a short loss of connection is not leaving. */
const reconnectGraceMs = 5000
/** The limit for typing events. Our client sends at most one every three seconds. */
const typingLimit = { burst: 6, seconds: 6 }

/**
 * Query of the members who may see this member's presence: peers in open conversations without a block, where neither hides the own activity. Peers
 * who began to share their activity only today are left out.
 */
const presencePeers = (db: Database, memberId: string) =>
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
    .where(noBlockCondition(memberId, 'member.id'))

const publishPresence = async (ctx: MemberContext, { realtime }: Pick<Platform, 'realtime'>, active: boolean): Promise<void> => {
  const peers = await presencePeers(ctx.db, ctx.actor.id).orderBy('participant.last_at', 'desc').limit(maxRecipients).execute()
  const ids = peers.map(({ id }) => id)
  if (ids.length > 0) realtime.publish(ids, presenceEvent, { uid: ctx.actor.id, active, last_seen: 'hour' })
}

/**
 * Limits on the presence events of a member who connects and disconnects often. More `left` than `came` events are allowed, so that nobody stays
 * shown as online.
 */
const presenceLimits = { came: { burst: 10, seconds: 300 }, left: { burst: 20, seconds: 300 } }

type Services = Pick<Platform, 'realtime' | 'clock' | 'limits'>

const publishPresenceLimited = async (ctx: MemberContext, platform: Services, what: keyof typeof presenceLimits): Promise<void> => {
  const isAllowed = await platform.limits.take(`${what}:${ctx.actor.id}`, presenceLimits[what]).then(
    () => true,
    () => false,
  )
  if (isAllowed) await publishPresence(ctx, platform, what === 'came')
}

/** Handles a new socket of the member. */
export const handleMemberConnected = async (ctx: MemberContext, platform: Services): Promise<void> => {
  await touchPresence(ctx.db, [ctx.actor.id], ctx.now)
  await publishPresenceLimited(ctx, platform, 'came')
}

/** Handles a closed socket of the member. If it was the last one on all server processes, the member is offline. */
export const handleMemberDisconnected = async (ctx: MemberContext, platform: Services): Promise<void> => {
  if (await platform.realtime.isConnected(ctx.actor.id)) return
  await markOffline(ctx.db, ctx.actor.id, platform.clock.now())
  await publishPresenceLimited(ctx, platform, 'left')
}

/** Updates presence when sockets open and close. */
export const trackPresence = (platform: Services & Pick<Platform, 'log'>): void =>
  platform.realtime.onConnection((ctx, connected) => {
    if (connected) return handleMemberConnected(ctx, platform)
    const leave = () =>
      handleMemberDisconnected(ctx, platform).catch((error: unknown) => platform.log.warn({ err: error }, 'leaving was not noted'))
    setTimeout(() => void leave(), reconnectGraceMs).unref()
    return Promise.resolve()
  })

/**
 * Publishes that the caller is typing, but only to a recipient who may also see the caller's presence.
 * @throws {AppError} platform.too_many
 */
export const publishTyping = async (
  ctx: MemberContext,
  { realtime, limits }: Pick<Platform, 'realtime' | 'limits'>,
  { uid }: { uid: string },
): Promise<Record<string, never>> => {
  await limits.take(`typing:${ctx.actor.id}`, typingLimit)
  const peer = await presencePeers(ctx.db, ctx.actor.id).where('member.id', '=', uid).executeTakeFirst()
  if (peer !== undefined) realtime.publish([uid], typingEvent, { uid: ctx.actor.id })
  return {}
}
