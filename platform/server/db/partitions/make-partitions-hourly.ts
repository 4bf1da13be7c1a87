import { recurringJob } from '../../jobs/recurring.ts'
import type { DayPartitionedTable } from './day-partitions.ts'
import { makePartitions } from './make-partitions.ts'

/** What the job needs of the features. */
export interface PartitionedTables {
  readonly partitioned: readonly DayPartitionedTable[]
}

/** Makes the partitions of the next days for every partitioned table. One table that fails does not keep the others from theirs. */
export const makePartitionsHourly = recurringJob<PartitionedTables>(
  'platform.partitions',
  'hour',
  async ({ db }, { now }, { partitioned }) => {
    const failures: unknown[] = []
    for (const table of partitioned) await makePartitions(db, table, now).catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '))
  },
)
