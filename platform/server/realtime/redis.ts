import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { RedisClientType } from 'redis'
import type { Server } from 'socket.io'

/** Joins the sockets of several processes through a Redis stream. */
export const joinThroughRedis =
  (redis: RedisClientType) =>
  (io: Server): Promise<AsyncDisposable> => {
    io.adapter(createAdapter(redis))
    return Promise.resolve({ [Symbol.asyncDispose]: () => Promise.resolve() })
  }
