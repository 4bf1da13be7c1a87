import { readToldBlocked } from '#features/blocks/server/index.ts'
import { haveTalked, readPeerIds } from '#features/chat/server/index.ts'
import { goneEvent } from '#features/members/contract.ts'
import { memberGone } from '#features/members/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'

/** Most who are told from a list or from conversations; others see it in the next answer. */
const maxRecipients = 1000

/** Reactions by which somebody has a member on a list of theirs: their own of any kind, and a like they received. */
const selectListings = (db: Database | Tx, memberId: string) =>
  db
    .selectFrom('reaction')
    .where((row) => row.or([row('to_id', '=', memberId), row.and([row('from_id', '=', memberId), row('kind', '=', 1)])]))

/**
 * Whether a member has another one in a conversation or on a list. Only then do they hear that the other is gone, whatever the reason: a stranger would
 * hear who was reported, and could tell a block from a leaving.
 */
export const hasInConversationOrList = async (db: Database | Tx, viewerId: string, memberId: string): Promise<boolean> => {
  if (await haveTalked(db, viewerId, memberId)) return true
  const listed = await selectListings(db, memberId)
    .select('to_id')
    .where((row) => row.or([row('from_id', '=', viewerId), row('to_id', '=', viewerId)]))
    .executeTakeFirst()
  return listed !== undefined
}

/** Tells those who know a member that the member can no longer be seen, with the event of a block: which it was stays unknown. */
export const handleMemberGone = ({ db, jobs, realtime }: Pick<Platform, 'db' | 'jobs' | 'realtime'>): void =>
  jobs.handle(memberGone, async ({ memberId }) => {
    const rows = await selectListings(db, memberId).select(['from_id', 'to_id']).orderBy('at', 'desc').limit(maxRecipients).execute()
    const listed = rows.map(({ from_id, to_id }) => (from_id === memberId ? to_id : from_id))
    // Those who were blocked as well: otherwise they could tell a block from a leaving by what they hear next.
    const told = [...listed, ...(await readPeerIds(db, memberId, maxRecipients)), ...(await readToldBlocked(db, memberId))]
    // And the member's own screens.
    realtime.publish([memberId, ...[...new Set(told)].toSorted()], goneEvent, { uid: memberId })
  })
