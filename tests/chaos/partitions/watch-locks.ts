import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface LockReadings {
  /** The longest time that a statement waited for a lock of a table, in milliseconds. */
  longestWaitMs: number
  /** The longest time that one transaction kept everybody out of a table, in milliseconds. */
  longestHoldMs: number
  /** The table and the statement of the longest hold. */
  heldBy: string
}

interface Reading {
  waited: number
  holds: { transaction: string; table: string; query: string }[]
}

const everyMs = 5

const text = `
  select
    coalesce((select max(extract(epoch from clock_timestamp() - waitstart)) * 1000 from pg_locks
      join pg_stat_activity activity using (pid)
      where not granted and waitstart is not null and activity.application_name <> 'structure'), 0)::float8 as waited,
    coalesce((select json_agg(json_build_object('transaction', virtualtransaction, 'table', relation::regclass, 'query', left(activity.query, 80)))
      from pg_locks join pg_stat_activity activity using (pid)
      where granted and mode = 'AccessExclusiveLock' and relation = any(array(
        select oid from pg_class where relname = any($1) and relnamespace = 'public'::regnamespace))), '[]') as holds`

/** Reads every five milliseconds who waits for locks and who keeps others out of the tables, until it is stopped. */
export const watchLocks = async (url: string, tables: readonly string[]): Promise<{ stop(): Promise<LockReadings> }> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const found: LockReadings = { longestWaitMs: 0, longestHoldMs: 0, heldBy: '' }
  const since = new Map<string, number>()
  let going = true
  const done = (async () => {
    while (going) {
      const { rows } = await client.query<Reading>({ name: 'locks', text, values: [tables] })
      const [at, { waited, holds }] = [performance.now(), rows[0] ?? { waited: 0, holds: [] }]
      found.longestWaitMs = Math.max(found.longestWaitMs, waited)
      const seen = new Set(holds.map(({ transaction, table }) => `${transaction} ${table}`))
      for (const known of since.keys()) if (!seen.has(known)) since.delete(known)
      for (const { transaction, table, query } of holds) {
        const key = `${transaction} ${table}`
        if (!since.has(key)) since.set(key, at)
        const held = at - (since.get(key) ?? at)
        if (held <= found.longestHoldMs) continue
        found.longestHoldMs = held
        found.heldBy = `${table}: ${query.replaceAll(/\s+/g, ' ').trim()}`
      }
      await sleep(everyMs)
    }
  })()
  return {
    stop: async () => {
      going = false
      await done
      await client.end()
      return found
    },
  }
}
