// @slow
// A member of the staff has the console open, and loses the role.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeMemberRole, suspendOrReactivateMember, listMembers, resetSecondFactor } from '#features/admin/contract.ts'
import { addConfirmedSecondFactor } from '#features/admin/server/index.ts'
import { getStatistics, listDepositReviews } from '#features/admin/money-contract.ts'
import { createSession, recordSecondFactorInSession } from '#features/auth/server/index.ts'
import { getMe } from '#features/account/contract.ts'
import { getRegistrationRules, listApplicants } from '#features/registration/contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Role, StaffRole } from '#platform/shared/roles.ts'
import { createAdmin, type Person } from '../../support/people/people.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'

let testApp: TestApp
let chantal: Person
let address: string
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
  testApp.platform.realtime.attach(testApp.app.server, testApp.platform, () => true)
  await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(testApp.app.server.address() as AddressInfo).port}`
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => void (chantal = await createAdmin(testApp, 'chantal')))

const reason = 'left the team'
/** A console endpoint that the role may read, and that no other staff role of this list may. */
const own = {
  admin: getRegistrationRules,
  moderator: listApplicants,
  finance: listDepositReviews,
  analyst: getStatistics,
  support: listMembers,
}
type Staff = keyof typeof own

const createStaff = async (role: StaffRole | 'admin'): Promise<Person> => {
  const diego = await createAdmin(testApp, 'diego')
  await testApp.db.updateTable('member').set({ role }).where('id', '=', diego.id).execute()
  const secret = Buffer.from('01234567890123456789')
  await inTransaction(testApp.db, (tx) =>
    addConfirmedSecondFactor(tx, diego.id, testApp.platform.config.secrets, secret, testApp.clock.now()),
  )
  return diego
}
const readOwn = (role: Staff, as: { token: string }) =>
  testApp.app.inject({ method: 'GET', url: `/api${own[role].path}`, headers: { authorization: `Bearer ${as.token}` } })
const openSocket = async ({ token }: Person) => {
  const socket = io(address, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false })
  await once(socket as never, 'connect')
  return socket
}

const endings: [name: string, end: (id: string) => Promise<number>][] = [
  [
    'another role of the staff',
    async (id) => (await testApp.call(changeMemberRole, { params: { id }, body: { role: 'support', reason } }, { as: chantal })).status,
  ],
  [
    'no role',
    async (id) => (await testApp.call(changeMemberRole, { params: { id }, body: { role: 'user', reason } }, { as: chantal })).status,
  ],
  [
    'a suspension',
    async (id) =>
      (await testApp.call(suspendOrReactivateMember, { params: { id }, body: { status: 'inactive', reason } }, { as: chantal })).status,
  ],
  [
    'a second factor that is taken away',
    async (id) => (await testApp.call(resetSecondFactor, { params: { id }, body: { reason } }, { as: chantal })).status,
  ],
]
const cases = (['admin', 'moderator', 'finance', 'analyst'] as const).flatMap((role) =>
  endings.map(([name, end]) => [role, name, end] as const),
)

test.each(cases)('%s: %s ends the open console and its socket at once', async (role, _, end) => {
  const diego = await createStaff(role)
  expect((await readOwn(role, diego)).statusCode).toBe(200)
  const socket = await openSocket(diego)
  const closed = once(socket as never, 'disconnect')
  expect(await end(diego.id)).toBeLessThan(300)
  // Without a session of the staff, the console answers as if it did not exist.
  expect((await readOwn(role, diego)).statusCode).toBe(404)
  expect((await testApp.call(getMe, undefined, { as: diego })).status).toBe(401)
  await closed
  const refused = once(socket as never, 'connect_error')
  socket.connect()
  expect(((await refused) as [Error])[0].message).toBe('unauthenticated')
  socket.close()
})

test.each(['admin', 'moderator', 'finance', 'analyst'] as const)(
  'after a change of the role from %s, the screens of before are a 404 for a new session',
  async (role) => {
    const diego = await createStaff(role)
    for (const next of ['user', 'support'] satisfies Role[]) {
      await testApp.call(changeMemberRole, { params: { id: diego.id }, body: { role: next, reason } }, { as: chantal })
      const now = testApp.clock.now()
      const token = await inTransaction(testApp.db, async (tx) => {
        const session = await createSession(tx, diego.id, { remember: true, device: 'test' }, now)
        await recordSecondFactorInSession(tx, session.id, { fresh: true }, now)
        return session.token
      })
      expect((await readOwn(role, { token })).statusCode).toBe(404)
    }
  },
)

test('two changes of a role at the same moment leave one role and no session', async () => {
  const diego = await createStaff('finance')
  const change = (role: Role) => testApp.call(changeMemberRole, { params: { id: diego.id }, body: { role, reason } }, { as: chantal })
  const replies = await Promise.all([change('moderator'), change('analyst')])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  const { role } = await testApp.db.selectFrom('member').select('role').where('id', '=', diego.id).executeTakeFirstOrThrow()
  expect(['moderator', 'analyst']).toContain(role)
  expect((await testApp.call(getMe, undefined, { as: diego })).status).toBe(401)
})
