import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import { sharedDateEvent } from '../contract.ts'
import { listSharedDates } from './list-dates.ts'
import { markSharedDateEnded as storeEnd } from './store.ts'

/** Ends a date at once; its link stops working. Idempotent: an unknown or ended date is not an error. Returns the open dates. */
export const endSharedDate = async (ctx: MemberContext, { id }: { id: string }): Promise<Awaited<ReturnType<typeof listSharedDates>>> => {
  const { db, actor, now } = ctx
  await inTransaction(db, async (tx) => {
    const ended = await storeEnd(tx, { id, memberId: actor.id }, now)
    if (ended === undefined) return
    const to = ended.other_id === null ? [actor.id] : [actor.id, ended.other_id]
    for (const member of to) await publishAfterCommit(tx, [member], sharedDateEvent, {}, now)
  })
  return listSharedDates(ctx)
}
