import { recurringJob } from '../../jobs/recurring.ts'
import type { DayPartitionedTable } from './day-partitions.ts'
import { makePartitions } from './make-partitions.ts'

/** The tables for which the job makes partitions, declared by the features that own them. */
export interface PartitionedTablesOwner {
  readonly partitioned: readonly DayPartitionedTable[]
}

/** Makes the partitions of the next days for every partitioned table. A failure at one table does not stop the others. */
export const makePartitionsHourly = recurringJob<PartitionedTablesOwner>(
  'platform.partitions',
  'hour',
  async ({ db }, { now }, { partitioned }) => {
    const failures: unknown[] = []
    for (const table of partitioned) await makePartitions(db, table, now).catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '))
  },
)
