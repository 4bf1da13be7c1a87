import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { RedisClientType } from 'redis'
import type { Server } from 'socket.io'
import type { RedisLink } from '../redis-link.ts'
import { createSealer } from '../secrets/seal.ts'
import { lastingReader } from './stream-reader.ts'

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

/** Commands whose failure nobody else would catch. */
const published = new Set<PropertyKey>(['xAdd', 'publish'])

/**
 * The client for the adapter, which leaves commands that fail to end the process. What cannot reach the other processes reaches the sockets of this
 * one all the same, and the link has the others catch up. Duplicates, which read, are kept in `readers`.
 */
const forgiving = (link: RedisLink, secrets: Secrets, readers: Set<RedisClientType>): RedisClientType => {
  const wrappers: Record<PropertyKey, ((run: never) => unknown) | undefined> = sealed(secrets)
  const wrapped = (client: RedisClientType): RedisClientType =>
    new Proxy(client, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key)
        if (typeof value !== 'function') return value
        if (key === 'duplicate')
          return () => {
            // Readers wait until Redis is back instead of asking again and again.
            const reader = target.duplicate({ disableOfflineQueue: false })
            readers.add(reader)
            return wrapped(lastingReader(reader))
          }
        const bound = value.bind(target) as (...given: unknown[]) => unknown
        const run = (wrappers[key]?.(bound as never) ?? bound) as typeof bound
        if (!published.has(key)) return run
        return async (...given: unknown[]) => {
          try {
            if (link.isUp()) return await run(...given)
          } catch {
            link.suspect()
          }
          link.lost()
          return ''
        }
      },
    })
  return wrapped(link.client)
}

/** Drops what every process has read long since; by the clock of Redis, which gives the entries their ids. */
export const dropOld = async (redis: RedisClientType, stream: string, keptMs = kept.ms): Promise<void> => {
  const [seconds] = (await redis.sendCommand(['TIME'])) as unknown as [string]
  await redis.xTrim(stream, 'MINID', Number(seconds) * 1000 - keptMs)
}

/** What joins the sockets of several processes. */
export interface Joint {
  /** Joins the sockets of `io` with those of the other processes. */
  join(io: Server): AsyncDisposable
  /** Whether the other processes can be reached at this moment. */
  isUp(): boolean
  /** When events of the other processes may have been missed. */
  onGap(listener: () => void): void
}

/** Joins the sockets of several processes through a Redis stream of sealed entries that are kept for a minute. */
export const joinThroughRedis = (link: RedisLink, secrets: Secrets, name = place): Joint => ({
  isUp: () => link.isUp(),
  onGap: (listener) => link.onGap(listener),
  join: (io) => {
    const readers = new Set<RedisClientType>()
    io.adapter(createAdapter(forgiving(link, secrets, readers), { streamName: name, channelPrefix: name, readCount: 500 }))
    const drop = () => (link.isUp() ? dropOld(link.client, name).catch(() => link.suspect()) : undefined)
    const timer = setInterval(() => void drop(), kept.ms / 2)
    timer.unref()
    return {
      [Symbol.asyncDispose]: () => {
        clearInterval(timer)
        for (const reader of readers) reader.destroy()
        return Promise.resolve()
      },
    }
  },
})
