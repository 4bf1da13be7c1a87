import { readFeedOrders } from '#features/suggestions/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import type { OutcomeKind } from '../../contract.ts'
import { addToOutcomeCounts } from '../store.ts'

/** Adds one outcome for each member to the sums of the day of `at` (UTC), under the order in which the member is shown people now. */
export const countOutcome = async (tx: Tx, measure: OutcomeKind, memberIds: readonly string[], at: Date): Promise<void> => {
  const orders = await readFeedOrders(tx, [...new Set(memberIds)])
  const counts = memberIds.flatMap((id) => {
    const order = orders.get(id)
    return order === undefined ? [] : [{ order, members: 1 }]
  })
  await addToOutcomeCounts(tx, measure, utcDay(at), counts)
}
