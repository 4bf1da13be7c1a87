import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Database } from '../database.ts'
import { waitForLockHolders, pollLockHolders } from './lock-holders.ts'

/** A migration or an SQL function to apply. */
export interface DatabaseChange {
  /** Name in log entries. */
  name: string
  /** The whole file as one text for a transaction; otherwise its statements one by one. */
  statements: readonly string[]
  inTransaction: boolean
  /** Records the change as applied, in its transaction if it has one. */
  remember: (db: Kysely<DB>) => Promise<unknown>
}

export interface ApplyMigrationOptions {
  /** Receives an entry for each wait. */
  log?: (details: object, message: string) => void
  /** A second connection that finds out who holds a lock; absent when there is only one connection. */
  observer?: Database
}

/** Lock timeouts in milliseconds per try. They are short, because a statement that waits for a lock blocks all later ones. */
const lockTimeouts = [250, 500, 1000, 2000]
/** Milliseconds to wait for a blocking transaction before the next try; doubled each time, up to five minutes. */
const longestWait = { first: 30_000, most: 300_000 }
const sayEveryMs = 10_000
const inTheWay = new Set(['55P03', '40P01'])

const inOneTransaction = (connection: Kysely<DB>, { statements, remember }: DatabaseChange, lockTimeoutMs: number): Promise<void> =>
  connection.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(tx)
    for (const statement of statements) await sql.raw(statement).execute(tx)
    await remember(tx)
  })

const builtBeside = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i

/** Drops the invalid index that an interrupted `create index concurrently` leaves; `if not exists` would accept it as complete. */
const dropInvalid = async (connection: Kysely<DB>, statement: string): Promise<void> => {
  const name = builtBeside.exec(statement.replaceAll(/--.*$/gm, ''))?.[1]
  if (name === undefined) return
  const { rows } = await sql`select from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`.execute(connection)
  if (rows.length > 0) await sql`drop index concurrently ${sql.ref(name)}`.execute(connection)
}

/** Runs statements outside a transaction. They block nobody while they wait, so they have no lock timeout. */
const inNoTransaction = async (connection: Kysely<DB>, { statements, remember }: DatabaseChange): Promise<void> => {
  for (const statement of statements) {
    await dropInvalid(connection, statement)
    await sql.raw(statement).execute(connection)
  }
  await remember(connection)
}

/**
 * Applies a change. When a lock is taken, it lets other statements pass, waits for the holders of the lock, and tries again.
 * @param pid id of the PostgreSQL process that serves `connection`
 */
export const applyDatabaseChange = async (
  connection: Kysely<DB>,
  change: DatabaseChange,
  pid: number,
  { log, observer }: ApplyMigrationOptions,
): Promise<void> => {
  let [step, patience] = [0, longestWait.first]
  for (let attempt = 1; ; attempt++) {
    const lockTimeoutMs = lockTimeouts[step] ?? 2000
    const watch = observer && pollLockHolders(observer, pid)
    const said = setInterval(() => log?.({ migration: change.name, heldBy: watch?.last }, 'migration is still under way'), sayEveryMs)
    try {
      if (!change.inTransaction) return await inNoTransaction(connection, change)
      return await inOneTransaction(connection, change, lockTimeoutMs)
    } catch (error) {
      if (!inTheWay.has((error as { code?: string }).code ?? '')) throw error
    } finally {
      clearInterval(said)
      await watch?.[Symbol.asyncDispose]()
    }
    const heldBy = watch?.last ?? []
    log?.({ migration: change.name, attempt, lockTimeoutMs, heldBy }, 'migration waits for a lock')
    // Lets queued statements pass. The random part keeps two processes from blocking each other again.
    await sleep(200 + Math.random() * 800)
    step += 1
    if (observer === undefined || heldBy.length === 0) continue
    if (await waitForLockHolders(observer, heldBy, patience)) step = 0
    else patience = Math.min(longestWait.most, patience * 2)
  }
}
