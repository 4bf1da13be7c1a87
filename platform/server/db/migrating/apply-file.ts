import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Database } from '../database.ts'
import { waitForEnd, watchBlockers } from './lock-holders.ts'

/** What is applied in one go. */
export interface Applicable {
  /** As logs name it. */
  name: string
  /** One text in one transaction, or each statement by itself in none. */
  statements: readonly string[]
  inTransaction: boolean
  /** Records that it is applied, in the same transaction where there is one. */
  remember: (db: Kysely<DB>) => Promise<unknown>
}

export interface ApplyOptions {
  /** Gets a line for each wait. */
  log?: (details: object, message: string) => void
  /** Another connection, from which it is seen who holds a lock; absent where there is only one. */
  observer?: Database
}

/** A lock that is waited for holds up everybody who comes later: the first try is short, none is longer than two seconds. */
const lockTimeouts = [250, 500, 1000, 2000]
/** How long a transaction that is in the way is waited for before the next try; twice as long each time, up to five minutes. */
const longestWait = { first: 30_000, most: 300_000 }
const sayEveryMs = 10_000
const inTheWay = new Set(['55P03', '40P01'])

const inOneTransaction = (connection: Kysely<DB>, { statements, remember }: Applicable, lockTimeoutMs: number): Promise<void> =>
  connection.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(tx)
    for (const statement of statements) await sql.raw(statement).execute(tx)
    await remember(tx)
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
const inNoTransaction = async (connection: Kysely<DB>, { statements, remember }: Applicable): Promise<void> => {
  for (const statement of statements) {
    await dropInvalid(connection, statement)
    await sql.raw(statement).execute(connection)
  }
  await remember(connection)
}

/**
 * Applies a file; while a lock is not free it lets everybody else through, waits for those who hold it, and tries again.
 * @param pid the server process of `connection`
 */
export const applyFile = async (connection: Kysely<DB>, file: Applicable, pid: number, { log, observer }: ApplyOptions): Promise<void> => {
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
