import { createClient, type RedisClientType } from 'redis'
import type { Logger } from './log.ts'
import { withTimeout } from './concurrency/with-timeout.ts'

/** Redis, which may be away at any time: whatever uses it has to go on without it. */
export interface RedisLink extends AsyncDisposable {
  readonly client: RedisClientType
  /** Whether Redis took a write within the last moments. Without that nothing is asked of it. */
  isUp(): boolean
  /** A command was not answered in time: Redis counts as away until it answers the next look. */
  suspect(): void
  /** Something did not reach the other processes; they hear of it once Redis is back. */
  lost(): void
  /** When events of other processes may have been missed here: Redis was away, or another process lost some. */
  onGap(listener: () => void): void
}

const pace = { lookMs: 1000, answerMs: 1000, startMs: 1000, mostPauseMs: 1000 }
/** Readers wait 5 s for something to read; a connection that hears nothing for longer is broken. */
const silentMs = 8000
/** Counted up by each process that has lost something for the others. */
const gapsKey = 'ndloo:gaps'

const isRefused = (error: unknown): boolean => /^(?:WRONGPASS|NOAUTH|NOPERM)/.test((error as Error | undefined)?.message ?? '')

/**
 * Connects to Redis by its address and stays at it: it may come late, hang, refuse or start anew. Answers after a second at most, with Redis or
 * without.
 */
export const openRedis = async (url: string, log: Logger): Promise<RedisLink> => {
  const client: RedisClientType = createClient({
    url,
    // What is asked while Redis is away fails at once rather than wait for it.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 2000,
      socketTimeout: silentMs,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** Math.min(tries, 10), pace.mostPauseMs) * (0.5 + Math.random() / 2),
    },
  })
  const listeners: (() => void)[] = []
  let up: boolean | undefined
  let [hasLost, gaps]: [boolean, string | null | undefined] = [false, undefined]
  let [looking, isRefusedSaid] = [false, false]
  const gap = () => {
    for (const listener of listeners) listener()
  }
  const rise = () => {
    if (up === false) {
      log.info('Redis is back')
      gap()
    }
    up = true
  }
  const fall = (error?: unknown) => {
    if (isRefused(error) && !isRefusedSaid) log.error({ err: error }, 'Redis refuses the user or password in REDIS_URL')
    isRefusedSaid = isRefused(error)
    if (up === false) return
    up = false
    log.warn(
      { err: error },
      'Redis is away. This process serves on by itself: live messages from other processes come late, and limits count for each alone',
    )
  }
  /** A write, since a Redis that is full or read-only still answers; and what other processes have lost. */
  const look = async (): Promise<void> => {
    // One at a time: a Redis that hangs gets nothing more, and its silent connection is given up.
    if (looking || !client.isReady) return
    looking = true
    const late = setTimeout(() => fall(new Error('no answer')), pace.answerMs)
    try {
      if (hasLost) await client.incr(gapsKey).then(() => (hasLost = false))
      const [, counted] = (await client.multi().set('ndloo:look', '1', { PX: 10_000 }).get(gapsKey).exec()) as unknown as [
        unknown,
        string | null,
      ]
      if (gaps !== undefined && gaps !== counted && up === true) gap()
      gaps = counted
      rise()
    } catch (error) {
      fall(error)
    } finally {
      clearTimeout(late)
      looking = false
    }
  }
  client.on('error', fall)
  client.on('ready', () => void look())
  const connected = client.connect().catch(fall)
  const timer = setInterval(() => void look(), pace.lookMs)
  timer.unref()
  await withTimeout(pace.startMs, connected).catch(() => fall(new Error('no connection yet')))
  await look()
  return {
    client,
    isUp: () => up === true && client.isReady,
    suspect: () => fall(new Error('no answer')),
    lost: () => void (hasLost = true),
    onGap: (listener) => void listeners.push(listener),
    [Symbol.asyncDispose]: async () => {
      clearInterval(timer)
      client.removeAllListeners('error')
      client.on('error', () => {})
      if (client.isReady && up === true) await withTimeout(pace.answerMs, client.close()).catch(() => client.destroy())
      else client.destroy()
    },
  }
}
