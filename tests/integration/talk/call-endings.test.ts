import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pauseAccount } from '#features/account/contract.ts'
import { logout } from '#features/auth/contract.ts'
import type { Call } from '#features/calls/contract.ts'
import { matchForCall } from '../../support/features/calls.ts'
import { suspendMember } from '#features/moderation/server/index.ts'
import { blockOrUnblock, postReaction, unmatchMember } from '#features/reactions/contract.ts'
import { openRedis, type RedisLink } from '#platform/server/redis-link.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '../../support/people/people.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { composeService } from '#apps/server/compose.ts'

interface Received {
  name: string
  payload: { call?: Call; id?: string }
}
interface Device {
  id: string
  socket: Socket
  receivedEvents: Received[]
  ask(event: string, payload: object): Promise<{ call: Call; error?: { code: string } }>
  /** Resolves with the first matching event, past or future. */
  waitFor(matches: (received: Received) => boolean): Promise<Received>
}

type Service = Awaited<ReturnType<typeof composeService>>

const redisAddress = process.env.TEST_REDIS_URL
const relay = { ICE_SERVERS: 'turn:relay.example:3478', TURN_SECRET: 'north wind and sun' }

let testApp: TestApp
let services: Service[]
let ports: number[]
let redis: RedisLink[] = []
let amina: Person
let brian: Person
const sockets: Socket[] = []

beforeAll(async () => {
  testApp = await openTestApp(relay)
  const { config, db, clock, log } = testApp.platform
  // Two processes where Redis connects them, otherwise one.
  redis = redisAddress === undefined ? [] : [await openRedis(redisAddress, log), await openRedis(redisAddress, log)]
  services =
    redis.length === 0 ? [testApp] : await Promise.all(redis.map((link) => composeService({ config, db, clock, log, redis: link })))
  ports = []
  for (const { app, platform } of services) {
    platform.realtime.attach(app.server, platform, () => true)
    await app.listen({ port: 0, host: '127.0.0.1' })
    ports.push((app.server.address() as AddressInfo).port)
  }
})
beforeEach(async () => {
  ;[amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
  await matchForCall(testApp, amina, brian)
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(async () => {
  for (const { app, platform } of services.filter((service) => service !== testApp)) {
    await platform.realtime[Symbol.asyncDispose]()
    await app.close()
  }
  await Promise.all(redis.map((link) => link[Symbol.asyncDispose]()))
  await testApp[Symbol.asyncDispose]()
})

/** Connects a member's device to the first or the last process. */
const connect = async (person: Person, port = ports[0]): Promise<Device> => {
  const socket = io(`http://127.0.0.1:${port}`, {
    auth: { token: person.token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  })
  sockets.push(socket)
  const receivedEvents: Received[] = []
  const waiting = new Set<() => void>()
  socket.onAny((name: string, payload: Received['payload']) => {
    if (!name.startsWith('call')) return
    receivedEvents.push({ name, payload })
    for (const check of waiting) check()
  })
  await once(socket as never, 'connect')
  return {
    id: randomUUID(),
    socket,
    receivedEvents,
    ask: (event, payload) => socket.emitWithAck(event, payload) as ReturnType<Device['ask']>,
    waitFor: (fits) =>
      new Promise((resolve) => {
        const check = () => {
          const found = receivedEvents.find(fits)
          if (found !== undefined) resolve(found)
        }
        waiting.add(check)
        check()
      }),
  }
}
const isOver = ({ name, payload }: Received) => name === 'call' && payload.call?.state === 'ended'
const isRinging = ({ name }: Received) => name === 'call:incoming'

const ring = async (from: Device, to: Person): Promise<string> => {
  const id = randomUUID()
  expect(await from.ask('call:ring', { id, uid: to.id, kind: 'voice', device: from.id })).toMatchObject({ call: { state: 'ringing' } })
  return id
}
const talk = async (): Promise<[Device, Device, string]> => {
  const [hers, his] = [await connect(amina), await connect(brian, ports.at(-1))]
  const id = await ring(hers, brian)
  await his.waitFor(isRinging)
  expect(await his.ask('call:accept', { id, device: his.id })).toMatchObject({ call: { state: 'answered' } })
  expect(await hers.ask('call:connected', { id, device: hers.id })).toMatchObject({ call: { state: 'answered' } })
  return [hers, his, id]
}

const endings: [name: string, act: () => Promise<unknown>][] = [
  ['a block', () => testApp.call(blockOrUnblock, { params: { id: amina.id }, body: { action: 'block' } }, { as: brian })],
  [
    'the end of a match',
    async () => {
      for (const [from, to] of [
        [amina, brian],
        [brian, amina],
      ] as const)
        await testApp.call(postReaction, { params: { action: 'like' }, query: { uid: to.id } }, { as: from })
      await testApp.call(unmatchMember, { params: { uid: brian.id } }, { as: amina })
    },
  ],
  ['a pause', () => testApp.call(pauseAccount, undefined, { as: brian })],
  [
    'a suspension',
    () => inTransaction(testApp.db, (tx) => suspendMember(tx, { id: brian.id, until: null, reason: 'scam', now: testApp.clock.now() })),
  ],
  [
    'the end of the session it is held in',
    () => {
      const { app } = services.at(-1) as Service
      return app.inject({ method: 'POST', url: `/api${logout.path}`, headers: { authorization: `Bearer ${brian.token}` } })
    },
  ],
]

describe(`a call ends within a second of what ends it, ${redisAddress === undefined ? 'on one process' : 'on two processes'}`, () => {
  test.each(endings)('%s', async (_, act) => {
    const [hers] = await talk()
    await act()
    const startedAt = performance.now()
    expect((await hers.waitFor(isOver)).payload.call).toMatchObject({ reason: 'closed' })
    // About a second on an idle machine; without the monitor it would take fifteen seconds or forever.
    expect(performance.now() - startedAt).toBeLessThan(5000)
    const seats = await testApp.db.selectFrom('call_seat').select('member_id').where('member_id', 'in', [amina.id, brian.id]).execute()
    expect(seats).toEqual([])
  })

  test('a block while it rings', async () => {
    const [hers, his] = [await connect(amina), await connect(brian, ports.at(-1))]
    await ring(hers, brian)
    await testApp.call(blockOrUnblock, { params: { id: amina.id }, body: { action: 'block' } }, { as: brian })
    for (const device of [hers, his]) expect((await device.waitFor(isOver)).payload.call).toMatchObject({ reason: 'closed' })
  })
})

test('every device rings, one answers, the others stop; only that one gets signals, without addresses', async () => {
  const [hers, his, phone, diego] = [
    await connect(amina),
    await connect(brian, ports.at(-1)),
    await connect(brian),
    await connect(await createPerson(testApp, 'diego'), ports.at(-1)),
  ]
  const id = await ring(hers, brian)
  await Promise.all([his.waitFor(isRinging), phone.waitFor(isRinging)])
  const responses = await Promise.all([his, phone].map((device) => device.ask('call:accept', { id, device: device.id })))
  expect(responses.filter(({ error }) => error?.code === 'calls.elsewhere')).toHaveLength(1)
  const winner = responses[0]?.error === undefined ? his : phone
  const silent = winner === his ? phone : his
  expect((await silent.waitFor(({ name }) => name === 'call')).payload.call).toMatchObject({ state: 'answered', device: winner.id })

  const host = 'a=candidate:1 1 udp 2122260223 192.168.7.23 51234 typ host'
  const signal = { description: { type: 'offer', sdp: `v=0\r\n${host}\r\na=ice-ufrag:x9Qa\r\n` } }
  expect(await hers.ask('call:signal', { id, device: hers.id, signal })).toEqual({})
  expect((await winner.waitFor(({ name }) => name === 'call:signal')).payload).toEqual({
    id,
    signal: { description: { type: 'offer', sdp: 'v=0\r\na=ice-ufrag:x9Qa\r\n' } },
  })
  const large = { description: { type: 'offer', sdp: 'a'.repeat(32_769) } }
  expect(await hers.ask('call:signal', { id, device: hers.id, signal: large })).toMatchObject({ error: { errors: {} } })
  expect(await diego.ask('call:accept', { id, device: diego.id })).toMatchObject({ error: { code: 'platform.not_found' } })
  expect(await diego.ask('call:current', { device: diego.id })).toEqual({ call: null, person: null })

  expect(await winner.ask('call:end', { id })).toMatchObject({ call: { state: 'ended', reason: 'ended' } })
  await Promise.all([hers.waitFor(isOver), silent.waitFor(isOver)])
  expect(silent.receivedEvents.some(({ name }) => name === 'call:signal')).toBe(false)
  expect(diego.receivedEvents).toEqual([])
})

test('a lost socket shows the device as away, and the device returns with another socket', async () => {
  const [hers, his, id] = await talk()
  his.socket.disconnect()
  await hers.waitFor(({ payload }) => payload.call?.peer_away === true)
  const back = await connect(brian, ports[0])
  expect(await back.ask('call:current', { device: his.id })).toMatchObject({
    call: { id, state: 'answered', device: his.id },
    person: { id: amina.id },
  })
  const signal = { media: { audio: true, video: true } }
  await hers.ask('call:signal', { id, device: hers.id, signal })
  expect((await back.waitFor(({ name }) => name === 'call:signal')).payload).toEqual({ id, signal })
})
