import { sql } from 'kysely'
import { shareCalls } from '../../concurrency/share-calls.ts'
import { TimeoutError, withTimeout } from '../../concurrency/with-timeout.ts'
import type { Database } from '../database.ts'

/** A point in the log of the primary. A replica that has replayed it shows everything that was visible on the primary before it was read. */
export interface LogPosition {
  /** Such as `0/16B3748`. */
  lsn: string
  /** Number of the primary among all primaries so far; each failover begins a new timeline. */
  timeline: number
}

interface LogPositionRow {
  lsn: string | null
  timeline: number | null
  noted: number | null
}

/**
 * A commit is visible only after its log is flushed, unless it does not wait for the disk. The timeline is the beginning of the name of a log
 * file.
 */
const selectLogPosition = sql<LogPositionRow>`
  select lsn::text as lsn, ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::int as timeline, (select timeline from installation) as noted
  from (select case when not pg_is_in_recovery() and current_setting('synchronous_commit') <> 'off' then pg_current_wal_flush_lsn() end as lsn) as own`

const readRow = async (primary: Database): Promise<LogPositionRow | undefined> => (await selectLogPosition.execute(primary)).rows[0]

const readOnce = async (primary: Database): Promise<LogPosition | undefined> => {
  let row = await readRow(primary)
  if (row === undefined || row.lsn === null || row.timeline === null) return undefined
  if (row.noted !== row.timeline) {
    // A replica that still follows the previous primary never gets this row, although its own log may be longer.
    await primary.updateTable('installation').set({ timeline: row.timeline }).execute()
    row = await readRow(primary)
  }
  if (row === undefined || row.lsn === null || row.timeline === null || row.noted !== row.timeline) return undefined
  return { lsn: row.lsn, timeline: row.timeline }
}

const within = async (ms: number, position: Promise<LogPosition | undefined>): Promise<LogPosition | undefined> => {
  try {
    return await withTimeout(ms, position)
  } catch (error) {
    if (error instanceof TimeoutError) return undefined
    throw error
  }
}

/**
 * Returns a function that reads the position of the primary at a moment after its call. It returns undefined on a standby and where commits do not
 * wait for the disk, because replicas cannot be compared then; and after `longestMs` milliseconds, because noting a new timeline waits for a standby.
 * Concurrent callers share a statement.
 */
export const createLogPositionReader = (primary: Database, longestMs?: number): (() => Promise<LogPosition | undefined>) =>
  shareCalls(() => (longestMs === undefined ? readOnce(primary) : within(longestMs, readOnce(primary))))
