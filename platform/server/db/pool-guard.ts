import type pg from 'pg'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { isConnectionStale, isFull } from './availability.ts'

/** As long as the pool's own `connectionTimeoutMillis`. */
const patienceMs = 5000
/** A server without room is asked for another connection this often. */
const retryMs = 250
/** One bad connection renews all of them at most this often: a server that stays read-only is not asked for new ones all the time. */
const renewalMs = 1000

/** A pool that hands out no connection known to lead to the wrong place, and makes do with those it has where the server has no more. */
export interface PoolGuard extends PostgresPool {
  connect(): Promise<PostgresPoolClient>
  /** From now on a statement has failed that is not answered after so many milliseconds; more than the server's own `statement_timeout`. */
  giveUpAfter(ms: number): void
  /** For how many milliseconds somebody has waited for a connection while nobody got one; 0 while nobody waits. */
  stuckMs(): number
  /** How many wait for a connection because the server has no more. */
  sleeping(): number
  /** Milliseconds since the database answered anything. */
  silentMs(): number
}

interface Turn {
  began: number
}

interface Watch {
  /** The embedded database has one connection for good. */
  canDrop: boolean
  patience(): { query_timeout?: number }
  onAnswer(): void
  onStale(): void
}

/** A connection that met an error which says that it leads to the wrong place does not go back to the pool. */
const watchClient = (client: pg.PoolClient, { canDrop, patience, onAnswer, onStale }: Watch): PostgresPoolClient => {
  let stale = false
  const query = async (text: string, values: unknown[]): Promise<unknown> => {
    try {
      const result = await client.query({ text, values, ...patience() })
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

/** Guards a pool whose connections are taken through the guard only. */
export const guardPool = (pool: pg.Pool): PoolGuard => {
  const canDrop = !('connection' in pool.options)
  /** Connections made before the last renewal are dropped instead of handed out. */
  let generation = 0
  let renewed = -Infinity
  const made = new WeakMap<object, number>()
  const open = new Set<object>()
  const turns = new Set<Turn>()
  const sleepers: (() => void)[] = []
  let [handedOut, answered] = [-Infinity, -Infinity]
  let fullUntil = -Infinity
  // A network that swallows everything lets the server's own timeout arrive nowhere.
  let patience: { query_timeout?: number } = {}

  // Once the pool has taken note of it.
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
  /** Wakes the first of those who wait when the server may be asked again. */
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
  /** Until it is this one's turn, `ms` at most; one who was woken in vain stays the first. */
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

  /** A connection of the pool; where the server has no more, the next one that is released. */
  const take = async ({ began }: Turn): Promise<pg.PoolClient> => {
    let full: Error | undefined
    let wasWoken = false
    for (;;) {
      const now = performance.now()
      if (full !== undefined && now - began >= patienceMs) throw full
      // Those who came before have the next connection.
      const isOurs = pool.idleCount > 0 && (wasWoken || sleepers.length === 0)
      if (now >= fullUntil || isOurs || open.size === 0) {
        // One who waits asks, on behalf of all.
        if (full !== undefined && pool.idleCount === 0) fullUntil = now + retryMs
        try {
          return await pool.connect()
        } catch (error) {
          if (!isFull(error)) throw error
          full = error as Error
          if (open.size === 0) throw error
          fullUntil = performance.now() + retryMs
        }
      }
      full ??= new Error('timeout exceeded when trying to connect')
      await pause(Math.max(1, patienceMs - (performance.now() - began)), wasWoken)
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
          return watchClient(client, { canDrop, patience: () => patience, onAnswer, onStale: () => renew(client) })
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
    giveUpAfter: (ms) => void (patience = { query_timeout: ms }),
    stuckMs: () => {
      const [oldest] = turns
      return oldest === undefined ? 0 : performance.now() - Math.max(oldest.began, handedOut)
    },
    sleeping: () => sleepers.length,
    silentMs: () => performance.now() - answered,
  }
}
