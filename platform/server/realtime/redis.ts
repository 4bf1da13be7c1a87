import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { RedisClientType } from 'redis'
import type { Server } from 'socket.io'
import { createSealer } from '../seal.ts'

type Secrets = readonly [string, ...string[]]
type Entry = Record<string, string>
interface Read {
  name: string
  messages: { id: string; message: Entry }[]
}
type Listener = (payload: Buffer) => void

/** Where the processes tell one another; earlier releases wrote in the clear, elsewhere. */
const place = 'ndloo:live'
/** Every process reads within milliseconds, unless it stalls for a moment; nothing reads what is older. */
const kept = { entries: 2000, ms: 60_000 }

/** Commands whose failure nobody else would catch. */
const told = new Set<PropertyKey>(['xAdd', 'publish', 'subscribe'])

/**
 * The adapter's commands with their content sealed: only processes that have the secret can read and write it. Entries that do not open are
 * skipped.
 */
const sealed = (secrets: Secrets) => {
  const entries = createSealer(secrets, 'live:entry')
  const messages = createSealer(secrets, 'live:message')
  const openEntry = (entry: Entry): Entry => {
    const plain = entries.unseal(Buffer.from(entry.sealed ?? '', 'base64'))
    return plain === undefined ? {} : (JSON.parse(plain.toString()) as Entry)
  }
  return {
    xAdd: (run: (...given: unknown[]) => unknown) => (stream: string, id: string, entry: Entry) =>
      run(stream, id, { sealed: entries.seal(Buffer.from(JSON.stringify(entry))).toString('base64') }, trim),
    xRead:
      (run: (...given: unknown[]) => Promise<Read[] | null>) =>
      async (...given: unknown[]) =>
        (await run(...given))?.map(({ name, messages }) => ({
          name,
          messages: messages.map(({ id, message }) => ({ id, message: openEntry(message) })),
        })) ?? null,
    publish: (run: (...given: unknown[]) => unknown) => (channel: string, payload: Buffer) => run(channel, messages.seal(payload)),
    subscribe: (run: (...given: unknown[]) => unknown) => (channels: readonly string[], listener: Listener, asBuffers: true) =>
      Promise.all(
        channels.map((channel) => {
          const heard: Listener = (payload) => {
            const plain = messages.unseal(payload)
            if (plain !== undefined) listener(plain)
          }
          return run(channel, heard, asBuffers)
        }),
      ),
  }
}
const trim = { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: kept.entries } }

/**
 * The client for the adapter, which leaves commands that fail to end the process. What cannot be told to the other processes is told to the
 * sockets of this one all the same; the others find it when they compare what they have.
 */
const forgiving = (redis: RedisClientType, secrets: Secrets, onError: (error: unknown) => void): RedisClientType => {
  const wrappers: Record<PropertyKey, ((run: never) => unknown) | undefined> = sealed(secrets)
  const wrapped = (client: RedisClientType): RedisClientType =>
    new Proxy(client, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key)
        if (typeof value !== 'function') return value
        // Readers wait until Redis is back instead of asking again and again.
        if (key === 'duplicate') return () => wrapped(target.duplicate({ disableOfflineQueue: false }))
        const bound = value.bind(target) as (...given: unknown[]) => unknown
        const run = (wrappers[key]?.(bound as never) ?? bound) as typeof bound
        if (!told.has(key)) return run
        return async (...given: unknown[]) => {
          try {
            return await run(...given)
          } catch (error) {
            onError(error)
            return ''
          }
        }
      },
    })
  return wrapped(redis)
}

/** Drops what every process has read long since; by the clock of Redis, which gives the entries their ids. */
export const dropOld = async (redis: RedisClientType, stream: string, keptMs = kept.ms): Promise<void> => {
  const [seconds] = (await redis.sendCommand(['TIME'])) as unknown as [string]
  await redis.xTrim(stream, 'MINID', Number(seconds) * 1000 - keptMs)
}

/**
 * Joins the sockets of several processes through a Redis stream of sealed entries that are kept for a minute; `onError` hears what could not be
 * told there.
 */
export const joinThroughRedis =
  (redis: RedisClientType, secrets: Secrets, onError: (error: unknown) => void, name = place) =>
  (io: Server): Promise<AsyncDisposable> => {
    io.adapter(createAdapter(forgiving(redis, secrets, onError), { streamName: name, channelPrefix: name, readCount: 500 }))
    const timer = setInterval(() => void dropOld(redis, name).catch(onError), kept.ms / 2)
    timer.unref()
    return Promise.resolve({ [Symbol.asyncDispose]: () => Promise.resolve(clearInterval(timer)) })
  }
