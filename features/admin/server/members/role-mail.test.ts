import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Role } from '#platform/shared/roles.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { changeMemberRole } from '../../contract.ts'
import { mailStaffRoleChange } from './role-mail.ts'

let testApp: TestApp
let chantal: Person
let esi: Person
beforeAll(async () => void (testApp = await openTestApp({ LIMIT_FACTOR: '1000', OPERATOR_EMAIL: 'help@ndloo.example' })))
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  chantal = await createAdmin(testApp, 'chantal')
  esi = await createPerson(testApp, 'esi')
})

const has = (role: Role, locale = 'en') => testApp.db.updateTable('member').set({ role, locale }).where('id', '=', esi.id).execute()
const reason = 'took bribes'
const give = (role: Role, of = esi) => testApp.call(changeMemberRole, { params: { id: of.id }, body: { role, reason } }, { as: chantal })
const mails = async (of = esi) => {
  await testApp.runJobs()
  return testApp.mails.filter(({ to }) => to.address === of.email)
}

test('somebody whose staff role is taken away is told, in their language, which account, when and where to ask', async () => {
  await has('moderator', 'fr')
  expect((await give('user')).status).toBe(200)
  const [mail] = await mails()
  expect([mail?.to.name, mail?.subject]).toEqual(['Esi Mensah', 'Ton rôle dans l’équipe Ndloo a changé'])
  expect(mail?.text).toContain(`Depuis le 2 mars 2026 à 09:00 UTC, le compte ${esi.email} n’a plus de rôle dans l’équipe Ndloo.`)
  expect(mail?.text).toContain('help@ndloo.example')
  expect(mail?.text).not.toMatch(/bribes|Chantal/)
})

test('another role is told as a change, also to an administrator', async () => {
  await has('admin')
  await give('analyst')
  expect((await mails()).map(({ text }) => text)).toEqual([
    expect.stringContaining(`The role of the account ${esi.email} in the Ndloo team was changed: March 2, 2026 at 9:00 AM UTC.`),
  ])
})

test.each(['user', 'analyst'] as const)('a double submit of the role %s mails once', async (role) => {
  await has('finance')
  const both = await Promise.all([give(role), give(role)])
  expect([...both, await give(role)].map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await mails()).toHaveLength(1)
})

test.each(['guest', 'moderator', 'admin'] as const)('a member who becomes %s is not mailed', async (role) => {
  await give(role)
  expect(await mails()).toEqual([])
})

test('a refused change mails nobody: of the own account, and without a fresh login', async () => {
  await has('support')
  expect((await give('user', chantal)).error.code).toBe('admin.oneself')
  testApp.clock.advance({ minutes: 11 })
  expect((await give('user')).error.code).toBe('platform.fresh_login')
  expect([await mails(), await mails(chantal)]).toEqual([[], []])
})

test('an account that is erased by then is not mailed', async () => {
  const before = testApp.mails.length
  await inTransaction(testApp.db, (tx) => mailStaffRoleChange(tx, { memberId: esi.id, from: 'moderator', to: 'user' }, testApp.clock.now()))
  await testApp.db
    .updateTable('member')
    .set({ email: `${esi.id}@deleted.invalid` })
    .where('id', '=', esi.id)
    .execute()
  await testApp.runJobs()
  expect(testApp.mails).toHaveLength(before)
})
