import { setTimeout as sleep } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { DB } from '#db/types.ts'
import { type Database, inTransaction, type Tx } from './database.ts'

/** How much may be deleted at a time, and until when; shared by everything one job deletes. */
export interface Batches {
  readonly db: Database
  /** Rows a statement removes at most. */
  readonly rows: number
  /** True once the time is over. */
  isOver(): boolean
  /** Set when something was left for want of time. */
  unfinished: boolean
}

/** Batches over `ms` milliseconds; at least one is always made. */
export const createBatches = (db: Database, { rows, ms }: { rows: number; ms: number }): Batches => {
  const until = performance.now() + ms
  return { db, rows, isOver: () => performance.now() >= until, unfinished: false }
}

export interface Due<Table extends keyof DB> {
  /** The column by which rows become due; it needs an index. */
  by: keyof DB[Table] & string
  /** Rows up to this value go. */
  upTo: Date | number
  /** What else must hold for a row. */
  and?: RawBuilder<unknown>
  /** A column of the deleted rows that `each` gets, in the transaction of their batch. */
  returning?: keyof DB[Table] & string
  each?(tx: Tx, values: string[]): Promise<void>
}

/** Others get at least as much of the database as a batch has taken, up to a second. */
const pauseMs = (took: number) => Math.min(1000, Math.max(5, took))

interface Batch {
  /** How many rows were due; those that are locked or have just changed are left for the next sweep. */
  found: number
  last: Date | number | null
  values: string[] | null
}

/**
 * Deletes what is due from a table, some rows a statement, oldest first. A statement searches from where the one before ended: what is already
 * deleted stays in the index until it is vacuumed. Stops when the time of `batches` is over, and notes there that something is left.
 */
export const deleteInBatches = async <Table extends keyof DB>(
  batches: Batches,
  table: Table,
  { by, upTo, and, returning, each }: Due<Table>,
): Promise<void> => {
  const [name, column] = [sql.table(table), sql.ref(by)]
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
    await sleep(pauseMs(performance.now() - began))
  }
}
