import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addBlock } from '#features/blocks/server/index.ts'
import { startSuspension } from '#features/members/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { type Message, sendMessage } from '../contract.ts'
import { openMatchConversation } from './index.ts'

interface Told {
  uid: string
  message: Message
}
interface Client {
  socket: Socket
  received: Told[]
  /** Everything the server sent, in order by event name, including acknowledgements. */
  log: string[]
  ask(event: string, payload: unknown): Promise<unknown>
  /** Resolves once this many messages have arrived. */
  has(count: number): Promise<void>
}

let testApp: TestApp
let address: string
let amina: Person
let brian: Person
let esi: Person
const open: Socket[] = []
beforeAll(async () => {
  testApp = await openTestApp()
  testApp.platform.realtime.attach(testApp.app.server, testApp.platform, () => true)
  await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(testApp.app.server.address() as AddressInfo).port}`
  ;[amina, brian, esi] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian'), await createPerson(testApp, 'esi')]
  await match(amina, brian)
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect()
})
afterAll(() => testApp[Symbol.asyncDispose]())

const match = (a: Person, b: Person) => inTransaction(testApp.db, (tx) => openMatchConversation(tx, a.id, b.id, testApp.clock.now()))

const connect = async (person: Person): Promise<Client> => {
  const socket = io(address, { auth: { token: person.token }, transports: ['websocket'], reconnection: false, forceNew: true })
  open.push(socket)
  const received: Told[] = []
  const log: string[] = []
  const waiting = new Set<() => void>()
  socket.onAny((name: string, payload: Told) => {
    // Presence events are tested separately.
    if (name !== 'presence') log.push(name)
    if (name === 'message') received.push(payload)
    for (const check of waiting) check()
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return {
    socket,
    received,
    log,
    ask: (event, payload) =>
      new Promise((resolve) => {
        socket.emit(event, payload, (answer: unknown) => {
          log.push(`ack ${event}`)
          resolve(answer)
        })
      }),
    has: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (received.length < count) return
          waiting.delete(check)
          resolve()
        }
        waiting.add(check)
        check()
      }),
  }
}
const send = (client: Client, uid: string, body: string, id: string = randomUUID()) => client.ask('message:send', { uid, id, body })

describe('over sockets', () => {
  test('messages arrive live and in order at both, on every device, and at nobody else', async () => {
    const [a, secondDevice, b, outsider] = [await connect(amina), await connect(amina), await connect(brian), await connect(esi)]
    const acknowledged: Message[] = []
    for (let index = 0; index < 10; index++) {
      const [from, to] = index % 2 === 0 ? [a, brian.id] : [b, amina.id]
      acknowledged.push(((await send(from, to, `message ${index}`)) as { message: Message }).message)
    }
    await Promise.all([a.has(10), secondDevice.has(10), b.has(10)])
    expect(acknowledged.map(({ body }) => body)).toEqual(Array.from({ length: 10 }, (_, index) => `message ${index}`))
    expect(acknowledged.map(({ seq }) => seq)).toEqual(Array.from({ length: 10 }, (_, index) => index + 2))
    expect(b.received).toEqual(acknowledged.map((message) => ({ uid: amina.id, message })))
    expect(a.received).toEqual(acknowledged.map((message) => ({ uid: brian.id, message })))
    expect(secondDevice.received).toEqual(a.received)
    // The acknowledgement is sent before the event is published.
    expect(a.log.slice(0, 2)).toEqual(['ack message:send', 'message'])
    expect(await outsider.ask('sync', { heads: {} })).toEqual({ behind: {}, changed: {} })
    expect(outsider.log).toEqual(['ack sync'])
  })

  test('a repeated message is acknowledged with the same message and not published again', async () => {
    const [a, b] = [await connect(amina), await connect(brian)]
    const id = randomUUID()
    const answers = [await send(a, brian.id, 'once', id), await send(a, brian.id, 'once', id)]
    expect(answers[0]).toMatchObject({ message: { id, body: 'once' } })
    expect(answers[1]).toEqual(answers[0])
    await send(a, brian.id, 'twice')
    await b.has(2)
    expect(b.received.map(({ message }) => message.body)).toEqual(['once', 'twice'])
  })

  test('a message sent over HTTP is published too', async () => {
    const b = await connect(brian)
    const { body } = await testApp.call(
      sendMessage,
      { params: { uid: brian.id }, body: { id: randomUUID(), body: 'by call' } },
      { as: amina },
    )
    await b.has(1)
    expect(b.received).toEqual([{ uid: amina.id, message: body.data.message }])
  })

  test('rejections are returned as errors', async () => {
    const [a, stranger] = [await connect(amina), await connect(esi)]
    expect(await send(stranger, esi.id, 'hello')).toMatchObject({ error: { code: 'chat.oneself' } })
    expect(await send(a, brian.id, '   ')).toMatchObject({ error: { code: 'platform.invalid', errors: { body: [expect.any(String)] } } })
    expect(await a.ask('message:send', null)).toMatchObject({ error: { code: 'platform.invalid' } })
    expect(await a.ask('message:read', { uid: brian.id, seq: 1_000_000 })).toMatchObject({ error: { code: 'chat.ahead' } })
  })

  test('sync returns conversations with newer messages, and reading lowers the unread count', async () => {
    const [one, other] = [await createPerson(testApp, 'chantal'), await createPerson(testApp, 'diego')]
    await match(one, other)
    await match(one, esi)
    const [client, away] = [await connect(other), await connect(one)]
    for (const body of ['one', 'two', 'three']) await send(client, one.id, body)
    expect(await away.ask('sync', { heads: {} })).toEqual({ behind: { [other.id]: 4, [esi.id]: 1 }, changed: {} })
    expect(await away.ask('sync', { heads: { [other.id]: 2, [esi.id]: 1 } })).toEqual({ behind: { [other.id]: 4 }, changed: {} })
    expect(await away.ask('sync', { heads: { [other.id]: 4, [esi.id]: 9 } })).toEqual({ behind: {}, changed: {} })
    expect(await away.ask('sync', { heads: { nobody: 1 } })).toMatchObject({ error: { code: 'platform.invalid' } })
    expect(await away.ask('message:read', { uid: other.id, seq: 3 })).toEqual({ unread: 1, last_seq: 4 })
    await inTransaction(testApp.db, (tx) => addBlock(tx, one.id, other.id, testApp.clock.now()))
    expect(await away.ask('sync', { heads: {} })).toEqual({ behind: { [esi.id]: 1 }, changed: {} })
  })

  test('the socket of an ended session is closed with a reason; a stranger gets no socket', async () => {
    const [a, b] = [await connect(amina), await connect(brian)]
    const closed = new Promise((resolve) => a.socket.once('disconnect', resolve))
    testApp.platform.realtime.endSessions([amina.sessionId])
    await closed
    expect(a.log).toEqual(['session:ended'])
    expect(b.socket.connected).toBe(true)
    await expect(connect({ ...esi, token: 'no token of anybody at all' })).rejects.toThrow('unauthenticated')
  })
  test('a suspended member cannot write over an open socket', async () => {
    const [held, peer] = [await createPerson(testApp, 'chantal'), await createPerson(testApp, 'diego')]
    await match(held, peer)
    const client = await connect(held)
    const closed = new Promise((resolve) => client.socket.once('disconnect', resolve))
    const hold = { decisionId: randomUUID(), kind: 'hold', until: null, reason: 'underage', now: testApp.clock.now() } as const
    await inTransaction(testApp.db, (tx) => startSuspension(tx, { id: held.id, status: 'active' }, hold))
    await testApp.runJobs()
    await closed
    expect(client.log).not.toContain('session:ended')
    expect(await send(await connect(held), peer.id, 'hello')).toMatchObject({ error: { code: 'platform.forbidden' } })
  })
  test('a socket is closed with its session, whether it sends requests or only listens', async () => {
    const [asks, hears] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
    const expires_at = new Date(testApp.clock.now().getTime() + 24 * 3_600_000)
    await testApp.db.updateTable('session').set({ expires_at }).where('id', 'in', [asks.sessionId, hears.sessionId]).execute()
    const clients = [await connect(asks), await connect(hears)]
    const closed = clients.map(({ socket }) => new Promise((resolve) => socket.once('disconnect', resolve)))
    testApp.clock.advance({ hours: 25 })
    const ask = () => clients[0]?.ask('sync', { heads: {} })
    expect(await Promise.all([ask(), ask()])).toMatchObject([
      { error: { code: 'platform.unauthenticated' } },
      { error: { code: 'platform.unauthenticated' } },
    ])
    await closed[0]
    expect(clients[1]?.socket.connected).toBe(true)
    await testApp.runJobs()
    await closed[1]
    expect(clients.map(({ log }) => log.at(-1))).toEqual(['session:ended', 'session:ended'])
  })
})
