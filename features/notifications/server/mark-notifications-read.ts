import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import type { markNotificationsRead as endpoint } from '../contract.ts'
import { unreadCountJob } from './job-kinds.ts'
import { countUnreadNotifications } from './queries.ts'
import { markMatchingNotificationsRead, type MarkReadFilter } from './store.ts'

const filterFor = ({ ids, about, until }: HandlerInput<typeof endpoint>['body'], now: Date): MarkReadFilter => {
  if (ids !== undefined) return { ids }
  if (about !== undefined) return { kinds: [about.kind], uid: about.uid }
  return { until: until === undefined ? now : new Date(until) }
}

/** Marks the caller's notifications as read and updates the unread count on their other screens. Idempotent; unknown ids are ignored. */
export const markNotificationsRead = (
  { db, actor, now }: MemberContext,
  { body: { ids, about, until } }: HandlerInput<typeof endpoint>,
): Promise<HandlerResult<typeof endpoint>> =>
  inTransaction(db, async (tx) => {
    if (await markMatchingNotificationsRead(tx, actor.id, filterFor({ ids, about, until }, now), now))
      await addJob(tx, unreadCountJob, { memberId: actor.id }, now)
    return { data: { unread: await countUnreadNotifications(tx, actor.id) } }
  })
