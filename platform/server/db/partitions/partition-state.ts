import { sql } from 'kysely'
import { dayMs } from '#platform/shared/durations.ts'
import type { Database } from '../database.ts'
import { parsePartitions, startOfDay } from './day-partitions.ts'

/** How well a table is provided with partitions. */
export interface PartitionState {
  table: string
  /** Days after today that have a partition; below zero when today has none. Undefined for a table that is small enough without. */
  daysAhead: number | undefined
  /** Size of the default partition without indexes. */
  defaultBytes: number
}

/** Reads the state of every partitioned table. */
export const readPartitionStates = async (db: Database, now: Date): Promise<PartitionState[]> => {
  const { rows } = await sql<{ table: string; bytes: string; names: string[] }>`
    select relname as table, pg_relation_size(partdefid) as bytes,
      array(select child.relname::text from pg_inherits join pg_class child on child.oid = inhrelid where inhparent = partrelid) as names
    from pg_partitioned_table join pg_class on pg_class.oid = partrelid
    where relnamespace = 'public'::regnamespace and partdefid <> 0 order by 1`.execute(db)
  return rows.map(({ table, bytes, names }) => {
    const last = parsePartitions(table, names).at(-1)
    const daysAhead = last && Math.round((last.end.getTime() - startOfDay(now, 1).getTime()) / dayMs)
    return { table, daysAhead, defaultBytes: Number(bytes) }
  })
}
