import { sql } from 'kysely'
import { noBlockBetween } from '#features/blocks/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { statusEvent } from '../../contract.ts'
import { setDelivered } from '../store.ts'

/**
 * SQL over `conversation`, `other` (the receiver's participant), the receiver's settings under the name given, and `viewer`: what the viewer
 * may know of how far messages have come. Nothing while a request waits; reading only when both tell theirs; arriving, for those who hide their activity, only
 * together with reading.
 */
const tellsReading = (receiver: string) =>
  sql<boolean>`(conversation.state in ('open', 'closed') and ${sql.ref(`${receiver}.shows_reads`)} and viewer.shows_reads and viewer.sees_reads)`
const tellsArrival = (receiver: string) =>
  sql<boolean>`(conversation.state in ('open', 'closed') and ${sql.ref(`${receiver}.shows_activity`)})`
export const toldRead = (receiver: string) => sql<string>`(case when ${tellsReading(receiver)} then other.read_seq else 0 end)`
export const toldDelivered = (receiver: string) =>
  sql<string>`(case when ${tellsArrival(receiver)} then other.delivered_seq else ${toldRead(receiver)} end)`

/** What each of these peers may know of the member's marks, and whether a move of the named kind may be told to them at all. */
const readTold = (db: Database, memberId: string, peerIds: readonly string[], kind: 'delivered' | 'read') =>
  db
    .selectFrom('participant as other')
    .innerJoin('conversation', 'conversation.id', 'other.conversation_id')
    .innerJoin('member as receiver', 'receiver.id', 'other.member_id')
    .innerJoin('member as viewer', 'viewer.id', 'other.peer_id')
    .select(['viewer.id', toldDelivered('receiver').as('delivered'), toldRead('receiver').as('read')])
    .where('other.member_id', '=', memberId)
    .where('other.peer_id', 'in', peerIds)
    .where(kind === 'read' ? tellsReading('receiver') : tellsArrival('receiver'))
    .where(noBlockBetween(memberId, 'viewer.id'))
    .execute()

/** Tells peers that the member's marks have moved, as far as they may know. */
export const tellMarks = async (
  { db, actor }: Pick<MemberContext, 'db' | 'actor'>,
  { realtime }: Pick<Platform, 'realtime'>,
  peerIds: readonly string[],
  kind: 'delivered' | 'read',
): Promise<void> => {
  if (peerIds.length === 0) return
  for (const { id, delivered, read } of await readTold(db, actor.id, peerIds, kind)) {
    const marks = { delivered_seq: Number(delivered), read_seq: Number(read) }
    realtime.publish([id], statusEvent, { uid: actor.id, member_id: actor.id, ...marks, unread: null })
  }
}

/** The member's client keeps everything up to these numbers; older ones change nothing, and none goes past what was sent. */
export const markDelivered = async (
  ctx: MemberContext,
  platform: Pick<Platform, 'realtime'>,
  heads: Record<string, number>,
): Promise<Record<string, never>> => {
  if (Object.keys(heads).length > 0) await tellMarks(ctx, platform, await setDelivered(ctx.db, ctx.actor.id, heads), 'delivered')
  return {}
}
