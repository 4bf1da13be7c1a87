import type pg from 'pg'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { isConnectionStale, isOutOfConnections } from './availability.ts'

/** How long a caller waits for a connection; the same as `connectionTimeoutMillis` of the pool. */
const connectTimeoutMs = 5000
/** How often a server without free connections is asked for one. */
const retryMs = 250
/** Minimum time between two renewals of all connections, so that a server that stays read-only is not reconnected all the time. */
const renewalMs = 1000

/** A pool that drops connections to a replaced or read-only server, and reuses its open connections when the server has none left. */
export interface ReconnectingPool extends PostgresPool {
  connect(): Promise<PostgresPoolClient>
  /** Fails statements without an answer after `ms` milliseconds; must exceed the server's `statement_timeout`. */
  setQueryTimeout(ms: number): void
  /** Milliseconds for which callers have waited while none got a connection; 0 when none waits. */
  starvedMs(): number
  /** Callers waiting because the server has no free connection. */
  waitingCount(): number
  /** Milliseconds since the last answer of the database. */
  msSinceAnswer(): number
}

interface PendingConnect {
  began: number
}

/** Returns the name of a prepared statement; undefined to send it without a name. */
type NameStatement = (text: string) => string | undefined

interface Watch {
  nameStatement: NameStatement
  /** Whether a stale connection may be closed and replaced. The embedded database has only one, which is kept. */
  canDrop: boolean
  queryOptions(): { query_timeout?: number }
  onAnswer(): void
  onStale(): void
}

/** Wraps a client so that a connection with a stale error is not returned to the pool. */
const watchClient = (client: pg.PoolClient, { nameStatement, canDrop, queryOptions, onAnswer, onStale }: Watch): PostgresPoolClient => {
  let stale = false
  const query = async (text: string, values: unknown[]): Promise<unknown> => {
    try {
      const name = values.length === 0 ? undefined : nameStatement(text)
      const result = await client.query({ text, values, ...(name === undefined ? {} : { name }), ...queryOptions() })
      onAnswer()
      return result
    } catch (error) {
      if (isConnectionStale(error)) {
        stale = true
        onStale()
      }
      throw error
    }
  }
  return { query: query as PostgresPoolClient['query'], release: (destroy) => client.release(canDrop && (stale || destroy === true)) }
}

/** Wraps a pool in a reconnecting one. All connections must be taken through the returned pool. */
export const createReconnectingPool = (pool: pg.Pool, nameStatement: NameStatement): ReconnectingPool => {
  const canDrop = !('connection' in pool.options)
  /** Connections of an earlier generation are dropped instead of handed out. */
  let generation = 0
  let renewed = -Infinity
  const made = new WeakMap<object, number>()
  const open = new Set<object>()
  const turns = new Set<PendingConnect>()
  const sleepers: (() => void)[] = []
  let [handedOut, answered] = [-Infinity, -Infinity]
  let fullUntil = -Infinity
  // When the network drops every packet, the error of the server-side timeout never arrives.
  let queryOptions: { query_timeout?: number } = {}

  // Deferred, so that the pool has updated its counts.
  const wakeOne = () => void setImmediate(() => sleepers.shift()?.())
  pool.on('connect', (client) => {
    made.set(client, generation)
    open.add(client)
  })
  pool.on('release', wakeOne)
  pool.on('remove', (client) => {
    open.delete(client)
    wakeOne()
  })

  const renew = (client: object): void => {
    const now = performance.now()
    if (!canDrop || made.get(client) !== generation || now - renewed < renewalMs) return
    generation += 1
    renewed = now
  }

  const onAnswer = () => void (answered = performance.now())

  let retry: NodeJS.Timeout | undefined
  /** Wakes the first waiter when the server may be asked again. */
  const armRetry = (): void => {
    retry ??= setTimeout(
      () => {
        retry = undefined
        sleepers.shift()?.()
        if (sleepers.length > 0) armRetry()
      },
      Math.max(20, fullUntil - performance.now()),
    )
  }
  /** Waits until woken, at most `ms`. A waiter that was woken without getting a connection keeps the first place. */
  const pause = (ms: number, wasWoken: boolean): Promise<void> =>
    new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        sleepers.splice(sleepers.indexOf(wake), 1)
        resolve()
      }, ms)
      if (wasWoken) sleepers.unshift(wake)
      else sleepers.push(wake)
      armRetry()
    })

  /** Takes a connection of the pool; when the server has none left, the next one that is released. */
  const take = async ({ began }: PendingConnect): Promise<pg.PoolClient> => {
    let full: Error | undefined
    let wasWoken = false
    for (;;) {
      const now = performance.now()
      if (full !== undefined && now - began >= connectTimeoutMs) throw full
      // Earlier waiters get the next idle connection.
      const isOurs = pool.idleCount > 0 && (wasWoken || sleepers.length === 0)
      if (now >= fullUntil || isOurs || open.size === 0) {
        // One waiter asks the server on behalf of all.
        if (full !== undefined && pool.idleCount === 0) fullUntil = now + retryMs
        try {
          return await pool.connect()
        } catch (error) {
          if (!isOutOfConnections(error)) throw error
          full = error as Error
          if (open.size === 0) throw error
          fullUntil = performance.now() + retryMs
        }
      }
      full ??= new Error('timeout exceeded when trying to connect')
      await pause(Math.max(1, connectTimeoutMs - (performance.now() - began)), wasWoken)
      wasWoken = true
    }
  }

  const connect = async (): Promise<PostgresPoolClient> => {
    const turn = { began: performance.now() }
    turns.add(turn)
    try {
      for (;;) {
        const client = await take(turn)
        if ((made.get(client) ?? 0) >= generation) {
          handedOut = performance.now()
          return watchClient(client, {
            nameStatement,
            canDrop,
            queryOptions: () => queryOptions,
            onAnswer,
            onStale: () => renew(client),
          })
        }
        client.release(true)
      }
    } finally {
      turns.delete(turn)
    }
  }

  return {
    connect,
    end: () => pool.end(),
    options: pool.options,
    setQueryTimeout: (ms) => void (queryOptions = { query_timeout: ms }),
    starvedMs: () => {
      const [oldest] = turns
      return oldest === undefined ? 0 : performance.now() - Math.max(oldest.began, handedOut)
    },
    waitingCount: () => sleepers.length,
    msSinceAnswer: () => performance.now() - answered,
  }
}
