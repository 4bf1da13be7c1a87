// @slow
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPerson, type PersonOptions } from '#tests/support/people/people.ts'
import { openTestApp, type Person, type TestApp } from '#tests/support/app/test-app.ts'
import {
  requestEmailChange,
  type CodePurpose,
  confirmEmail,
  login,
  otpLogin,
  resetPassword,
  requestCode,
  verifyEmail,
} from '../../contract.ts'
import { hashPassword } from '../index.ts'
import { readMailedCode, wrongCode } from '#tests/support/features/auth.ts'

const password = 'mangoes in the rain'
const nextPassword = 'papayas in the sun'
let testApp: TestApp
let passwordHash: string
beforeAll(async () => {
  testApp = await openTestApp()
  passwordHash = await hashPassword(password)
})
afterAll(() => testApp[Symbol.asyncDispose]())

let address = 0
/** A person with an IP address of their own, so that the rate limits of the tests do not add up. */
interface Someone extends Person {
  from: string
}
const someone = async (options: PersonOptions = {}): Promise<Someone> => ({
  ...(await createPerson(testApp, 'amina', { passwordHash, ...options })),
  from: `198.51.100.${++address}`,
})
const statusOf = async ({ id }: Person, status: string) => testApp.db.updateTable('member').set({ status }).where('id', '=', id).execute()
const mailsTo = (email: string) => testApp.mails.filter((mail) => mail.to.address === email)
const ask = async ({ email, from }: Someone, type: CodePurpose) => {
  const reply = await testApp.call(requestCode, { body: { email, type } }, { from })
  await testApp.runJobs()
  return reply
}
const codeFor = async (who: Someone, type: CodePurpose) => {
  await ask(who, type)
  return readMailedCode(testApp.mails, who.email)
}
const otp = ({ email, from }: Someone, code: string) => testApp.call(otpLogin, { body: { email, code } }, { from })
const reset = ({ email, from }: Someone, code: string, next = nextPassword) =>
  testApp.call(resetPassword, { body: { email, code, password: next, confirmPassword: next } }, { from })
const logIn = ({ email, from }: Someone, given: string) => testApp.call(login, { body: { email, password: given } }, { from })
const isAlive = async (token: string) => (await testApp.platform.authenticate(token, '')) !== undefined
const attemptsOf = async ({ id }: Person) =>
  (await testApp.db.selectFrom('code').select('attempts').where('member_id', '=', id).executeTakeFirst())?.attempts

describe('otp-login', () => {
  test('signs in once with the mailed code and keeps the password', async () => {
    const amina = await someone()
    const code = await codeFor(amina, 'login')
    const reply = await otp(amina, code)
    expect([reply.status, reply.body.data.user.id]).toEqual([200, amina.id])
    expect(await isAlive(reply.body.data.token)).toBe(true)
    expect((await otp(amina, code)).status).toBe(422)
    expect((await logIn(amina, password)).status).toBe(200)
  })

  test('as the first proof of the email it removes the password set before', async () => {
    const amina = await someone({ unverified: true })
    const reply = await otp(amina, await codeFor(amina, 'login'))
    expect(reply.status).toBe(200)
    expect(await isAlive(reply.body.data.token)).toBe(true)
    expect((await logIn(amina, password)).error.code).toBe('auth.wrong_credentials')
    expect(await testApp.db.selectFrom('card').select('id').where('id', '=', amina.id).execute()).toHaveLength(1)
  })

  test('opens no suspended account and mails nothing to a deleted one', async () => {
    const [banned, gone] = [await someone(), await someone()]
    await statusOf(banned, 'suspended')
    await statusOf(gone, 'deleted')
    const reply = await otp(banned, await codeFor(banned, 'login'))
    expect([reply.status, reply.error.code]).toEqual([403, 'auth.suspended'])
    await ask(gone, 'login')
    expect(mailsTo(gone.email)).toHaveLength(0)
  })
})

describe('reset-password', () => {
  test('sets the password, ends every session and mails the member', async () => {
    const amina = await someone()
    const reply = await reset(amina, await codeFor(amina, 'reset-password'))
    expect([reply.status, reply.body.data.message]).toEqual([200, 'Password reset successfully!'])
    expect(await isAlive(amina.token)).toBe(false)
    expect((await logIn(amina, password)).status).toBe(422)
    expect((await logIn(amina, nextPassword)).status).toBe(200)
    await testApp.runJobs()
    expect(mailsTo(amina.email).at(-1)?.subject).toBe('Your Ndloo password was changed')
  })

  test('proves the email of a new account and removes its first password', async () => {
    const amina = await someone({ unverified: true })
    expect((await reset(amina, await codeFor(amina, 'reset-password'))).status).toBe(200)
    expect((await logIn(amina, password)).status).toBe(422)
    expect((await logIn(amina, nextPassword)).status).toBe(200)
  })

  test('a wrong code, a common password or two different passwords change nothing', async () => {
    const amina = await someone()
    const code = await codeFor(amina, 'reset-password')
    const common = await reset(amina, code, 'password123')
    expect([common.status, Object.keys(common.error.errors ?? {})]).toEqual([422, ['password']])
    const body = { email: amina.email, code, password: nextPassword, confirmPassword: 'another one' }
    const different = await testApp.call(resetPassword, { body }, amina)
    expect(different.error.errors?.confirmPassword).toEqual(['Passwords must match'])
    expect((await reset(amina, wrongCode(code))).error.errors?.code).toBeDefined()
    expect(await isAlive(amina.token)).toBe(true)
    expect((await logIn(amina, password)).status).toBe(200)
  })

  test('codes mailed before the reset no longer work', async () => {
    const amina = await someone()
    const forLogin = await codeFor(amina, 'login')
    await reset(amina, await codeFor(amina, 'reset-password'))
    expect((await otp(amina, forLogin)).status).toBe(422)
  })
})

describe('every purpose', () => {
  /** A person with a pending code, and a function that submits a guess for it. */
  const prepared = async (purpose: CodePurpose) => {
    const who = await someone({ unverified: purpose === 'verify-email' })
    const newEmail = `n${randomUUID()}@example.com`
    if (purpose === 'change-email')
      await testApp.call(requestEmailChange, { body: { email: newEmail, password } }, { as: who, from: who.from })
    if (purpose === 'change-email') await testApp.runJobs()
    else await ask(who, purpose)
    const guesses = {
      'verify-email': (code: string) => testApp.call(verifyEmail, { body: { email: who.email, code } }, who),
      login: (code: string) => otp(who, code),
      'reset-password': (code: string) => reset(who, code),
      'change-email': (code: string) => testApp.call(confirmEmail, { body: { code } }, { as: who, from: who.from }),
    }
    return { who, guess: guesses[purpose], code: readMailedCode(testApp.mails, purpose === 'change-email' ? newEmail : who.email) }
  }

  test.each(['verify-email', 'login', 'reset-password', 'change-email'] as const)(
    '%s: of 200 parallel guesses five are checked',
    async (purpose) => {
      const { who, guess, code } = await prepared(purpose)
      const replies = await Promise.all(Array.from({ length: 200 }, (_, i) => guess(wrongCode(code, i + 1))))
      expect(await attemptsOf(who)).toBe(5)
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(0)
      expect(replies.filter(({ status }) => status === 422)).toHaveLength(20)
      // After too many wrong guesses, the right code is refused as well.
      expect((await guess(code)).status).toBe(429)
    },
  )

  test.each(['verify-email', 'login', 'reset-password'] as const)(
    'a code for %s works for no other purpose and no other person',
    async (purpose) => {
      const { who, guess, code } = await prepared(purpose)
      const other = await prepared(purpose)
      // Two random codes are equal once in a million times; the check is skipped then.
      for (const theirs of [other].filter((each) => each.code !== code)) expect((await theirs.guess(code)).status).toBe(422)
      const doors = Object.entries({ login: otp, 'reset-password': reset }).filter(([name]) => name !== purpose)
      for (const [, door] of doors) expect((await door(who, code)).status).toBe(422)
      expect((await guess(code)).status).toBe(200)
    },
  )

  test.each(['login', 'reset-password'] as const)('%s: same bytes for every account status and for an unknown email', async (type) => {
    const people = await Promise.all(
      (['active', 'unverified', 'suspended', 'deleted'] as const).map(async (status) => {
        const person = await someone({ unverified: status === 'unverified' })
        await statusOf(person, status)
        return person
      }),
    )
    const nobody = { ...(people[0] as Someone), email: `n${randomUUID()}@example.com` }
    const seen = new Set<string>()
    for (const who of [...people, nobody]) {
      const asked = await ask(who, type)
      const guessed = type === 'login' ? await otp(who, '000000') : await reset(who, '000000')
      const tell = ({ status, text, headers }: { status: number; text: string; headers: object }) =>
        `${status} ${text.replace(who.email, '…')} ${Object.keys(headers).join()}`
      seen.add(`${tell(asked)} ${tell(guessed)}`)
    }
    expect(seen.size).toBe(1)
  })

  test('an unknown code type is refused', async () => {
    const reply = await testApp.call(requestCode, { body: { email: 'a@example.com', type: 'bogus' as never } })
    expect([reply.status, Object.keys(reply.error.errors ?? {})]).toEqual([422, ['type']])
  })
})
