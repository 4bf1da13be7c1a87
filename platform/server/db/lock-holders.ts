import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Somebody's transaction that another one waits for. */
export interface LockHolder {
  pid: number
  /** Names one transaction of that connection. */
  transaction: string
  application: string | null
  /** Seconds since it began; null where the role may not see it. */
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

/** Looks from another connection for whom `pid` waits, until disposed; `last` are those it waited for at the last look that found any. */
export const watchBlockers = (db: Database, pid: number): AsyncDisposable & { last: LockHolder[] } => {
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
      // What cannot be looked at holds nobody up: the wait is only longer than needed.
      const found = await readBlockers(db, pid).catch(() => [])
      if (found.length > 0) watch.last = found
      await sleep(lookEveryMs, undefined, { signal: done.signal }).catch(() => {})
    }
  })()
  return watch
}

/** Waits until none of these transactions is open, without a lock of its own; answers false after `mostMs`. */
export const waitForEnd = async (db: Database, holders: readonly LockHolder[], mostMs: number): Promise<boolean> => {
  const until = performance.now() + mostMs
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
