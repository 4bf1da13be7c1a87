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
  /** What arrived from other processes. */
  delivered: ClusterMessage[]
  /** How often it was told that messages may have been missed. */
  gaps(): number
}

/** Begins the names of the channels of processes that belong together, apart from those of other tests. */
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
  // Confirmed after the channel for everybody.
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
