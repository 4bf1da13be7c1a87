import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Longer than the pause between two readings, shorter than a minute: by then another process reports instead of one that is gone. */
const leaseSeconds = 45

/**
 * Answers at each reading whether this process reports what is true of the whole service: the one that was read first does, and goes on for as
 * long as it is read. One statement on the database's clock, so that it works through a pool of connections and on several machines. The
 * lease is never given back: who reads would add the last report of the old process to the first of the new one.
 */
export const createReporter = (db: Database): (() => Promise<boolean>) => {
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
