import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { AppError } from '#platform/shared/errors.ts'
import { isConnectionStale, isReadOnlyError } from '../availability.ts'
import { type Database, openDatabase, openPool, reconnectingPoolOf } from '../database.ts'
import type { LogPosition } from './log-position.ts'
import type { ReadDatabase } from './read-database.ts'
import { readServerState, type ServerState } from './server-state.ts'

/**
 * How a read on a replica ended. Only `done` and `refused` have an answer; in the other cases `work` has to run on the primary. After `unfinished`,
 * the replica is not to blame: it cancelled the read for its replay, or `work` failed, for example because it writes.
 */
export type ReplicaOutcome<T> =
  | { state: 'done'; result: T }
  | { state: 'refused'; refusal: AppError }
  | { state: 'behind' | 'standing alone' }
  | { state: 'failed' | 'unfinished'; error: unknown }

/** A server that may answer reads. */
export interface Replica {
  /** Host and port, for operators. */
  name: string
  /** Runs `work` if the replica has replayed `position`, or does so within a few milliseconds. Never rejects. */
  read<T>(position: LogPosition, work: (db: ReadDatabase) => Promise<T>): Promise<ReplicaOutcome<T>>
  /** Asks the server about itself. Rejects when it does not answer. */
  readState(): Promise<ServerState | undefined>
}

/** How long a read waits for the replica, in milliseconds; then the primary answers sooner. */
const longestWaitMs = 20
const pauseMs = 2
/** A replica that does not accept a connection or answer a statement within these times has failed. The primary then answers in time. */
const connectMs = 1000
const answerMs = 2000

type Progress = 'ready' | 'behind' | 'standing alone'

/** Compares a replica with a position. The timelines must be equal: on an older timeline, a higher position may belong to a history that ended. */
const readProgress = async (db: Database, { lsn, timeline }: LogPosition): Promise<Progress> => {
  const { rows } = await sql<{ standby: boolean; replayed: boolean | null; timeline: number | null }>`
    select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as replayed, (select timeline from installation) as timeline`.execute(
    db,
  )
  const [row] = rows
  if (row === undefined || !row.standby) return 'standing alone'
  return row.replayed === true && row.timeline === timeline ? 'ready' : 'behind'
}

const waitFor = async (db: Database, position: LogPosition): Promise<Progress> => {
  const began = performance.now()
  for (;;) {
    const progress = await readProgress(db, position)
    if (progress !== 'behind' || performance.now() - began >= longestWaitMs) return progress
    await sleep(pauseMs)
  }
}

const readOn = async <T>(
  connection: Database,
  position: LogPosition,
  work: (db: ReadDatabase) => Promise<T>,
): Promise<ReplicaOutcome<T>> => {
  const progress = await waitFor(connection, position)
  if (progress !== 'ready') return { state: progress }
  try {
    return { state: 'done', result: await work(connection) }
  } catch (error) {
    if (error instanceof AppError) return { state: 'refused', refusal: error }
    if (isReadOnlyError(error) || !isConnectionStale(error)) return { state: 'unfinished', error }
    throw error
  }
}

/** The position is checked and the work done in one transaction, because a proxy may lead each transaction to another server. */
const readInTransaction = async <T>(
  connection: Database,
  position: LogPosition,
  work: (db: ReadDatabase) => Promise<T>,
): Promise<ReplicaOutcome<T>> => {
  await sql`start transaction isolation level read committed read only`.execute(connection)
  const end = () => sql`rollback`.execute(connection)
  try {
    const outcome = await readOn(connection, position, work)
    await end()
    return outcome
  } catch (error) {
    // A connection that is lost would let the rollback wait, too. The pool closes it.
    if (!isConnectionStale(error)) await end()
    throw error
  }
}

/** Opens a replica with at most `size` connections; the first read connects. */
export const openReplica = (url: string, size: number, prepared: boolean): Replica & AsyncDisposable => {
  const pool = openPool(url, size, prepared, { connectMs, answerMs })
  const db = openDatabase(pool)
  reconnectingPoolOf(db).setQueryTimeout(answerMs)
  const { hostname, port } = new URL(url)
  return {
    name: `${decodeURIComponent(hostname)}:${port === '' ? 5432 : port}`,
    read: async (position, work) => {
      try {
        return await db.connection().execute((connection) => readInTransaction(connection, position, work))
      } catch (error) {
        return { state: 'failed', error }
      }
    },
    readState: () => readServerState(db),
    [Symbol.asyncDispose]: () => pool.end(),
  }
}
