import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { openTestPlatform } from '#tests/support/app/test-platform.ts'
import type { MemberActor } from '../context.ts'
import { createLog } from '../log.ts'
import { openRedis } from '../redis-link.ts'
import { createRealtime } from './socket-server.ts'
import { trimStream, createRedisCluster } from './redis-cluster.ts'

const redisUrl = process.env.TEST_REDIS_URL
/** A stream of its own: processes on the same stream wait for each other's answers. */
const stream = `ndloo:test:${randomUUID()}`
const brian: MemberActor = { kind: 'member', id: 'brian', role: 'user', sessionId: 'a session', address: '127.0.0.1' }

const open = async (secrets: [string, ...string[]]) => {
  const link = await openRedis(redisUrl ?? '', createLog('silent'))
  const realtime = createRealtime(createRedisCluster(link, secrets, stream))
  return {
    redis: link.client,
    realtime,
    [Symbol.asyncDispose]: async () => {
      await realtime[Symbol.asyncDispose]()
      await link[Symbol.asyncDispose]()
    },
  }
}
const newer = 'the secret of today, long enough to be one'
const older = 'the secret of before, long enough to be one'

test.runIf(redisUrl)('messages between processes are encrypted, short-lived and cannot be forged', async () => {
  await using database = await openTestDatabase()
  const { platform } = await openTestPlatform(database.db, { brian }, () => {})
  // During a change of the secret, each process reads what the other writes.
  await using one = await open([newer, older])
  await using two = await open([older, newer])
  const server = createServer()
  one.realtime.attach(createServer(), platform, () => true)
  two.realtime.attach(server, platform, () => true)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const socket = io(address, { auth: { token: 'brian' }, transports: ['websocket'], forceNew: true, reconnection: false })
  await once(socket as never, 'connect')
  const received: string[] = []
  socket.on('note', (text: string) => received.push(text))
  let count = 0
  // The other process starts reading a moment after it joined.
  await expect
    .poll(() => {
      one.realtime.publish(['brian'], { name: 'note' }, `amina@ndloo.example says mangoes ${(count += 1)}`)
      return received.length
    })
    .toBeGreaterThan(0)
  await expect.poll(() => one.realtime.isConnected('brian')).toBe(true)

  const stored = JSON.stringify(await one.redis.xRange(stream, '-', '+'))
  for (const word of ['mangoes', 'ndloo.example', 'note', 'brian', 'rooms']) expect(stored).not.toContain(word)

  // Unencrypted entries, or entries under another secret, deliver no event and close no socket.
  const data = JSON.stringify({ packet: { type: 2, data: ['note', 'forged'], nsp: '/' }, opts: { rooms: [], except: [] } })
  await one.redis.xAdd(stream, '*', { uid: 'stranger', nsp: '/', type: '3', data })
  await one.redis.xAdd(stream, '*', { uid: 'stranger', nsp: '/', type: '6', data: '{"opts":{"rooms":[],"except":[]},"close":true}' })
  await one.redis.xAdd(stream, '*', { sealed: Buffer.alloc(64).toString('base64') })
  await one.redis.xAdd(stream, '*', { sealed: '' })
  {
    await using stranger = await open(['a secret that nobody else has, long enough'])
    stranger.realtime.attach(createServer(), platform, () => true)
    stranger.realtime.publish('everybody', { name: 'note' }, 'forged')
  }
  one.realtime.publish(['brian'], { name: 'note' }, 'the last')
  await expect.poll(() => received, { timeout: 15_000 }).toContain('the last')
  expect(received).not.toContain('forged')
  expect(socket.connected).toBe(true)

  // The stream stays short under load.
  for (let index = 0; index < 3000; index++) one.realtime.publish(['brian'], { name: 'note' }, `one of many ${index}`)
  await expect.poll(() => received, { timeout: 15_000 }).toContain('one of many 2999')
  expect(await one.redis.xLen(stream)).toBeLessThan(2200)
  await one.redis.xTrim(stream, 'MAXLEN', 0)
  await one.redis.xAdd(stream, '*', { sealed: 'of now' })
  await trimStream(one.redis, stream)
  expect(await one.redis.xLen(stream)).toBe(1)
  await trimStream(one.redis, stream, -1000)
  expect(await one.redis.xLen(stream)).toBe(0)
  socket.disconnect()
})
