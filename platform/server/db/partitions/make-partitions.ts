import { sql } from 'kysely'
import { type Database, inTransaction } from '../database.ts'
import {
  type DayPartitionedTable,
  dayPartitionName,
  toPartitionKeyValue,
  type Partition,
  readPartitions,
  startOfDay,
  widePartitionName,
} from './day-partitions.ts'
import { retryOnLock } from './retry-on-lock.ts'

/** Days after today that have a partition. */
const daysAhead = 7
/** A smaller table stays in its default partition: a partition for each day would cost more than it saves. */
const smallBytes = 64 * 2 ** 20

/** A default partition is turned into one that ends after tomorrow, so that it takes new rows meanwhile. Later rows find partitions of their own. */
const daysUntilSplit = 2

interface DefaultPartition {
  bytes: number
  hasRows: boolean
}

const readDefaultPartition = async (db: Database, table: string): Promise<DefaultPartition> => {
  const name = `${table}_default`
  const { rows } = await sql<{ bytes: string; hasRows: boolean }>`
    select pg_relation_size(${name}::regclass) as bytes, exists (select from ${sql.table(name)}) as "hasRows"`.execute(db)
  return { bytes: Number(rows[0]?.bytes ?? 0), hasRows: rows[0]?.hasRows ?? false }
}

/**
 * Turns the default partition into a partition that ends at `end`, and adds an empty default partition. Each step is a transaction of its own,
 * because the second step reads all rows.
 */
const splitDefaultPartition = async (db: Database, key: DayPartitionedTable, start: Date | undefined, end: Date): Promise<void> => {
  const { table } = key
  const [from, to] = [start === undefined ? null : toPartitionKeyValue(key, start), toPartitionKeyValue(key, end)]
  await retryOnLock(() => sql`select bound_default_partition(${table}, ${from}, ${to})`.execute(db))
  try {
    await retryOnLock(() =>
      inTransaction(db, async (tx) => {
        await sql`set local statement_timeout = 0`.execute(tx)
        await sql`select check_default_partition(${table})`.execute(tx)
      }),
    )
    await retryOnLock(() => sql`select split_default_partition(${table}, ${widePartitionName(table, end)}, ${from}, ${to})`.execute(db))
  } catch (error) {
    await retryOnLock(() => sql`select bound_default_partition(${table}, null, null)`.execute(db))
    throw error
  }
}

const isSplitDue = ({ bytes, hasRows }: DefaultPartition, last: Partition | undefined, end: Date, largeBytes: number): boolean =>
  last === undefined ? bytes >= largeBytes : hasRows && last.end < end

/**
 * Gives a large table a partition for each of the next days. Rows of its default partition are not moved: it becomes the first partition, and an
 * empty default takes its place. The same happens with rows that came while no day had a partition.
 * @throws {Error} when a lock was not available 20 times, or the default partition has rows out of order
 */
export const makePartitions = async (db: Database, key: DayPartitionedTable, now: Date, largeBytes = smallBytes): Promise<void> => {
  const { table } = key
  let last = (await readPartitions(db, table)).at(-1)
  const splitEnd = startOfDay(now, daysUntilSplit)
  if (isSplitDue(await readDefaultPartition(db, table), last, splitEnd, largeBytes)) {
    await splitDefaultPartition(db, key, last?.end, splitEnd)
    last = (await readPartitions(db, table)).at(-1)
  }
  if (last === undefined) return
  // The days follow each other without a gap, because rows of a missing day would stay in the default partition.
  for (let day = last.end; day <= startOfDay(now, daysAhead); day = startOfDay(day, 1)) {
    const [from, to] = [toPartitionKeyValue(key, day), toPartitionKeyValue(key, startOfDay(day, 1))]
    await retryOnLock(() => sql`select add_day_partition(${table}, ${dayPartitionName(table, day)}, ${from}, ${to})`.execute(db))
  }
}
