import { sql } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import { dayMs, hourMs } from '#platform/shared/durations.ts'
import type { Database } from '../database.ts'

/** A table with range partitions of one day (UTC) each, and a default partition for everything else. */
export interface DayPartitionedTable {
  readonly table: keyof DB
  /** The column of the partition key. */
  readonly by: string
  /** What the column holds: a date, or whole hours since the Unix epoch. */
  readonly unit: 'day' | 'hour'
}

/** Declares a partitioned table. The feature that owns the table lists it under `partitioned` in its `feature.ts`. */
export const declareDayPartitionedTable = <Table extends keyof DB>(
  table: Table,
  key: Omit<DayPartitionedTable, 'table'> & { by: keyof DB[Table] },
): DayPartitionedTable => ({ table, ...key })

/** A partition with bounds. */
export interface Partition {
  readonly name: string
  /** Its exclusive upper bound, a midnight of UTC. */
  readonly end: Date
  /** Whether it can hold rows of more than one day: it was the default partition until its end. */
  readonly isWide: boolean
}

/** Returns the start of the day (UTC) that lies `days` days after the day of a moment. */
export const startOfDay = (moment: Date, days = 0): Date => new Date((Math.floor(moment.getTime() / dayMs) + days) * dayMs)

const digits = (moment: Date): string => moment.toISOString().slice(0, 10).replaceAll('-', '')

/** Names the partition of the day that starts at `day`. */
export const dayPartitionName = (table: string, day: Date): string => `${table}_d${digits(day)}`

/** Names a partition with everything before `end` that no other partition has. */
export const widePartitionName = (table: string, end: Date): string => `${table}_until_${digits(end)}`

/** Returns a midnight as a value of the partition key. */
export const toPartitionKeyValue = ({ unit }: Pick<DayPartitionedTable, 'unit'>, at: Date): string =>
  unit === 'hour' ? String(at.getTime() / hourMs) : at.toISOString().slice(0, 10)

const parse = (table: string, name: string): Partition[] => {
  const [, kind, year, month, day] = /^_(d|until_)(\d{4})(\d\d)(\d\d)$/.exec(name.slice(table.length)) ?? []
  if (kind === undefined) return []
  const at = new Date(`${year}-${month}-${day}T00:00:00Z`)
  return [kind === 'd' ? { name, end: startOfDay(at, 1), isWide: false } : { name, end: at, isWide: true }]
}

/** Returns what the names of a table's partitions say, earliest first; the default partition is left out. */
export const parsePartitions = (table: string, names: readonly string[]): Partition[] =>
  names.flatMap((name) => parse(table, name)).toSorted((a, b) => a.end.getTime() - b.end.getTime())

/** Reads the partitions with bounds of a table, earliest first. */
export const readPartitions = async (db: Database, table: string): Promise<Partition[]> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = to_regclass(${table})`.execute(db)
  return parsePartitions(
    table,
    rows.map(({ name }) => name),
  )
}
