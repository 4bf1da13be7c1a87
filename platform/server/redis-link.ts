import type { RedisClientType } from 'redis'
import type { Logger } from './log.ts'
import { withTimeout } from './concurrency/with-timeout.ts'

/** A connection to Redis that may be down at any time. Users must work without it. */
export interface RedisLink extends AsyncDisposable {
  readonly client: RedisClientType
  /** Whether the last probe wrote successfully. Do not send commands otherwise. */
  isUp(): boolean
  /** Reports that a command timed out: Redis counts as down until the next successful probe. */
  reportTimeout(): void
  /** Reports that an event did not reach the other processes; they are notified when Redis is back. */
  reportLostEvent(): void
  /** Registers a callback for possibly missed events: Redis was down, or another process lost some. */
  onMissedEvents(listener: () => void): void
}

const timing = { probeMs: 1000, answerMs: 1000, startMs: 1000, mostPauseMs: 1000 }
/** Socket timeout; must exceed the 5 s for which readers block. */
const silentMs = 8000
/** Incremented by a process that lost an event. */
const gapsKey = 'ndloo:gaps'

const isRefused = (error: unknown): boolean => /^(?:WRONGPASS|NOAUTH|NOPERM)/.test((error as Error | undefined)?.message ?? '')

/**
 * Connects to Redis and keeps reconnecting. Resolves after at most one second, whether or not Redis is available.
 */
export const openRedis = async (url: string, log: Logger): Promise<RedisLink> => {
  // Loaded here, because a service without Redis starts sooner without its client.
  const { createClient } = await import('redis')
  const client: RedisClientType = createClient({
    url,
    // Commands fail at once while Redis is down, instead of queueing.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 2000,
      socketTimeout: silentMs,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** Math.min(tries, 10), timing.mostPauseMs) * (0.5 + Math.random() / 2),
    },
  })
  const listeners: (() => void)[] = []
  let up: boolean | undefined
  let [hasLost, gaps]: [boolean, string | null | undefined] = [false, undefined]
  let [probing, isRefusalLogged] = [false, false]
  const notifyGap = () => {
    for (const listener of listeners) listener()
  }
  const markUp = () => {
    if (up === false) {
      log.info('Redis is back')
      notifyGap()
    }
    up = true
  }
  const markDown = (error?: unknown) => {
    if (isRefused(error) && !isRefusalLogged) log.error({ err: error }, 'Redis refuses the user or password in REDIS_URL')
    isRefusalLogged = isRefused(error)
    if (up === false) return
    up = false
    log.warn(
      { err: error },
      'Redis is away. This process serves on by itself: live messages from other processes come late, and limits count for each alone',
    )
  }
  /** Probes with a write, because a full or read-only Redis still answers reads; also reads the counter of lost events. */
  const probe = async (): Promise<void> => {
    // One probe at a time: a hanging Redis gets no further commands, so that the socket timeout applies.
    if (probing || !client.isReady) return
    probing = true
    const late = setTimeout(() => markDown(new Error('no answer')), timing.answerMs)
    try {
      if (hasLost) await client.incr(gapsKey).then(() => (hasLost = false))
      const [, counted] = (await client.multi().set('ndloo:look', '1', { PX: 10_000 }).get(gapsKey).exec()) as unknown as [
        unknown,
        string | null,
      ]
      if (gaps !== undefined && gaps !== counted && up === true) notifyGap()
      gaps = counted
      markUp()
    } catch (error) {
      markDown(error)
    } finally {
      clearTimeout(late)
      probing = false
    }
  }
  client.on('error', markDown)
  client.on('ready', () => void probe())
  const connected = client.connect().catch(markDown)
  const timer = setInterval(() => void probe(), timing.probeMs)
  timer.unref()
  await withTimeout(timing.startMs, connected).catch(() => markDown(new Error('no connection yet')))
  await probe()
  return {
    client,
    isUp: () => up === true && client.isReady,
    reportTimeout: () => markDown(new Error('no answer')),
    reportLostEvent: () => void (hasLost = true),
    onMissedEvents: (listener) => void listeners.push(listener),
    [Symbol.asyncDispose]: async () => {
      clearInterval(timer)
      client.removeAllListeners('error')
      client.on('error', () => {})
      if (client.isReady && up === true) await withTimeout(timing.answerMs, client.close()).catch(() => client.destroy())
      else client.destroy()
    },
  }
}
