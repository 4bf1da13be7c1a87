import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** A transaction that holds a lock another transaction waits for. */
export interface LockHolder {
  pid: number
  /** Virtual transaction id, unique for each transaction of the connection. */
  transaction: string
  application: string | null
  /** Seconds since the transaction began; null when the role may not see it. */
  openForSeconds: number | null
}

const readBlockers = async (db: Database, pid: number): Promise<LockHolder[]> => {
  const { rows } = await sql<LockHolder>`
    select distinct on (held.pid) held.pid, held.virtualtransaction as transaction,
      coalesce(nullif(activity.application_name, ''), activity.backend_type) as application,
      extract(epoch from clock_timestamp() - activity.xact_start)::int as "openForSeconds"
    from pg_locks held left join pg_stat_activity activity on activity.pid = held.pid
    where held.pid = any(pg_blocking_pids(${pid}))`.execute(db)
  return rows
}

const lookEveryMs = 50

/** Polls until disposed which transactions block the backend `pid`. `last` holds the most recent non-empty result. */
export const pollLockHolders = (db: Database, pid: number): AsyncDisposable & { last: LockHolder[] } => {
  const done = new AbortController()
  const watch = {
    last: [] as LockHolder[],
    [Symbol.asyncDispose]: async () => {
      done.abort()
      await looking
    },
  }
  const looking = (async () => {
    while (!done.signal.aborted) {
      // A failed poll is ignored: the wait only becomes longer than needed.
      const found = await readBlockers(db, pid).catch(() => [])
      if (found.length > 0) watch.last = found
      await sleep(lookEveryMs, undefined, { signal: done.signal }).catch(() => {})
    }
  })()
  return watch
}

/** Waits, without holding a lock, until all these transactions have ended. Returns false after `maxMs` milliseconds. */
export const waitForLockHolders = async (db: Database, holders: readonly LockHolder[], maxMs: number): Promise<boolean> => {
  const until = performance.now() + maxMs
  const open = sql`select from pg_locks join unnest(${holders.map(({ pid }) => pid)}::int[], ${holders.map(({ transaction }) => transaction)}::text[])
    as holder (pid, virtualtransaction) using (pid, virtualtransaction) limit 1`
  while (performance.now() < until) {
    const rows = await open.execute(db).then(
      ({ rows: found }) => found,
      () => undefined,
    )
    if (rows?.length === 0) return true
    await sleep(200)
  }
  return false
}
