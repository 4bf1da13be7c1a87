import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Longer than the scrape interval and shorter than a minute, after which another process takes over from a dead one. */
const leaseSeconds = 45

/**
 * Returns a function that is true on the one process that reports service-wide gauges: the first process scraped, as long as it is scraped. The
 * function runs one statement on the clock of the database, so it works through a connection pooler and on several machines. The lease is never
 * released: a scrape could otherwise count the last report of the old process and the first of the new one.
 */
export const createReporterElection = (db: Database): (() => Promise<boolean>) => {
  const holder = randomUUID()
  return async () => {
    const { rows } = await sql`
      insert into lease (name, holder, until) values ('metrics', ${holder}, now() + make_interval(secs => ${leaseSeconds}))
      on conflict (name) do update set holder = excluded.holder, until = excluded.until
      where lease.holder = excluded.holder or lease.until < now()
      returning name`.execute(db)
    return rows.length > 0
  }
}
