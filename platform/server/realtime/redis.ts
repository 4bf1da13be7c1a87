import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { RedisClientType } from 'redis'
import type { Server } from 'socket.io'

/** Commands whose answers nobody waits for. */
const told = new Set<PropertyKey>(['xAdd', 'publish', 'sPublish', 'set'])

/**
 * The client for the adapter, which leaves commands that fail to end the process. What cannot be told to the other processes is told to the
 * sockets of this one all the same; the others find it when they compare what they have.
 */
const forgiving = (redis: RedisClientType, onError: (error: unknown) => void): RedisClientType =>
  new Proxy(redis, {
    get: (client, key) => {
      const value: unknown = Reflect.get(client, key)
      if (typeof value !== 'function') return value
      // Readers wait until Redis is back instead of asking again and again.
      if (key === 'duplicate') return () => client.duplicate({ disableOfflineQueue: false })
      const run = value.bind(client) as (...given: unknown[]) => unknown
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

/** Joins the sockets of several processes through a Redis stream; `onError` hears what could not be told there. */
export const joinThroughRedis =
  (redis: RedisClientType, onError: (error: unknown) => void) =>
  (io: Server): Promise<AsyncDisposable> => {
    io.adapter(createAdapter(forgiving(redis, onError)))
    return Promise.resolve({ [Symbol.asyncDispose]: () => Promise.resolve() })
  }
