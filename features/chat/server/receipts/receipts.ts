import { sql } from 'kysely'
import { noBlockCondition } from '#features/blocks/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Platform } from '#platform/server/platform.ts'
import { receiptsEvent } from '../../contract.ts'
import { setDeliveredSeqs } from '../store/participants.ts'

// The SQL expressions below decide which receipts the viewer may see. They use the joined rows `conversation`, `other` (the receiver's
// participant row) and `viewer`, and the receiver's member row under the name that is passed in. The viewer sees no receipts while a request
// waits, and read receipts only when both members share them. If the receiver hides their activity, only messages that they have read
// count as delivered.

const canSeeReads = (receiver: string) =>
  sql<boolean>`(conversation.state in ('open', 'closed') and ${sql.ref(`${receiver}.shows_reads`)} and viewer.shows_reads and viewer.sees_reads)`
const canSeeDelivery = (receiver: string) =>
  sql<boolean>`(conversation.state in ('open', 'closed') and ${sql.ref(`${receiver}.shows_activity`)})`
/** SQL expression: sequence number of the last message that the receiver has read, as far as the viewer may see it; 0 for none. */
export const visibleReadSeqSql = (receiver: string) => sql<string>`(case when ${canSeeReads(receiver)} then other.read_seq else 0 end)`
/** SQL expression: sequence number of the last message that was delivered to the receiver, as far as the viewer may see it; 0 for none. */
export const visibleDeliveredSeqSql = (receiver: string) =>
  sql<string>`(case when ${canSeeDelivery(receiver)} then other.delivered_seq else ${visibleReadSeqSql(receiver)} end)`

/** Reads the receipts each peer may see; peers who may not see this kind are left out. */
const readVisibleReceipts = async (db: Database, memberId: string, peerIds: readonly string[], kind: 'delivered' | 'read') => {
  const rows = await db
    .selectFrom('participant as other')
    .innerJoin('conversation', 'conversation.id', 'other.conversation_id')
    .innerJoin('member as receiver', 'receiver.id', 'other.member_id')
    .innerJoin('member as viewer', 'viewer.id', 'other.peer_id')
    .select(['viewer.id', visibleDeliveredSeqSql('receiver').as('delivered'), visibleReadSeqSql('receiver').as('read')])
    .where('other.member_id', '=', memberId)
    .where('other.peer_id', 'in', peerIds)
    .where(kind === 'read' ? canSeeReads('receiver') : canSeeDelivery('receiver'))
    .where(noBlockCondition(memberId, 'viewer.id'))
    .execute()
  return rows.map(({ id, delivered, read }) => {
    const marks = { delivered_seq: Number(delivered), read_seq: Number(read) }
    return { id, receipts: { uid: memberId, member_id: memberId, ...marks, unread: null, last_seq: null } }
  })
}

/** Publishes the member's changed receipts to the peers who may see them. */
export const publishReceipts = async (
  { db, actor }: { db: Database; actor: { id: string } },
  { realtime }: Pick<Platform, 'realtime'>,
  peerIds: readonly string[],
  kind: 'delivered' | 'read',
): Promise<void> => {
  if (peerIds.length === 0) return
  for (const { id, receipts } of await readVisibleReceipts(db, actor.id, peerIds, kind)) realtime.publish([id], receiptsEvent, receipts)
}

/** Publishes what the member has read to the peer. The job decides whether the peer may see it, because a block can come before the job runs. */
const publishReadJob = jobKind<{ memberId: string; peerId: string }>('chat.publish_read')

/** Publishes what the member has read to the peer after the transaction commits, if the peer may see it. */
export const publishReadAfterCommit = (tx: Tx, { memberId, peerId }: { memberId: string; peerId: string }, now: Date): Promise<void> =>
  addJob(tx, publishReadJob, { memberId, peerId }, now)

export const registerPublishReadJob = ({ jobs, db, realtime }: Pick<Platform, 'jobs' | 'db' | 'realtime'>): void =>
  jobs.handle(publishReadJob, ({ memberId, peerId }) => publishReceipts({ db, actor: { id: memberId } }, { realtime }, [peerId], 'read'))

/**
 * Marks messages up to these sequence numbers, by peer, as received by the member's client. Older numbers change nothing; numbers after the last
 * message count as the last message.
 */
export const markDelivered = async (
  ctx: MemberContext,
  platform: Pick<Platform, 'realtime'>,
  heads: Record<string, number>,
): Promise<Record<string, never>> => {
  if (Object.keys(heads).length > 0) await publishReceipts(ctx, platform, await setDeliveredSeqs(ctx.db, ctx.actor.id, heads), 'delivered')
  return {}
}
