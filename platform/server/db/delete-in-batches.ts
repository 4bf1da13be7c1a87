import { setTimeout as sleep } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import { type Database, inTransaction, type Tx } from './database.ts'

/** Batch size and time limit, shared by all deletions of one job. */
export interface DeletionBudget {
  readonly db: Database
  /** Maximum rows per statement. */
  readonly rows: number
  /** True once the time limit has passed. */
  isOver(): boolean
  /** Set when the time limit ended a deletion early. */
  unfinished: boolean
}

/** Creates a budget of `ms` milliseconds for deletions; each deletion runs at least one batch. */
export const createDeletionBudget = (db: Database, { rows, ms }: { rows: number; ms: number }): DeletionBudget => {
  const until = performance.now() + ms
  return { db, rows, isOver: () => performance.now() >= until, unfinished: false }
}

/** Which rows of a table a deletion takes, and what to do with them in its transaction. */
export interface DueRows<Table extends keyof DB> {
  /** The column that decides whether a row is due; it needs an index. */
  by: keyof DB[Table] & string
  /** Deletes rows up to and including this value. */
  upTo: Date | number
  /** The partition to delete from. A partitioned table needs it: rows are found by ctid, which is unique within one partition only. */
  partition?: string
  /** An additional condition. */
  and?: RawBuilder<unknown>
  /** A column of the deleted rows. Its values are passed to `each` in the same transaction as the deletion. */
  returning?: keyof DB[Table] & string
  each?(tx: Tx, values: string[]): Promise<void>
}

/** Returns the pause after a batch that took `took` milliseconds: equally long (5 ms to 1 s), so that batches run at most half of the time. */
export const pauseAfterBatchMs = (took: number): number => Math.min(1000, Math.max(5, took))

interface Batch {
  /** Number of due rows found. Rows that are locked or were just changed are left for the next run. */
  found: number
  last: Date | number | null
  values: string[] | null
}

/**
 * Deletes due rows of a table in batches, oldest first. Each statement starts where the one before ended, because deleted rows stay in the
 * index until vacuum. Stops at the time limit of `batches` and then sets `batches.unfinished`.
 */
export const deleteInBatches = async <Table extends keyof DB>(
  batches: DeletionBudget,
  table: Table,
  { by, upTo, partition, and, returning, each }: DueRows<Table>,
): Promise<void> => {
  const [name, column] = [sql.table(partition ?? table), sql.ref(by)]
  const removeSome = async (db: Database | Tx, from: Date | number | null): Promise<Batch> => {
    const { rows } = await sql<Batch>`
      with due as (
        select ctid, ${column} as at from ${name}
        where ${column} <= ${upTo} ${from === null ? sql`` : sql`and ${column} >= ${from}`} ${and === undefined ? sql`` : sql`and ${and}`}
        order by ${column} limit ${batches.rows} for update skip locked
      ), gone as (
        delete from ${name} where ctid = any(array(select ctid from due)) returning ${returning === undefined ? sql`null` : sql.ref(returning)}::text as value
      )
      select (select count(*)::int from due) as found, (select max(at) from due) as last,
        ${returning === undefined ? sql`null` : sql`(select array_agg(value) from gone)`} as values`.execute(db)
    return rows[0] as Batch
  }
  let from: Date | number | null = null
  for (;;) {
    const began = performance.now()
    const batch: Batch =
      each === undefined
        ? await removeSome(batches.db, from)
        : await inTransaction(batches.db, async (tx) => {
            const some = await removeSome(tx, from)
            if (some.values !== null) await each(tx, some.values)
            return some
          })
    if (batch.found < batches.rows) return
    from = batch.last
    if (batches.isOver()) return void (batches.unfinished = true)
    await sleep(pauseAfterBatchMs(performance.now() - began))
  }
}
