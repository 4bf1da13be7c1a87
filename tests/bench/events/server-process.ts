// One process of tests/bench/events/measure-events.ts: a socket server connected to the others, without a database. It gets its commands over the process channel.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MemberActor } from '#platform/server/context.ts'
import { createLog } from '#platform/server/log.ts'
import { openRedis } from '#platform/server/redis-link.ts'
import { createRedisCluster } from '#platform/server/realtime/cluster/redis-cluster.ts'
import type { SocketServices } from '#platform/server/realtime/member-socket.ts'
import { createRealtime } from '#platform/server/realtime/socket-server.ts'
import type { ServerCommand } from './server-fleet.ts'

/** Time before a process asks whether a member who has left is connected elsewhere. */
const graceMs = 1000
const payload = { uid: 'somebody', message: { id: 'a message', seq: 17, body: 'x'.repeat(300) } }

const link = await openRedis(process.env.REDIS_URL ?? '', createLog('warn'))
const realtime = createRealtime(createRedisCluster(link, ['a secret of measurements, long enough']))
const services = {
  clock: { now: () => new Date() },
  log: createLog('silent'),
  config: { trustProxy: [], limitFactor: 1000 },
  memory: { isLow: () => false },
  authenticate: (token: string): Promise<MemberActor> =>
    Promise.resolve({ kind: 'member', id: token, role: 'user', sessionId: `session of ${token}`, address: '127.0.0.1' }),
  liveActors: (ids: readonly string[]) =>
    Promise.resolve(
      new Map(ids.map((id) => [id, { kind: 'member', id: id.replace('session of ', ''), role: 'user', sessionId: id, address: '' }])),
    ),
  touchSessions: () => Promise.resolve(),
} as unknown as SocketServices

let asked = 0
realtime.onConnection(async ({ actor }, isConnected) => {
  if (isConnected) return
  await sleep(graceMs)
  await realtime.isConnected(actor.id).catch(() => true)
  asked += 1
})
const server = createServer()
realtime.attach(server, services, () => true)
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))

/** Publishes at a steady rate, one event at a time. Without members it publishes to nobody, to measure what everything else costs. */
const publish = async ({ members, perSecond, seconds }: Extract<ServerCommand, { kind: 'publish' }>): Promise<void> => {
  const began = performance.now()
  for (let sent = 0; sent < Math.round(perSecond * seconds); sent++) {
    await sleep(Math.max(0, began + (sent * 1000) / perSecond - performance.now()))
    const member = members[Math.floor(Math.random() * members.length)]
    realtime.publish(member === undefined ? [] : [member], { name: 'message' }, payload)
  }
}

process.on('disconnect', () => process.exit())
process.on('message', (command: ServerCommand) => {
  const run = async () => {
    const before = process.cpuUsage()
    if (command.kind === 'publish') await publish(command)
    else if (command.kind === 'wait') await sleep(command.ms)
    else {
      const count = realtime.connections()
      const [began, done] = [performance.now(), asked + count]
      await realtime.drain(0)
      while (asked < done) await sleep(20)
      process.send?.({ ms: performance.now() - began - graceMs })
      return
    }
    // Waits until all events have arrived, even at a busy process.
    await sleep(300)
    const { user, system } = process.cpuUsage(before)
    process.send?.({ cpuMs: (user + system) / 1000 })
  }
  void run()
})
