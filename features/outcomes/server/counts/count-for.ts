import { readFeedOrder } from '#features/suggestions/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import type { Measure } from '../../contract.ts'
import { addToCounts } from '../store.ts'

/** Adds an outcome of a moment to the sums of its day (UTC), once for each of these members, by the order in which they are shown people now. */
export const countFor = async (tx: Tx, measure: Measure, memberIds: readonly string[], at: Date): Promise<void> => {
  const orders = await readFeedOrder(tx, [...new Set(memberIds)])
  const counts = memberIds.flatMap((id) => {
    const order = orders.get(id)
    return order === undefined ? [] : [{ order, members: 1 }]
  })
  await addToCounts(tx, measure, utcDay(at), counts)
}
