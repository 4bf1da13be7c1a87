import { readNotifiedBlockedIds } from '#features/blocks/server/index.ts'
import { haveConversation, readPeerIds } from '#features/chat/server/index.ts'
import { memberGoneEvent } from '#features/members/contract.ts'
import { memberGoneJob } from '#features/members/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'

/** The most members who get the event through lists or conversations; others notice with their next request. */
export const maxMemberGoneRecipients = 1000

/** Reactions that put a member on another member's lists: any reaction of the other member, and likes by this member. */
const selectListings = (db: Database | Tx, memberId: string) =>
  db
    .selectFrom('reaction')
    .where((row) => row.or([row('to_id', '=', memberId), row.and([row('from_id', '=', memberId), row('kind', '=', 1)])]))

/**
 * Whether a viewer has a member in a conversation or on a list. Only then does the viewer get an event when the member is gone. An event to
 * strangers would reveal who was reported and would distinguish a block from a deletion.
 */
export const hasInConversationOrList = async (db: Database | Tx, viewerId: string, memberId: string): Promise<boolean> => {
  if (await haveConversation(db, viewerId, memberId)) return true
  const listed = await selectListings(db, memberId)
    .select('to_id')
    .where((row) => row.or([row('from_id', '=', viewerId), row('to_id', '=', viewerId)]))
    .executeTakeFirst()
  return listed !== undefined
}

/**
 * Handles the job that removes a hidden member from other members' screens. The event is the same as for a block, so that the reason stays
 * unknown.
 */
export const registerMemberGoneJob = ({ db, jobs, realtime }: Pick<Platform, 'db' | 'jobs' | 'realtime'>): void =>
  jobs.handle(memberGoneJob, async ({ memberId }) => {
    const rows = await selectListings(db, memberId)
      .select(['from_id', 'to_id'])
      .orderBy('at', 'desc')
      .limit(maxMemberGoneRecipients)
      .execute()
    const listed = rows.map(({ from_id, to_id }) => (from_id === memberId ? to_id : from_id))
    // Blocked members get the event too, otherwise they could distinguish a block from a deletion.
    const recipients = [
      ...listed,
      ...(await readPeerIds(db, memberId, maxMemberGoneRecipients)),
      ...(await readNotifiedBlockedIds(db, memberId)),
    ]
    // The event also goes to the member's own screens.
    realtime.publish([memberId, ...[...new Set(recipients)].toSorted()], memberGoneEvent, { uid: memberId })
  })
