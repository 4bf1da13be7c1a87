import { updateMember } from '#features/members/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { type Routes, route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { readFeedOrder } from './queries.ts'

/** Serves the choice of the order. */
export const serveSuggestions = (routes: Routes): void => {
  route(routes, contract.getFeedOrder, async ({ db, actor }) => {
    const order = (await readFeedOrder(db, [actor.id])).get(actor.id)
    return { data: { order: order === 'activity' ? ('activity' as const) : ('suggested' as const) } }
  })
  route(routes, contract.putFeedOrder, async ({ db, actor, now }, { body: { order } }) => {
    await inTransaction(db, (tx) => updateMember(tx, actor.id, { suggests: order === 'suggested' }, now))
    return { data: { order } }
  })
}
