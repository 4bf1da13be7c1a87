// @slow
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPerson } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { changePassword, login, otpLogin, resetPassword, requestCode, signUp, verifyEmail } from '../../contract.ts'
import { readMailedCode, registrationBody } from '#tests/support/features/auth.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())

const newEmail = () => `n${randomUUID()}@example.com`
const hers = { firstName: 'Amina', lastName: 'Bello', age: 27, gender: 'female', password: 'mangoes in the rain' } as const
const his = { firstName: 'Mallory', lastName: 'Thief', age: 44, gender: 'male', password: 'i take what is yours' } as const

/** Signs up with an address and returns the secret of the registration. */
const signsUp = async (email: string, who: typeof hers | typeof his): Promise<string> => {
  const { body } = await testApp.call(signUp, { body: registrationBody({ email, ...who }) })
  await testApp.runJobs()
  testApp.clock.advance({ minutes: 2 })
  return body.data.registration
}
const verifies = (email: string, secret?: string) =>
  testApp.call(verifyEmail, {
    body: { email, code: readMailedCode(testApp.mails, email), ...(secret === undefined ? {} : { registration: secret }) },
  })
const logsIn = async (email: string, { password }: typeof hers | typeof his) =>
  (await testApp.call(login, { body: { email, password } })).status
const memberOf = (email: string) =>
  testApp.db
    .selectFrom('member')
    .select(['firstname', 'lastname', 'gender', 'birth', 'status'])
    .where('email', '=', email)
    .executeTakeFirst()
const pendingOf = async (email: string) =>
  (
    await testApp.db
      .selectFrom('registration')
      .innerJoin('member', 'member.id', 'registration.member_id')
      .select('registration.created_at')
      .where('member.email', '=', email)
      .execute()
  ).length

describe('a stranger signs up with the same address', () => {
  test.each([
    ['afterwards', true],
    ['before', false],
  ])('%s: the code activates the data of the owner, and the stranger’s password does not work', async (_, first) => {
    const email = newEmail()
    if (!first) await signsUp(email, his)
    const mine = await signsUp(email, hers)
    const theirs = first ? await signsUp(email, his) : undefined
    expect((await verifies(email, mine)).body.data).not.toHaveProperty('password_needed')
    expect(await memberOf(email)).toMatchObject({ firstname: 'Amina', lastname: 'Bello', gender: 1, status: 'active' })
    expect(await logsIn(email, his)).toBe(422)
    expect(await logsIn(email, hers)).toBe(200)
    expect(await pendingOf(email)).toBe(0)
    // The stranger's secret does not work afterwards either.
    expect((await testApp.call(verifyEmail, { body: { email, code: '123456', registration: theirs ?? mine } })).status).toBe(422)
  })

  test.each([
    ['no registration', async () => undefined],
    ['the registration of another address', () => signsUp(newEmail(), hers)],
    ['a made-up one', async () => 'x'.repeat(43)],
  ])('the code with %s opens the account without a password', async (_, secretOf) => {
    const email = newEmail()
    await signsUp(email, hers)
    await signsUp(email, his)
    const reply = await verifies(email, await secretOf())
    expect([reply.status, reply.body.data.password_needed]).toEqual([200, true])
    expect(await logsIn(email, his)).toBe(422)
    expect(await logsIn(email, hers)).toBe(422)
  })

  test.each(['login', 'reset-password'] as const)('a first proof with a %s code removes the stranger’s password', async (type) => {
    const email = newEmail()
    const theirs = await signsUp(email, his)
    await testApp.call(requestCode, { body: { email, type } })
    await testApp.runJobs()
    const code = readMailedCode(testApp.mails, email)
    const { password } = hers
    const told =
      type === 'login'
        ? (await testApp.call(otpLogin, { body: { email, code } })).body.data.password_needed
        : (await testApp.call(resetPassword, { body: { email, code, password, confirmPassword: password } })).body.data.message
    expect(told).toBe(type === 'login' ? true : 'Password reset successfully!')
    expect(await logsIn(email, his)).toBe(422)
    expect(await pendingOf(email)).toBe(0)
    expect((await testApp.call(verifyEmail, { body: { email, code, registration: theirs } })).status).toBe(422)
  })

  test.each(['login', 'reset-password'] as const)(
    'a first proof with a %s code and a registration secret activates that registration',
    async (type) => {
      const email = newEmail()
      await signsUp(email, his)
      const mine = await signsUp(email, hers)
      await signsUp(email, his)
      await testApp.call(requestCode, { body: { email, type } })
      await testApp.runJobs()
      const body = { email, code: readMailedCode(testApp.mails, email), registration: mine }
      const { password } = hers
      if (type === 'login') await testApp.call(otpLogin, { body })
      else await testApp.call(resetPassword, { body: { ...body, password, confirmPassword: password } })
      expect(await memberOf(email)).toMatchObject({ firstname: 'Amina', gender: 1, status: 'active' })
      expect([await logsIn(email, hers), await logsIn(email, his)]).toEqual([200, 422])
    },
  )

  test('a sign-up with an invited address keeps the name and role of the invitation', async () => {
    const email = newEmail()
    const { id } = await createPerson(testApp, 'chantal', { email, unverified: true })
    await testApp.db.updateTable('member').set({ role: 'guest' }).where('id', '=', id).execute()
    await signsUp(email, his)
    const kept = await testApp.db.selectFrom('member').select(['id', 'firstname', 'role']).where('email', '=', email).execute()
    expect(kept).toEqual([{ id, firstname: 'Chantal', role: 'guest' }])
  })

  test('a person with two tabs can verify from either', async () => {
    const email = newEmail()
    const [older] = [await signsUp(email, hers), await signsUp(email, hers)]
    expect((await verifies(email, older)).body.data).not.toHaveProperty('password_needed')
    expect(await logsIn(email, hers)).toBe(200)
  })

  test('registrations are removed with the account after 48 hours; a later one keeps it', async () => {
    const email = newEmail()
    await signsUp(email, his)
    testApp.clock.advance({ hours: 47 })
    const mine = await signsUp(email, hers)
    testApp.clock.advance({ hours: 2 })
    await testApp.runJobs()
    expect(await pendingOf(email)).toBe(1)
    await testApp.call(requestCode, { body: { email, type: 'verify-email' } })
    await testApp.runJobs()
    expect((await verifies(email, mine)).body.data.user.firstname).toBe('Amina')
    const gone = newEmail()
    await signsUp(gone, his)
    testApp.clock.advance({ hours: 49 })
    await testApp.runJobs()
    expect([await memberOf(gone), await testApp.db.selectFrom('registration').selectAll().execute()]).toEqual([undefined, []])
  })
})

describe('the first password', () => {
  const opened = async () => {
    const email = newEmail()
    await signsUp(email, his)
    const { user, token } = (await verifies(email)).body.data
    return { id: user.id, email, token, sessionId: '' }
  }
  const sets = (as: Awaited<ReturnType<typeof opened>>, current?: string) =>
    testApp.call(
      changePassword,
      {
        body: { password: hers.password, confirmPassword: hers.password, ...(current === undefined ? {} : { current_password: current }) },
      },
      { as },
    )

  test('is set once without a current one', async () => {
    const amina = await opened()
    expect((await sets(amina)).status).toBe(200)
    expect(await logsIn(amina.email, hers)).toBe(200)
    const again = await sets(amina)
    expect([again.status, again.error.errors]).toEqual([422, { current_password: ['That password isn’t right. Please try again.'] }])
  })

  test('cannot be set by a session older than 30 minutes', async () => {
    const amina = await opened()
    testApp.clock.advance({ minutes: 31 })
    expect((await sets(amina)).status).toBe(422)
    // A session opened with a new code can set the password.
    await testApp.call(requestCode, { body: { email: amina.email, type: 'login' } })
    await testApp.runJobs()
    const { data } = (await testApp.call(otpLogin, { body: { email: amina.email, code: readMailedCode(testApp.mails, amina.email) } })).body
    expect(data.password_needed).toBe(true)
    expect((await sets({ ...amina, token: data.token })).status).toBe(200)
  })

  test('an account with a password needs it to set another', async () => {
    const email = newEmail()
    const { user, token } = (await verifies(email, await signsUp(email, hers))).body.data
    expect((await sets({ id: user.id, email, token, sessionId: '' })).status).toBe(422)
  })
})
