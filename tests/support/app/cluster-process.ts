import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLog } from '#platform/server/log.ts'
import { openRedis, type RedisLink } from '#platform/server/redis-link.ts'
import { createRedisCluster } from '#platform/server/realtime/cluster/redis-cluster.ts'
import type { ClusterMessage, SocketCluster } from '#platform/server/realtime/cluster/socket-cluster.ts'
import { type FaultProxy, openFaultProxy } from '../doubles/fault-proxy.ts'

/** The part of a process that exchanges messages with others through Redis, behind a proxy that can fail. */
export interface ClusterProcess extends AsyncDisposable {
  link: RedisLink
  cluster: SocketCluster
  proxy: FaultProxy
  /** Messages that arrived from other processes. */
  delivered: ClusterMessage[]
  /** How often the process was told that messages may have been missed. */
  gaps(): number
}

/** Returns a new prefix for channel names, which only processes that belong together use, so that tests do not disturb each other. */
export const newClusterName = (): string => `ndloo:test:${randomUUID()}`

/** Connects one process to the Redis at `url` and resolves when messages to it arrive. */
export const openClusterProcess = async (
  url: string,
  secrets: readonly [string, ...string[]],
  name = newClusterName(),
): Promise<ClusterProcess> => {
  const address = new URL(url)
  const proxy = await openFaultProxy(Number(address.port) || 6379)
  address.host = `127.0.0.1:${proxy.port}`
  const link = await openRedis(address.href, createLog('silent'))
  const cluster = createRedisCluster(link, secrets, name)
  const delivered: ClusterMessage[] = []
  let gaps = 0
  const joined = cluster.join((message) => void delivered.push(message))
  cluster.onGap(() => (gaps += 1))
  while (!cluster.isUp()) await sleep(5)
  // The channel for everybody is subscribed before this one, so it is confirmed as well.
  const holder = {}
  await cluster.follow('nobody', holder)
  cluster.unfollow('nobody', holder)
  return {
    link,
    cluster,
    proxy,
    delivered,
    gaps: () => gaps,
    [Symbol.asyncDispose]: async () => {
      await joined[Symbol.asyncDispose]()
      await link[Symbol.asyncDispose]()
      await proxy[Symbol.asyncDispose]()
    },
  }
}
