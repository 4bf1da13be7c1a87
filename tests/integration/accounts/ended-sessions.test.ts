import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteMe, getMe } from '#features/account/contract.ts'
import { changeMemberRole, suspendOrReactivateMember, signOutMember } from '#features/admin/contract.ts'
import { changePassword, endAllSessions, endOneSession, logout } from '#features/auth/contract.ts'
import { createSession, hashPassword } from '#features/auth/server/index.ts'
import { decideCase, listCases, reportMember } from '#features/moderation/contract.ts'
import { openRedis } from '#platform/server/redis-link.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createAdmin, createPerson, type Person } from '../../support/people/people.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { composeService } from '#apps/server/compose.ts'

const redisUrl = process.env.TEST_REDIS_URL
const password = 'mangoes in the rain'

let testApp: TestApp
let hash: string
let chantal: Person
let brian: Person
/** Processes with ROLE=api, which serve requests and leave slow jobs to others; two with Redis. */
const instances: { address: string; close(): Promise<void> }[] = []
beforeAll(async () => {
  testApp = await openTestApp()
  const { config, db, clock, log } = testApp.platform
  for (let count = redisUrl === undefined ? 1 : 2; count > 0; count--) {
    const redis = redisUrl === undefined ? undefined : await openRedis(redisUrl, log)
    const { app, platform } = await composeService({ config, db, clock, log, ...(redis === undefined ? {} : { redis }) })
    platform.realtime.attach(app.server, platform, () => true)
    platform.jobs.start(2000, { slow: false })
    await app.listen({ port: 0, host: '127.0.0.1' })
    instances.push({
      address: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
      close: async () => {
        await platform.realtime[Symbol.asyncDispose]()
        await app.close()
        await platform.jobs[Symbol.asyncDispose]()
        await redis?.[Symbol.asyncDispose]()
      },
    })
  }
  hash = await hashPassword(password)
  chantal = await createAdmin(testApp, 'chantal')
  brian = await createPerson(testApp, 'brian')
})
afterAll(async () => {
  for (const { close } of instances) await close()
  await testApp[Symbol.asyncDispose]()
})

interface Call {
  method: string
  path: string
}
const callApi = async ({ method, path }: Call, as: { token: string }, body?: object, address = instances[0]?.address) => {
  const headers = { authorization: `Bearer ${as.token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  const answer = await fetch(`${address}/api${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  return { status: answer.status, text: await answer.text() }
}
const at = ({ method, path }: Call, id: string): Call => ({ method, path: path.replace(':id', id) })
const inConsole = async (call: Call, id: string, body: object) =>
  (await callApi(at(call, id), chantal, { reason: 'as the test wants it', ...body })).status
const reported = async (id: string) => {
  await callApi(at(reportMember, id), brian, { content: 'He asked me for money, twice.' })
  const { text } = await callApi(listCases, chantal)
  return (JSON.parse(text) as { data: { cases: { id: string; version: number; member: { id: string } }[] } }).data.cases.find(
    ({ member }) => member.id === id,
  )
}

/** Actions that end a session of a member; `other` is a second session, for actions that keep the session they are called from. */
const endings: [name: string, end: (them: Person, other: { id: string; token: string }) => Promise<number>][] = [
  ['signing out', async (them) => (await callApi(logout, them)).status],
  ['signing out everywhere', async (_, other) => (await callApi(endAllSessions, other)).status],
  ['signing out one place', async (them, other) => (await callApi(at(endOneSession, them.sessionId), other)).status],
  [
    'a new password',
    async (_, other) =>
      (
        await callApi(changePassword, other, {
          current_password: password,
          password: 'another river 42',
          confirmPassword: 'another river 42',
        })
      ).status,
  ],
  ['a suspension', ({ id }) => inConsole(suspendOrReactivateMember, id, { status: 'inactive' })],
  ['another role', ({ id }) => inConsole(changeMemberRole, id, { role: 'guest' })],
  ['being signed out by an administrator', ({ id }) => inConsole(signOutMember, id, {})],
  [
    'a ban',
    async ({ id }) => {
      const found = await reported(id)
      return inConsole(decideCase, found?.id ?? '', { version: found?.version, decision: 'ban', reason: 'scam' })
    },
  ],
  ['deletion', async (them) => (await callApi(deleteMe, them, { password, word: 'DELETE' })).status],
]

test.each(endings)('%s: within a second every request is 401 and every socket closed, on every process', async (_, end) => {
  const subject = await createPerson(testApp, 'amina', { passwordHash: hash })
  const other = await inTransaction(testApp.db, (tx) =>
    createSession(tx, subject.id, { remember: true, device: 'test' }, testApp.clock.now()),
  )
  const sockets = await Promise.all(
    instances.map(async ({ address }) => {
      const socket = io(address, { auth: { token: subject.token }, transports: ['websocket'], forceNew: true, reconnection: false })
      await once(socket as never, 'connect')
      return socket
    }),
  )
  const endedEvents = sockets.map((socket) => once(socket as never, 'session:ended'))
  const closed = sockets.map((socket) => once(socket as never, 'disconnect'))
  expect(await end(subject, other)).toBeLessThan(300)
  // Measured from the response on, because password hashing takes its time.
  const done = performance.now()
  for (const { address } of instances) expect((await callApi(getMe, subject, undefined, address)).status).toBe(401)
  await Promise.all([...endedEvents, ...closed])
  expect(performance.now() - done).toBeLessThan(1000)
  // Reconnecting is refused.
  for (const socket of sockets) {
    const refused = once(socket as never, 'connect_error')
    socket.connect()
    expect(((await refused) as [Error])[0].message).toBe('unauthenticated')
    socket.close()
  }
})
