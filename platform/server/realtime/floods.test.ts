// @slow
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo, Socket as NetSocket } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { openTestPlatform } from '#tests/support/app/test-platform.ts'
import { clientEvent } from '#platform/shared/event.ts'
import type { MemberActor } from '../context.ts'

const whoami = clientEvent('whoami', z.object({}), z.object({ role: z.string() }))
const actor = (id: string): MemberActor => ({ kind: 'member', id, role: 'user', sessionId: `session of ${id}`, address: '127.0.0.1' })

let database: TestDatabase
let opened: Awaited<ReturnType<typeof openTestPlatform>>
let port: number
/** Sessions by token; `authenticate` resolves when `answering` does. */
const sessions = new Map<string, MemberActor>()
let answering = Promise.resolve()
let asked = 0
let lists = 0
const touched: (readonly string[])[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  opened = await openTestPlatform(database.db, {}, () => {})
  const services = {
    ...opened.platform,
    authenticate: async (token: string) => {
      asked += 1
      await answering
      return sessions.get(token)
    },
    liveActors: (ids: readonly string[]) => {
      lists += 1
      const alive = [...sessions.values()].filter(({ sessionId }) => ids.includes(sessionId))
      return Promise.resolve(new Map(alive.map((one) => [one.sessionId, one])))
    },
    touchSessions: (ids: readonly string[]) => {
      touched.push(ids)
      return Promise.resolve()
    },
  }
  opened.platform.realtime.onRequest(whoami, ({ actor: { role } }) => Promise.resolve({ role }))
  opened.platform.realtime.attach(opened.app.server, services, () => true)
  await opened.app.listen({ port: 0, host: '127.0.0.1' })
  port = (opened.app.server.address() as AddressInfo).port
})
const sockets: { disconnect(): void }[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
  return expect.poll(() => opened.platform.realtime.connections()).toBe(0)
})
afterAll(async () => {
  await opened.platform.realtime[Symbol.asyncDispose]()
  await opened.app.close()
  await database[Symbol.asyncDispose]()
})

const signIn = (id: string) => sessions.set(id, actor(id))
const connect = (token: string): Socket => {
  const socket = io(`http://127.0.0.1:${port}`, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false })
  sockets.push(socket)
  return socket
}

/** A text or binary frame as a client sends it. */
const frame = (content: string | Buffer): Buffer => {
  const body = Buffer.from(content)
  const head = body.length < 126 ? [128 + body.length] : [254, body.length >> 8, body.length & 255]
  // The mask consists of zeros, so the masked content equals the original.
  return Buffer.concat([Buffer.from([typeof content === 'string' ? 0x81 : 0x82, ...head, 0, 0, 0, 0]), body])
}
/** Opens a raw WebSocket that reads nothing by itself. */
const openRaw = async (): Promise<NetSocket> => {
  const asking = request({
    port,
    path: '/socket.io/?EIO=4&transport=websocket',
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
    },
  })
  asking.end()
  const [, socket] = (await once(asking, 'upgrade')) as [unknown, NetSocket]
  socket.on('error', () => {})
  sockets.push({ disconnect: () => socket.destroy() })
  return socket
}

test('a connection that never reads is closed before its buffer grows large', async () => {
  signIn('amina')
  const { realtime } = opened.platform
  const raw = await openRaw()
  raw.write(frame('40{"token":"amina"}'))
  await expect.poll(() => realtime.isConnected('amina')).toBe(true)
  raw.pause()
  const reader = connect('amina')
  await once(reader as never, 'connect')
  let received = 0
  reader.on('note', () => (received += 1))
  // The socket buffers of both sides hold some megabytes.
  for (let sent = 1; realtime.connections() === 2 && sent <= 500; sent++) {
    realtime.publish(['amina'], { name: 'note' }, 'x'.repeat(64 * 1024))
    await expect.poll(() => received).toBe(sent)
  }
  expect(realtime.connections()).toBe(1)
  expect(reader.connected).toBe(true)
})

test('a connection is closed at the first binary frame, before authentication', async () => {
  const raw = await openRaw()
  raw.resume()
  // A reset of the connection is an error first, then a close.
  const closed = new Promise<void>((resolve) => raw.once('close', () => resolve()))
  raw.write(frame('59-["echo",{"_placeholder":true,"num":0}]'))
  for (let part = 0; part < 8; part++) raw.write(frame(Buffer.alloc(60_000)))
  await closed
  expect(opened.platform.realtime.connections()).toBe(0)
})

test('repeated connect packets before the first answer give one socket', async () => {
  signIn('brian')
  asked = 0
  let answer = () => {}
  answering = new Promise((resolve) => (answer = resolve))
  const poll = (sid = '', how: RequestInit = {}) => fetch(`http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling${sid}`, how)
  const { sid } = JSON.parse((await (await poll()).text()).slice(1)) as { sid: string }
  const body = Array.from({ length: 200 }, () => '40{"token":"brian"}').join('\u001E')
  await poll(`&sid=${sid}`, { method: 'POST', body })
  await expect.poll(() => asked).toBeGreaterThan(0)
  answer()
  const said = await (await poll(`&sid=${sid}`)).text()
  expect(said.match(/40\{"sid"/g)).toHaveLength(1)
  expect(asked).toBe(1)
  await poll(`&sid=${sid}`, { method: 'POST', body: '1' })
})

test('a member who opens 60 sockets at once gets 30', async () => {
  signIn('chantal')
  let answer = () => {}
  asked = 0
  answering = new Promise((resolve) => (answer = resolve))
  const outcomes = Array.from({ length: 60 }, () => {
    const socket = connect('chantal')
    return new Promise<string>((resolve) => {
      socket.once('connect', () => resolve('connect'))
      socket.once('connect_error', ({ message }) => resolve(message))
    })
  })
  await expect.poll(() => asked, { timeout: 10_000 }).toBe(60)
  answer()
  const all = await Promise.all(outcomes)
  expect(all.filter((one) => one === 'connect')).toHaveLength(30)
  expect(all.filter((one) => one === 'too many')).toHaveLength(30)
})

test('a member may open 200 sockets a minute', async () => {
  signIn('grace')
  const enter = async () => {
    const socket = connect('grace')
    const said = await Promise.race([
      once(socket as never, 'connect').then(() => 'connect'),
      once(socket as never, 'connect_error').then(([error]) => (error as Error).message),
    ])
    socket.disconnect()
    return said
  }
  const outcomes: string[] = []
  for (let round = 0; round < 22; round++) {
    outcomes.push(...(await Promise.all(Array.from({ length: 10 }, enter))))
    await expect.poll(() => opened.platform.realtime.connections()).toBe(0)
  }
  expect(outcomes.filter((said) => said === 'connect')).toHaveLength(200)
  expect(outcomes.slice(200)).toEqual(Array.from({ length: 20 }, () => 'too many'))
  opened.clock.advance({ minutes: 1 })
  expect(await enter()).toBe('connect')
})

test('idle sockets end with their sessions and get changed roles, by one query', async () => {
  const { realtime } = opened.platform
  for (const id of ['diego', 'esi', 'faith']) signIn(id)
  sessions.set('esi', { ...actor('esi'), role: 'guest' })
  const [ended, released, stays] = ['diego', 'esi', 'faith'].map(connect) as [Socket, Socket, Socket]
  await Promise.all([ended, released, stays].map((socket) => once(socket as never, 'connect')))
  expect(await released.emitWithAck('whoami', {})).toMatchObject({ error: { code: 'platform.forbidden' } })
  sessions.delete('diego')
  signIn('esi')
  lists = 0
  const [notified, closed] = [once(ended as never, 'session:ended'), once(ended as never, 'disconnect')]
  await realtime.checkSessions()
  await Promise.all([notified, closed])
  expect(lists).toBe(1)
  expect(await released.emitWithAck('whoami', {})).toEqual({ role: 'user' })
  expect(stays.connected).toBe(true)
})

test('the use of sockets is noted together, and a checked session is not asked for again', async () => {
  const { realtime } = opened.platform
  for (const id of ['gloria', 'hana', 'idle']) signIn(id)
  const [first, second, idle] = ['gloria', 'hana', 'idle'].map(connect) as [Socket, Socket, Socket]
  await Promise.all([first, second, idle].map((socket) => once(socket as never, 'connect')))
  for (const socket of [first, second]) await socket.emitWithAck('whoami', {})
  touched.length = 0
  await realtime.checkSessions()
  await realtime.checkSessions()
  expect(touched.map((ids) => ids.toSorted())).toEqual([['session of gloria', 'session of hana']])

  asked = 0
  opened.clock.advance({ minutes: 2 })
  await realtime.checkSessions()
  expect(await first.emitWithAck('whoami', {})).toEqual({ role: 'user' })
  expect(asked).toBe(0)
  // A session that `checkSessions` has not checked for a minute is checked at the next request. A failed check does not count.
  opened.clock.advance({ minutes: 1 })
  answering = Promise.reject(new Error('no database'))
  answering.catch(() => {})
  expect(await first.emitWithAck('whoami', {})).toHaveProperty('error')
  answering = Promise.resolve()
  await realtime.checkSessions()
  expect(await first.emitWithAck('whoami', {})).toEqual({ role: 'user' })
  expect(asked).toBe(1)
})

test('a connection without an address is refused without an error', async () => {
  signIn('amina')
  asked = 0
  const { server } = opened.app
  const forget = (incoming: { socket: NetSocket }) =>
    Object.defineProperty(incoming.socket, 'remoteAddress', { value: undefined, configurable: true })
  server.prependListener('upgrade', forget)
  const socket = connect('amina')
  const [error] = (await once(socket as never, 'connect_error')) as [Error]
  server.removeListener('upgrade', forget)
  expect(error.message).toBe('unavailable')
  expect(asked).toBe(0)
})
