import { noBlockBetween } from '#features/blocks/server/index.ts'
import { goneEvent } from '#features/members/contract.ts'
import { memberGone } from '#features/members/server/index.ts'
import type { Platform } from '#platform/server/platform.ts'

/** Most who are told; others see it in the next answer. */
const mostTold = 1000

/** Tells those a member talks with that the member can no longer be seen, with the event of a block: which it was stays unknown. */
export const serveGone = ({ db, jobs, realtime }: Pick<Platform, 'db' | 'jobs' | 'realtime'>): void =>
  jobs.handle(memberGone, async ({ memberId }) => {
    const peers = await db
      .selectFrom('participant')
      .select('peer_id')
      .where('member_id', '=', memberId)
      // Somebody who was blocked has seen them go before.
      .where(noBlockBetween(memberId, 'participant.peer_id'))
      .orderBy('last_at', 'desc')
      .limit(mostTold)
      .execute()
    // To the member's own screens too, as before.
    const ids = [memberId, ...peers.map(({ peer_id }) => peer_id)]
    realtime.publish(ids, goneEvent, { uid: memberId })
  })
