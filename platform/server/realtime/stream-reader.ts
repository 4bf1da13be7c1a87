import { setTimeout as sleep } from 'node:timers/promises'
import type { RedisClientType } from 'redis'

interface Place {
  key: string
  id: string
}
type Run = (...given: unknown[]) => Promise<unknown>

const pauseMs = 500
const pingMs = 3000
const never = new Promise<never>(() => {})

/** Ids are milliseconds and a number within one, such as 1750000000000-3. */
const isBehind = (id: string, other: string): boolean => {
  const [[ms = 0, count = 0], [otherMs = 0, otherCount = 0]] = [id, other].map((one) => one.split('-').map(Number)) as [number[], number[]]
  return ms < otherMs || (ms === otherMs && count < otherCount)
}

/** The newest entry of a stream, before which nothing has to be read. */
const newest = async (reader: RedisClientType, stream: string): Promise<string> => {
  const entries = (await reader.sendCommand(['XREVRANGE', stream, '+', '-', 'COUNT', '1'])) as unknown as [id: string][]
  return entries[0]?.[0] ?? '0-0'
}

/**
 * Has a subscriber, who may hear nothing for hours, hear an answer now and then: its connection counts as broken after some seconds of silence.
 * Asked again only once it was answered, a broken one falls silent.
 */
const keepTalking = (reader: RedisClientType): void => {
  let isAsked = false
  const timer = setInterval(() => {
    if (!reader.isOpen) return clearInterval(timer)
    if (isAsked || !reader.isReady) return
    isAsked = true
    const answered = () => void (isAsked = false)
    reader.ping().then(answered, answered)
  }, pingMs)
  timer.unref()
}

/**
 * A client that only reads, and goes on after whatever happens to Redis: it may come late, refuse for a while, or start anew, empty and with an
 * earlier clock. Commands that fail are tried again after a pause.
 */
export const lastingReader = (reader: RedisClientType): RedisClientType => {
  let [isFresh, isTalking] = [true, false]
  /** A place that this stream has not come to yet, and the one that is read from instead. */
  let [ahead, start] = ['', '']
  reader.on('ready', () => (isFresh = true))
  reader.on('error', () => {})
  const readFrom = async ({ key, id }: Place): Promise<Place> => {
    if (isFresh) {
      start = await newest(reader, key)
      // `$` is the end at the moment of each command: what comes between two of them would be missed.
      ahead = id === '$' || isBehind(start, id) ? id : ''
      isFresh = false
    }
    return { key, id: id === ahead ? start : id }
  }
  const lasting: Record<PropertyKey, (run: Run) => unknown> = {
    // Ends only with the process, or the client.
    connect: (run) => () => run().catch(() => never),
    subscribe:
      (run) =>
      async (...given: unknown[]) => {
        while (reader.isOpen) {
          try {
            const subscribed = await run(...given)
            if (!isTalking) keepTalking(reader)
            isTalking = true
            return subscribed
          } catch {
            await sleep(pauseMs)
          }
        }
        return undefined
      },
    xRead:
      (run) =>
      async ([place]: [Place], options: unknown) => {
        try {
          return await run([await readFrom(place)], options)
        } catch (error) {
          await sleep(pauseMs)
          throw error
        }
      },
  }
  return new Proxy(reader, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      const bound = value.bind(target) as Run
      return lasting[key]?.(bound) ?? bound
    },
  })
}
