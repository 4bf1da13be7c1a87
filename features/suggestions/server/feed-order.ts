import { lockMember, updateMember } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import type { getFeedOrder, putFeedOrder } from '../contract.ts'
import { wantsSuggestions } from './queries.ts'
import { deleteSuggestionsTo } from './store.ts'

/** Returns how the caller's feed is ordered. */
export const showFeedOrder = async ({ db, actor }: MemberContext): Promise<HandlerResult<typeof getFeedOrder>> => ({
  data: { order: (await wantsSuggestions(db, actor.id)) ? 'suggested' : 'activity' },
})

/**
 * Sets the order of the caller's feed. The order `activity` deletes the caller's suggestions at once and leaves their likes out of the next
 * training. The caller is still suggested to others, as they are found in the feed. New suggestions come with the next training.
 */
export const setFeedOrder = async (
  { db, actor, now }: MemberContext,
  { body: { order } }: HandlerInput<typeof putFeedOrder>,
): Promise<HandlerResult<typeof putFeedOrder>> => {
  await inTransaction(db, async (tx) => {
    await lockMember(tx, actor.id)
    await updateMember(tx, actor.id, { suggests: order === 'suggested' }, now)
    if (order === 'activity') await deleteSuggestionsTo(tx, actor.id)
  })
  return { data: { order } }
}
