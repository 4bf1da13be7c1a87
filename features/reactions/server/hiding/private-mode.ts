import { sql } from 'kysely'
import { noBlockCondition } from '#features/blocks/server/index.ts'
import { haveConversation, readPeerIds } from '#features/chat/server/index.ts'
import { memberGoneEvent } from '#features/members/contract.ts'
import { memberHiddenFromOtherJob, hideFromOpenScreensJob } from '#features/members/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { unmatchEvent } from '../../contract.ts'
import { hasInConversationOrList, maxMemberGoneRecipients } from './member-gone.ts'

/** Returns which viewers a member hides from by private mode or known contacts. Blocked viewers are left out: they got the event of the block. */
const readHiddenFrom = async (db: Database, memberId: string, viewerIds: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select viewer.id from unnest(${[...viewerIds]}::uuid[]) as viewer (id) join member on member.id = ${memberId}
    where member.status = 'active' and (member.private_mode or member.hides_from_known) and not is_shown_to(member.id, viewer.id)
      and ${noBlockCondition(sql.ref('viewer.id'), 'member.id')} order by viewer.id`.execute(db)
  return rows.map(({ id }) => id)
}

const readReactors = async (db: Database, memberId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('reaction')
    .select('from_id')
    .where('to_id', '=', memberId)
    .orderBy('at', 'desc')
    .limit(maxMemberGoneRecipients)
    .execute()
  return rows.map(({ from_id }) => from_id)
}

/**
 * Handles the jobs that take a member from other members' screens: when private mode begins, when a like ends, and when somebody is named as
 * known. As for every hidden member, only those who have the member on a list get an event. Closed conversations stay, so their screens are only refetched.
 */
export const registerMemberHidingJobs = ({ db, jobs, realtime }: Pick<Platform, 'db' | 'jobs' | 'realtime'>): void => {
  jobs.handle(hideFromOpenScreensJob, async ({ memberId }) => {
    const peers = new Set(await readPeerIds(db, memberId, maxMemberGoneRecipients))
    const hiddenFrom = await readHiddenFrom(db, memberId, [...new Set([...peers, ...(await readReactors(db, memberId))])])
    const strangers = hiddenFrom.filter((id) => !peers.has(id))
    const formerPeers = hiddenFrom.filter((id) => peers.has(id))
    if (strangers.length > 0) realtime.publish(strangers, memberGoneEvent, { uid: memberId })
    if (formerPeers.length > 0) realtime.publish(formerPeers, unmatchEvent, { uid: memberId })
  })
  jobs.handle(memberHiddenFromOtherJob, async ({ memberId, from, onlyListed = false }) => {
    if (onlyListed && !(await hasInConversationOrList(db, from, memberId))) return
    if ((await readHiddenFrom(db, memberId, [from])).length === 0) return
    const isPeer = await haveConversation(db, from, memberId)
    realtime.publish([from], isPeer ? unmatchEvent : memberGoneEvent, { uid: memberId })
  })
}
