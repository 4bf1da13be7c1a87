import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { withTimeout } from '../concurrency/with-timeout.ts'
import { isDatabaseUnavailable, isOutOfConnections, isReadOnlyError, isStartupParameterRefused } from './availability.ts'
import { type Database, reconnectingPoolOf } from './database.ts'

/** A probe waits this long for a connection; after that, only a stuck pool counts as unready. */
const connectionMs = 300
const answerMs = 1100
/** A probe older than this is abandoned and a new one starts. */
const probeMs = 1500
/** The pool counts as stuck when nobody got a connection for this long. */
const stuckMs = 3000
/** A stuck process is ready again after probes have succeeded for this long. */
const steadyMs = 1000

/** The database cannot be used. `reason` is for operators. */
export class DatabaseNotReadyError extends Error {
  readonly reason: string
  constructor(reason: string) {
    super(`the database cannot be used: ${reason}`)
    this.reason = reason
  }
}

/** Fails on a read-only database like a real write would, and writes nothing. */
const writeTest = `do $$ begin
  if current_setting('transaction_read_only') = 'on' then
    raise exception 'the database takes no writes' using errcode = 'read_only_sql_transaction';
  end if;
end $$`

/** Resolves when the database takes writes. Unlike the check of `/ready`, it also fails when the pool has no free connection. */
export const requireWrites = async (db: Database): Promise<void> => {
  await withTimeout(probeMs, sql.raw(writeTest).execute(db))
}

interface Probe {
  began: number
  hasConnection: boolean
  ended?: Promise<true>
}

const reasonOf = (error: unknown): string => {
  if (isStartupParameterRefused(error))
    return `a proxy refuses the connection, see PgBouncer in docs/operating.md: ${(error as Error).message}`
  if (isReadOnlyError(error)) return 'read-only'
  if (isOutOfConnections(error)) return 'the server has no connection left'
  return isDatabaseUnavailable(error) ? 'not serving' : 'does not answer'
}

/**
 * Returns the database check of `/ready`: whether requests of this process can read and write. A slow process stays ready; a process in which
 * every request waits for a connection does not.
 * @throws {DatabaseNotReadyError} from the returned function, within 1.5 s
 */
export const createDatabaseCheck = (db: Database): (() => Promise<void>) => {
  const reconnecting = reconnectingPoolOf(db)
  let last: DatabaseNotReadyError | undefined = new DatabaseNotReadyError('not asked yet')
  let current: Probe | undefined
  let isStuck = false
  let steadySince: number | undefined

  const runProbe = async (probe: Probe): Promise<void> => {
    const client = await reconnecting.connect()
    probe.hasConnection = true
    try {
      await withTimeout(answerMs, client.query(writeTest, []))
      client.release()
    } catch (error) {
      client.release(true)
      throw error
    }
  }
  const startProbe = (): Probe => {
    const probe: Probe = { began: performance.now(), hasConnection: false }
    const setOutcome = (outcome: DatabaseNotReadyError | undefined): true => {
      if (current === probe) [last, current] = [outcome, undefined]
      return true
    }
    // When one connection times out while others answer, the previous result stays valid.
    const outcomeOf = (error: unknown) =>
      !isDatabaseUnavailable(error) && reconnecting.msSinceAnswer() < answerMs ? last : new DatabaseNotReadyError(reasonOf(error))
    probe.ended = runProbe(probe).then(
      () => setOutcome(undefined),
      (error: unknown) => setOutcome(outcomeOf(error)),
    )
    return probe
  }
  /** Waits for the current probe; returns whether it ended in time. */
  const awaitProbe = async (): Promise<boolean> => {
    if (current === undefined || performance.now() - current.began >= probeMs) current = startProbe()
    const own = current
    const ended = await Promise.race([own.ended, sleep(connectionMs, false, { ref: false })])
    return ended !== true && own.hasConnection ? (await own.ended) === true : ended === true
  }

  return async () => {
    const ended = await awaitProbe()
    if (reconnecting.starvedMs() >= stuckMs) isStuck = true
    if (isStuck) {
      steadySince = ended && last === undefined ? (steadySince ?? performance.now()) : undefined
      isStuck = steadySince === undefined || performance.now() - steadySince < steadyMs
    }
    if (isStuck) throw new DatabaseNotReadyError('every connection is busy')
    if (last !== undefined) throw last
  }
}
