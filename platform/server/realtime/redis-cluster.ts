import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { RedisClientType } from 'redis'
import type { Server } from 'socket.io'
import type { RedisLink } from '../redis-link.ts'
import { createSealer } from '../secrets/seal.ts'
import { createResilientReader } from './stream-reader.ts'

type Secrets = readonly [string, ...string[]]
type Entry = Record<string, string>
interface Read {
  name: string
  messages: { id: string; message: Entry }[]
}
type Listener = (payload: Buffer) => void

/** Stream and channel name. Earlier releases wrote unencrypted entries under another name. */
const defaultName = 'ndloo:live'
/** Processes read within milliseconds, so older entries are never needed. */
const kept = { entries: 2000, ms: 60_000 }

/**
 * Wraps the Redis commands of the adapter so that content is encrypted. Entries that cannot be decrypted are skipped.
 */
const createEncryptedCommands = (secrets: Secrets) => {
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
          const decrypted: Listener = (payload) => {
            const plain = messages.unseal(payload)
            if (plain !== undefined) listener(plain)
          }
          return run(channel, decrypted, asBuffers)
        }),
      ),
  }
}
const trim = { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: kept.entries } }

/** Commands whose errors the adapter does not catch. */
const publishCommands = new Set<PropertyKey>(['xAdd', 'publish'])

/**
 * Wraps the client so that failed commands do not crash the process: the adapter does not catch them. A lost event still reaches local sockets,
 * and the link makes the other processes catch up. Adds the duplicated clients, which read, to `readers`.
 */
const createSafeClient = (link: RedisLink, secrets: Secrets, readers: Set<RedisClientType>): RedisClientType => {
  const wrappers: Record<PropertyKey, ((run: never) => unknown) | undefined> = createEncryptedCommands(secrets)
  const wrapped = (client: RedisClientType): RedisClientType =>
    new Proxy(client, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key)
        if (typeof value !== 'function') return value
        if (key === 'duplicate')
          return () => {
            // Readers queue commands until Redis is back instead of retrying in a loop.
            const reader = target.duplicate({ disableOfflineQueue: false })
            readers.add(reader)
            return wrapped(createResilientReader(reader))
          }
        const bound = value.bind(target) as (...given: unknown[]) => unknown
        const run = (wrappers[key]?.(bound as never) ?? bound) as typeof bound
        if (!publishCommands.has(key)) return run
        return async (...given: unknown[]) => {
          try {
            if (link.isUp()) return await run(...given)
          } catch {
            link.reportTimeout()
          }
          link.reportLostEvent()
          return ''
        }
      },
    })
  return wrapped(link.client)
}

/** Deletes old stream entries, by the clock of Redis, from which entry ids are derived. */
export const trimStream = async (redis: RedisClientType, stream: string, keptMs = kept.ms): Promise<void> => {
  const [seconds] = (await redis.sendCommand(['TIME'])) as unknown as [string]
  await redis.xTrim(stream, 'MINID', Number(seconds) * 1000 - keptMs)
}

/** Connects the socket servers of several processes. */
export interface SocketCluster {
  /** Connects `io` to the other processes. */
  join(io: Server): AsyncDisposable
  /** Whether the other processes are reachable. */
  isUp(): boolean
  /** Registers a callback for possibly missed events of other processes. */
  onGap(listener: () => void): void
}

/** Connects processes through a Redis stream with encrypted entries that are kept for a minute. */
export const createRedisCluster = (link: RedisLink, secrets: Secrets, name = defaultName): SocketCluster => ({
  isUp: () => link.isUp(),
  onGap: (listener) => link.onMissedEvents(listener),
  join: (io) => {
    const readers = new Set<RedisClientType>()
    io.adapter(createAdapter(createSafeClient(link, secrets, readers), { streamName: name, channelPrefix: name, readCount: 500 }))
    const drop = () => (link.isUp() ? trimStream(link.client, name).catch(() => link.reportTimeout()) : undefined)
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
