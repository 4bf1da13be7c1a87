import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { openTestPlatform } from '#tests/support/app/test-platform.ts'
import { serverEvent } from '#platform/shared/event.ts'
import type { MemberActor } from '../context.ts'
import { inTransaction } from '../db/database.ts'
import { deliverEventJob, createDeliverEventHandler, publishAfterCommit } from './events.ts'

const note = serverEvent('note', z.object({ text: z.string() }))
const actor = (id: string): MemberActor => ({ kind: 'member', id, role: 'user', sessionId: `session of ${id}`, address: '127.0.0.1' })

let database: TestDatabase
let opened: Awaited<ReturnType<typeof openTestPlatform>>
const sockets: Socket[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  opened = await openTestPlatform(database.db, { amina: actor('amina'), brian: actor('brian') }, () => {})
  const { platform, app } = opened
  platform.jobs.handle(deliverEventJob, createDeliverEventHandler(platform.realtime))
  platform.realtime.attach(app.server, platform, () => true)
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect()
  await database.db.deleteFrom('job').execute()
})
afterAll(async () => {
  await opened.platform.realtime[Symbol.asyncDispose]()
  await opened.app.close()
  await database[Symbol.asyncDispose]()
})

/** Connects a member. `received` collects the notes; `last` resolves with the last one. */
const connect = async (token: string) => {
  const { port } = opened.app.server.address() as AddressInfo
  const socket = io(`http://127.0.0.1:${port}`, { auth: { token }, transports: ['websocket'], forceNew: true })
  sockets.push(socket)
  const received: string[] = []
  const last = new Promise<void>((resolve) =>
    socket.on('note', ({ text }: { text: string }) => {
      received.push(text)
      if (text === 'the last') resolve()
    }),
  )
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  return { received, last }
}
const record = (to: Parameters<typeof publishAfterCommit>[1], text: string) =>
  inTransaction(database.db, (tx) => publishAfterCommit(tx, to, note, { text }, opened.clock.now()))

test('an event reaches the sockets of its audience, or all sockets, by one job', async () => {
  const [amina, phone, brian] = [await connect('amina'), await connect('amina'), await connect('brian')]
  await record(['amina'], 'for her')
  await record([], 'for nobody')
  await record('everybody', 'the last')
  expect(await database.db.selectFrom('job').select('kind').execute()).toHaveLength(3)
  await opened.platform.jobs.runDue()
  await Promise.all([amina.last, phone.last, brian.last])
  expect([amina.received, phone.received, brian.received]).toEqual([['for her', 'the last'], ['for her', 'the last'], ['the last']])
})

test('an event of a rolled back transaction is not sent', async () => {
  const brian = await connect('brian')
  await inTransaction(database.db, async (tx) => {
    await publishAfterCommit(tx, 'everybody', note, { text: 'rolled back' }, opened.clock.now())
    throw new Error('no')
  }).catch(() => {})
  await record('everybody', 'the last')
  await opened.platform.jobs.runDue()
  await brian.last
  expect(brian.received).toEqual(['the last'])
})
