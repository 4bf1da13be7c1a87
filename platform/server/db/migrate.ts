import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { DB } from '#db/types.ts'
import type { Database } from './database.ts'
import { waitForEnd, watchBlockers } from './lock-holders.ts'
import { type MigrationFile, readMigrations } from './migration-files.ts'

/** What a migration does while it runs; `log` gets a line for each file and for each wait. */
export interface MigrateOptions {
  log?: (details: object, message: string) => void
  /** Another connection, from which it is seen who holds a lock; absent where there is only one. */
  observer?: Database
}

export interface Applied {
  name: string
  ms: number
}

/** The number Kysely's own migrator locks: a process of an earlier release that migrates is waited for, too. */
const lockId = sql.lit(3853314791062309107n)
/** A lock that is waited for holds up everybody who comes later: the first try is short, none is longer than two seconds. */
const lockTimeouts = [250, 500, 1000, 2000]
/** How long a transaction that is in the way is waited for before the next try; twice as long each time, up to five minutes. */
const longestWait = { first: 30_000, most: 300_000 }
const askEveryMs = 250
const sayEveryMs = 10_000
const inTheWay = new Set(['55P03', '40P01'])

const executed = async (db: Kysely<DB>): Promise<Set<string>> => {
  const { rows } = await sql<{ known: boolean }>`select to_regclass('kysely_migration') is not null as known`.execute(db)
  if (rows[0]?.known !== true) return new Set()
  const { rows: done } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return new Set(done.map(({ name }) => name))
}

const pendingFiles = async (db: Kysely<DB>, folder: string): Promise<MigrationFile[]> => {
  const [files, done] = [await readMigrations(folder), await executed(db)]
  return files.filter(({ name }) => !done.has(name))
}

/** The names of the migrations of `folder` that the database lacks; what a newer release has added is no concern. */
export const pendingMigrations = async (db: Database, folder: string): Promise<string[]> =>
  (await pendingFiles(db, folder)).map(({ name }) => name)

/**
 * Asks whether the database has every migration of `folder`; one that a newer release has added is nothing to worry about.
 * @throws {Error} naming the first that is missing
 */
export const requireMigrations = async (db: Database, folder: string): Promise<void> => {
  const [missing] = await pendingMigrations(db, folder)
  if (missing !== undefined) throw new Error(`the database lacks migration ${missing}`)
}

/** Takes the lock by asking again and again: a statement that waits for it would be waited for by `create index concurrently`. */
const lock = async (db: Kysely<DB>, { log }: MigrateOptions): Promise<void> => {
  let saidAt = -Infinity
  for (;;) {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${lockId}) as taken`.execute(db)
    if (rows[0]?.taken === true) return
    if (performance.now() - saidAt > sayEveryMs) {
      saidAt = performance.now()
      log?.({}, 'another process migrates; waiting for it')
    }
    await sleep(askEveryMs)
  }
}

const remember = (db: Kysely<DB>, name: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(db)

const inOneTransaction = (connection: Kysely<DB>, { name, statements }: MigrationFile, lockTimeoutMs: number): Promise<void> =>
  connection.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(tx)
    for (const statement of statements) await sql.raw(statement).execute(tx)
    await remember(tx, name)
  })

const builtBeside = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i

/** What a broken-off `create index concurrently` leaves is invalid, and `if not exists` would take it for the index. */
const dropInvalid = async (connection: Kysely<DB>, statement: string): Promise<void> => {
  const name = builtBeside.exec(statement.replaceAll(/--.*$/gm, ''))?.[1]
  if (name === undefined) return
  const { rows } = await sql`select from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`.execute(connection)
  if (rows.length > 0) await sql`drop index concurrently ${sql.ref(name)}`.execute(connection)
}

/** These statements hold nobody up while they wait, so they wait as long as it takes. */
const inNoTransaction = async (connection: Kysely<DB>, { name, statements }: MigrationFile): Promise<void> => {
  for (const statement of statements) {
    await dropInvalid(connection, statement)
    await sql.raw(statement).execute(connection)
  }
  await remember(connection, name)
}

/** Applies a file; while a lock is not free it lets everybody else through, waits for those who hold it, and tries again. */
const apply = async (connection: Kysely<DB>, file: MigrationFile, pid: number, { log, observer }: MigrateOptions): Promise<void> => {
  let [step, patience] = [0, longestWait.first]
  for (let attempt = 1; ; attempt++) {
    const lockTimeoutMs = lockTimeouts[step] ?? 2000
    const watch = observer && watchBlockers(observer, pid)
    const said = setInterval(() => log?.({ migration: file.name, heldBy: watch?.last }, 'migration is still under way'), sayEveryMs)
    try {
      if (!file.inTransaction) return await inNoTransaction(connection, file)
      return await inOneTransaction(connection, file, lockTimeoutMs)
    } catch (error) {
      if (!inTheWay.has((error as { code?: string }).code ?? '')) throw error
    } finally {
      clearInterval(said)
      await watch?.[Symbol.asyncDispose]()
    }
    const heldBy = watch?.last ?? []
    log?.({ migration: file.name, attempt, lockTimeoutMs, heldBy }, 'migration waits for a lock')
    // So that those who were queued get through, and two in each other's way do not meet again.
    await sleep(200 + Math.random() * 800)
    step += 1
    if (observer === undefined || heldBy.length === 0) continue
    if (await waitForEnd(observer, heldBy, patience)) step = 0
    else patience = Math.min(longestWait.most, patience * 2)
  }
}

const onOneConnection = async (connection: Kysely<DB>, folder: string, options: MigrateOptions): Promise<Applied[]> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection)
  await sql`set statement_timeout = 0`.execute(connection)
  await lock(connection, options)
  const applied: Applied[] = []
  try {
    await sql`create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      connection,
    )
    for (const file of await pendingFiles(connection, folder)) {
      const began = performance.now()
      await apply(connection, file, rows[0]?.pid ?? 0, options)
      const done = { name: file.name, ms: Math.round(performance.now() - began) }
      applied.push(done)
      options.log?.({ migration: done.name, ms: done.ms }, 'migrated')
    }
    return applied
  } finally {
    // A connection that is lost has lost its lock as well.
    await sql`select pg_advisory_unlock(${lockId})`.execute(connection).catch(() => {})
    await sql`reset statement_timeout`.execute(connection).catch(() => {})
  }
}

/**
 * Brings the database to the newest migration, each file in a transaction of its own or, where it is marked, in none. Forward only; of several
 * processes one migrates and the others wait.
 * @returns the files that were applied, with the milliseconds each took
 */
export const migrate = async (db: Database, folder: string, options: MigrateOptions = {}): Promise<Applied[]> => {
  if ((await pendingFiles(db, folder)).length === 0) return []
  return db.connection().execute((connection) => onOneConnection(connection, folder, options))
}
