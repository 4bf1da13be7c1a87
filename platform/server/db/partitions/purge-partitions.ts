import { sql } from 'kysely'
import { dayMs, hourMs } from '#platform/shared/durations.ts'
import { deleteInBatches, type DeletionBudget } from '../delete-in-batches.ts'
import { type DayPartitionedTable, readPartitions } from './day-partitions.ts'
import { retryOnLock } from './retry-on-lock.ts'

/** The last due value of the partition key: the hour or the day that ended before a moment. */
const lastDue = ({ unit }: DayPartitionedTable, before: Date): number | Date =>
  unit === 'hour' ? Math.floor(before.getTime() / hourMs) - 1 : new Date(before.getTime() - dayMs)

/**
 * Deletes the rows of days that ended before a moment: whole partitions are dropped, rows of partitions with several days are deleted in batches.
 * @throws {Error} when a partition could not be locked 20 times
 */
export const purgePartitions = async (batches: DeletionBudget, key: DayPartitionedTable, before: Date): Promise<void> => {
  const { table } = key
  // `declareDayPartitionedTable` has checked that the table has this column.
  const due = { by: key.by as never, upTo: lastDue(key, before) }
  for (const { name, end, isWide } of await readPartitions(batches.db, table)) {
    if (end <= before) await retryOnLock(() => sql`select drop_day_partition(${table}, ${name})`.execute(batches.db))
    else if (isWide) await deleteInBatches(batches, table, { ...due, partition: name })
  }
  await deleteInBatches(batches, table, { ...due, partition: `${table}_default` })
}
