import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { newClusterName } from '#tests/support/app/cluster-process.ts'
import { openTestPlatform } from '#tests/support/app/test-platform.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import type { MemberActor } from '../../context.ts'
import { createLog } from '../../log.ts'
import { openRedis } from '../../redis-link.ts'
import type { Realtime } from '../realtime.ts'
import { createRealtime } from '../socket-server.ts'
import { createRedisCluster } from './redis-cluster.ts'

const redisUrl = process.env.TEST_REDIS_URL
const secrets = ['a secret of tests, long enough to be one'] as const
const actor = (id: string): MemberActor => ({ kind: 'member', id, role: 'user', sessionId: `session of ${id}`, address: '127.0.0.1' })
const note = { name: 'note' }

interface Process extends AsyncDisposable {
  realtime: Realtime
  address: string
}
let database: TestDatabase
let one: Process
let two: Process
/** Socket ids by member, as handlers see them. */
const connections = new Map<string, string>()
const sockets: Socket[] = []

beforeAll(async () => {
  if (redisUrl === undefined) return
  database = await openTestDatabase()
  const { platform } = await openTestPlatform(database.db, { amina: actor('amina'), brian: actor('brian') }, () => {})
  const name = newClusterName()
  const open = async (): Promise<Process> => {
    const link = await openRedis(redisUrl, createLog('silent'))
    // On a busy machine the connection can take longer than `openRedis` waits.
    await vi.waitUntil(() => link.isUp(), { timeout: 30_000 })
    const realtime = createRealtime(createRedisCluster(link, secrets, name))
    realtime.onConnection((ctx, isConnected) => {
      if (isConnected) connections.set(ctx.actor.id, ctx.connection ?? '')
      return Promise.resolve()
    })
    const server = createServer()
    realtime.attach(server, platform, () => true)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return {
      realtime,
      address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      [Symbol.asyncDispose]: async () => {
        await realtime[Symbol.asyncDispose]()
        await link[Symbol.asyncDispose]()
      },
    }
  }
  ;[one, two] = [await open(), await open()]
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(async () => {
  if (redisUrl === undefined) return
  await Promise.all([one, two].map((process) => process[Symbol.asyncDispose]()))
  await database[Symbol.asyncDispose]()
})

const connect = async (member: string, { address }: Process): Promise<{ socket: Socket; received: string[] }> => {
  const socket = io(address, { auth: { token: member }, transports: ['websocket'], forceNew: true, reconnection: false })
  sockets.push(socket)
  const received: string[] = []
  socket.on('note', (text: string) => received.push(text))
  await once(socket as never, 'connect')
  return { socket, received }
}

test.runIf(redisUrl)('a member who is connected misses nothing, from the first moment on', async () => {
  for (let round = 0; round < 20; round++) {
    const { received, socket } = await connect('brian', two)
    one.realtime.publish(['brian'], note, `round ${round}`)
    await expect.poll(() => received).toEqual([`round ${round}`])
    socket.disconnect()
  }
})

test.runIf(redisUrl)('an event for one socket reaches that one only, on whichever process it is', async () => {
  const tab = await connect('brian', one)
  const phone = await connect('brian', two)
  const to = { memberId: 'brian', connection: connections.get('brian') ?? '' }
  one.realtime.publishTo(to, note, 'from the other process')
  two.realtime.publishTo(to, note, 'from the same process')
  one.realtime.publish(['brian'], note, 'the last')
  await expect
    .poll(() => [phone.received.toSorted(), tab.received])
    .toEqual([['from the other process', 'from the same process', 'the last'], ['the last']])
})

test.runIf(redisUrl)('a member with two devices is connected until the last one leaves, and a new role closes both', async () => {
  const isConnected = () => Promise.all([one, two].map(({ realtime }) => realtime.isConnected('amina')))
  expect(await isConnected()).toEqual([false, false])
  const tab = await connect('amina', one)
  const phone = await connect('amina', two)
  expect(await isConnected()).toEqual([true, true])
  tab.socket.disconnect()
  await expect.poll(isConnected).toEqual([true, true])
  phone.socket.disconnect()
  await expect.poll(isConnected).toEqual([false, false])

  const again = [await connect('amina', one), await connect('amina', two)]
  const closed = again.map(({ socket }) => once(socket as never, 'disconnect'))
  one.realtime.disconnectMember('amina')
  await Promise.all(closed)
  await expect.poll(isConnected).toEqual([false, false])
})
