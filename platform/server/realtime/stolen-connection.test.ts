import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { openTestPlatform } from '#tests/support/app/test-platform.ts'
import type { MemberActor } from '../context.ts'
import { createLog } from '../log.ts'
import { openRedis, type RedisLink } from '../redis-link.ts'
import { createRealtime } from './socket-server.ts'
import type { Realtime } from './realtime.ts'
import { createRedisCluster } from './cluster/redis-cluster.ts'

const redisUrl = process.env.TEST_REDIS_URL
const secrets = ['a secret of tests, long enough to be one'] as const
const actor = (id: string): MemberActor => ({ kind: 'member', id, role: 'user', sessionId: `session of ${id}`, address: '127.0.0.1' })
const note = { name: 'note' }

const openProcess = async (services: Parameters<Realtime['attach']>[1], redis: RedisLink | undefined) => {
  const realtime = createRealtime(redis && createRedisCluster(redis, secrets))
  const server = createServer()
  realtime.attach(server, services, () => true)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { realtime, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** The connection ids that a client library keeps, which an attacker could steal. */
const known = (socket: Socket) => {
  const { _pid: pid = 'none', _lastOffset: offset = '0-0' } = socket as unknown as { _pid?: string; _lastOffset?: string }
  return { pid, offset }
}

const steal = async (redises: (RedisLink | undefined)[]): Promise<string[]> => {
  await using database = await openTestDatabase()
  const { platform } = await openTestPlatform(database.db, { amina: actor('amina'), brian: actor('brian') }, () => {})
  const processes = await Promise.all(redises.map((redis) => openProcess(platform, redis)))
  const [one, last] = [processes[0], processes.at(-1)]
  if (one === undefined || last === undefined) throw new Error('no process')
  const connect = async (address: string, auth: object): Promise<Socket> => {
    const socket = io(address, { auth, transports: ['websocket'], forceNew: true, reconnection: false })
    await once(socket as never, 'connect')
    return socket
  }
  const victim = await connect(one.address, { token: 'amina' })
  const heardOne = once(victim as never, 'note')
  one.realtime.publish(['amina'], note, 'the last she received')
  await heardOne
  const left = once(victim as never, 'disconnect')
  victim.io.engine.close()
  await left
  one.realtime.publish(['amina'], note, 'missed')

  const received: string[] = []
  const thief = io(last.address, { auth: { token: 'brian', ...known(victim) }, transports: ['websocket'], forceNew: true })
  thief.on('note', (text: string) => received.push(text))
  await once(thief as never, 'connect')
  // Another process starts reading a moment after it joined.
  await expect
    .poll(
      () => {
        one.realtime.publish(['amina'], note, 'after')
        one.realtime.publish(['brian'], note, 'for brian')
        return received
      },
      { timeout: 10_000 },
    )
    .toContain('for brian')
  thief.disconnect()
  for (const { realtime } of processes) await realtime[Symbol.asyncDispose]()
  return [...new Set(received)]
}

test('stolen connection ids do not let another member read missed events', async () => {
  expect(await steal([undefined])).toEqual(['for brian'])
})

test.runIf(redisUrl)('nor on another process of the cluster', async () => {
  const open = () => openRedis(redisUrl ?? '', createLog('silent'))
  const redises = [await open(), await open()]
  try {
    expect(await steal(redises)).toEqual(['for brian'])
    expect(await redises[0]?.client.keys('sio:session:*')).toEqual([])
  } finally {
    for (const redis of redises) await redis[Symbol.asyncDispose]()
  }
})
