import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { openTestPlatform } from '#tests/support/app/test-platform.ts'
import { clientEvent } from '#platform/shared/event.ts'
import type { MemberActor } from '../context.ts'

const echo = clientEvent('echo', z.object({ words: z.string() }), z.object({ words: z.string() }))
const actor = (id: string): MemberActor => ({ kind: 'member', id, role: 'user', sessionId: `session of ${id}`, address: '127.0.0.1' })

let database: TestDatabase
let served = 0
const asked: string[] = []
const sockets: Socket[] = []
/** A server whose limits are multiplied by a factor. */
const serve = async (limitFactor: number) => {
  const { platform, app, clock } = await openTestPlatform(database.db, {}, () => {})
  const services = {
    ...platform,
    config: { ...platform.config, trustProxy: 1, limitFactor },
    authenticate: (token: string, from: string) => {
      asked.push(from)
      return Promise.resolve(token === 'nobody' ? undefined : actor(token))
    },
  }
  platform.realtime.onRequest(echo, (_ctx, { words }) => {
    served += 1
    return Promise.resolve({ words })
  })
  platform.realtime.attach(app.server, services, () => true)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    address: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    clock,
    close: async () => {
      await platform.realtime[Symbol.asyncDispose]()
      await app.close()
    },
  }
}
let opened: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  database = await openTestDatabase()
  opened = await serve(1)
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(async () => {
  await opened.close()
  await database[Symbol.asyncDispose]()
})

type How = Partial<ManagerOptions & SocketOptions>
const connect = (token: string, how: How = {}, address = opened.address): Socket => {
  const socket = io(address, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false, ...how })
  sockets.push(socket)
  return socket
}
/** Resolves with `connect`, or with the message of the refusal. */
const outcome = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('connect', () => resolve('connect'))
    socket.once('connect_error', (error) => resolve(error.message))
  })

test('600 requests a minute are served, further ones refused, and a socket that keeps going is closed', async () => {
  const socket = connect('amina')
  await once(socket as never, 'connect')
  served = 0
  const ask = async (): Promise<string> => {
    const { error } = (await socket.emitWithAck('echo', { words: 'again' })) as { error?: { code: string } }
    return error?.code ?? 'served'
  }
  const answers = await Promise.all(Array.from({ length: 700 }, ask))
  expect(answers).toEqual(Array.from({ length: 700 }, (_, index) => (index < 600 ? 'served' : 'platform.too_many')))
  const closed = once(socket as never, 'disconnect')
  for (let request = 0; request < 150; request++) socket.emit('echo', { words: 'again' })
  await closed
  expect(served).toBe(600)
  // The limit spans all sockets of a member, not other members, and resets after a minute.
  const askAgain = async (token: string) => {
    const again = connect(token)
    await once(again as never, 'connect')
    return again.emitWithAck('echo', { words: 'again' })
  }
  expect(await askAgain('amina')).toMatchObject({ error: { code: 'platform.too_many' } })
  expect(await askAgain('brian')).toEqual({ words: 'again' })
  opened.clock.advance({ minutes: 1 })
  expect(await askAgain('amina')).toEqual({ words: 'again' })
})

test('a frame above 64 KB closes the connection unread', async () => {
  served = 0
  for (const transports of [['websocket'], ['polling']]) {
    const socket = connect('chantal', { transports })
    await once(socket as never, 'connect')
    const closed = once(socket as never, 'disconnect')
    socket.emit('echo', { words: 'x'.repeat(65 * 1024) })
    await closed
  }
  expect(served).toBe(0)
})

test('a member may have 30 sockets, and closing one frees its slot', async () => {
  const open = await Promise.all(Array.from({ length: 30 }, () => outcome(connect('diego'))))
  expect(new Set(open)).toEqual(new Set(['connect']))
  expect(await outcome(connect('diego'))).toBe('too many')
  expect(await outcome(connect('esi'))).toBe('connect')
  sockets[0]?.disconnect()
  await expect.poll(() => outcome(connect('diego'))).toBe('connect')
})

test('an address may have 2,000 connections times the factor; behind a proxy the forwarded address counts', async () => {
  const from = (forwarded: string): How => ({ extraHeaders: { 'x-forwarded-for': forwarded } })
  // The factor 0.04 allows 80 connections for an address and 2 for a member.
  const small = await serve(0.04)
  const opened = (token: string, how: How): Promise<string> => {
    const socket = connect(token, { ...how, reconnection: true, reconnectionDelay: 60_000 }, small.address)
    return new Promise((resolve) => {
      // A refusal also closes; its error event follows immediately.
      socket.io.on('close', () => setImmediate(() => resolve('closed')))
      socket.once('connect_error', (error) => resolve(error.message))
      socket.once('connect', () => resolve('connect'))
    })
  }
  asked.length = 0
  const network = (host: number) => from(`192.0.2.1, 2001:db8:5:5::${host}`)
  const crowd = await Promise.all(Array.from({ length: 80 }, (_, host) => opened(`member ${host}`, network(host))))
  expect(new Set(crowd)).toEqual(new Set(['connect']))
  expect(new Set(asked).size).toBe(80)
  expect(asked).toContain('2001:db8:5:5::79')
  expect(await opened('one more', network(99))).toBe('closed')
  expect(await opened('nobody', network(99))).toBe('closed')
  expect(await opened('one more', from('2001:db8:6:6::1'))).toBe('connect')
  await small.close()
})
