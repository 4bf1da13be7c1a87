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

/** Compares stream ids, such as 1750000000000-3: milliseconds and a sequence number. */
const isBehind = (id: string, other: string): boolean => {
  const [[ms = 0, count = 0], [otherMs = 0, otherCount = 0]] = [id, other].map((one) => one.split('-').map(Number)) as [number[], number[]]
  return ms < otherMs || (ms === otherMs && count < otherCount)
}

/** Id of the newest entry of a stream. */
const newest = async (reader: RedisClientType, stream: string): Promise<string> => {
  const entries = (await reader.sendCommand(['XREVRANGE', stream, '+', '-', 'COUNT', '1'])) as unknown as [id: string][]
  return entries[0]?.[0] ?? '0-0'
}

/**
 * Pings Redis on an idle subscriber, because the client treats seconds of silence as a broken connection. The next ping waits for the answer, so
 * that a broken connection times out.
 */
const startPings = (reader: RedisClientType): void => {
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
 * Wraps a reading client so that it survives outages of Redis, including a restart with an empty stream and an earlier clock. Failed commands are
 * retried after a pause.
 */
export const createResilientReader = (reader: RedisClientType): RedisClientType => {
  let [isFresh, isPinging] = [true, false]
  /** A read from `replacedId` begins at `startId`: `replacedId` is `$` or an id beyond the end of the stream, and empty if neither was asked for. */
  let [replacedId, startId] = ['', '']
  reader.on('ready', () => (isFresh = true))
  reader.on('error', () => {})
  const readFrom = async ({ key, id }: Place): Promise<Place> => {
    if (isFresh) {
      startId = await newest(reader, key)
      // `$` means the end at the time of each command, so entries between two reads would be missed.
      replacedId = id === '$' || isBehind(startId, id) ? id : ''
      isFresh = false
    }
    return { key, id: id === replacedId ? startId : id }
  }
  const resilient: Record<PropertyKey, (run: Run) => unknown> = {
    // Never rejects: the client reconnects by itself.
    connect: (run) => () => run().catch(() => never),
    subscribe:
      (run) =>
      async (...given: unknown[]) => {
        while (reader.isOpen) {
          try {
            const subscribed = await run(...given)
            if (!isPinging) startPings(reader)
            isPinging = true
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
      return resilient[key]?.(bound) ?? bound
    },
  })
}
