// @slow
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { otpLogin, requestCode, resetPassword } from '#features/auth/contract.ts'
import { hashPassword, lockAccount } from '#features/auth/server/index.ts'
import { deleteMe } from '#features/account/contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { openTestApp, type Person, type TestApp } from '#tests/support/app/test-app.ts'
import { readMailedCode, registrationBody, wrongCode } from '#tests/support/features/auth.ts'
import { createPasskey } from '#tests/support/features/authenticator.ts'
import { mobileNumber, readTextedCode, readTextsTo } from '#tests/support/features/phone-login.ts'
import { createPerson } from '#tests/support/people/people.ts'
import {
  enterByPhone,
  getOwnPhone,
  type phoneCodePurposes,
  proveOwnPhone,
  removeOwnPhone,
  requestOwnPhoneCode,
  requestPhoneCode,
  resetPasswordByPhone,
  signUpByPhone,
} from '#features/phone-login/contract.ts'

const password = 'mangoes in the rain'
let testApp: TestApp
let passwordHash: string
beforeAll(async () => {
  testApp = await openTestApp()
  passwordHash = await hashPassword(password)
})
afterAll(() => testApp[Symbol.asyncDispose]())
let count = 0
let number: ReturnType<typeof mobileNumber>
beforeEach(() => {
  number = mobileNumber(++count * 1000)
})

/** Asks for a code two minutes after the last one, from a network of its own. */
const ask = async (type: (typeof phoneCodePurposes)[number] = 'enter', of = number) => {
  testApp.clock.advance({ minutes: 2 })
  const reply = await testApp.call(requestPhoneCode, { body: { ...of.typed, type } }, { from: `198.51.100.${count}` })
  await testApp.runJobs()
  return reply
}
const enter = (code: string, more = {}) =>
  testApp.call(enterByPhone, { body: { ...number.typed, code, ...more } }, { from: `198.51.100.${count}` })
const enterRight = async (more = {}) => {
  await ask()
  return enter(await readTextedCode(testApp.db, number.phone), more)
}
const facts = () => {
  const { email: _, countryCode: __, mobileNumber: ___, ...rest } = registrationBody({ password })
  return rest
}
const ticketOf = async () => (await enterRight()).body.data.ticket ?? ''
const signUp = (ticket: string) => testApp.call(signUpByPhone, { body: { ...facts(), ticket } })
const member = async (): Promise<Person> => createPerson(testApp, 'brian', { passwordHash })
const memberRow = (id: string) => testApp.db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const prove = async (as: Person) => {
  testApp.clock.advance({ minutes: 2 })
  const asked = await testApp.call(requestOwnPhoneCode, { body: { ...number.typed, password } }, { as })
  await testApp.runJobs()
  const code = await readTextedCode(testApp.db, number.phone)
  return { asked, proven: await testApp.call(proveOwnPhone, { body: { ...number.typed, code } }, { as }) }
}
const own = async (as: Person) => (await testApp.call(getOwnPhone, undefined, { as })).body.data

describe('sign-up and log-in', () => {
  test('a code, the facts, and later another code: an account without an email', async () => {
    const { user, token } = (await signUp(await ticketOf())).body.data
    expect(user).toMatchObject({ firstname: 'Amina', email: '' })
    expect(await memberRow(user.id)).toMatchObject({ email: null, proven_phone: number.phone, phone: number.phone, status: 'active' })
    expect(await testApp.platform.authenticate(token, '')).toBeDefined()
    const again = await enterRight()
    expect(again.body.data.session?.user.id).toBe(user.id)
    expect(again.body.data.ticket).toBeUndefined()
    // The member has no email address: jobs that would send a mail do not fail because of it.
    await testApp.runJobs()
    expect(await testApp.db.selectFrom('job').select('last_error').where('last_error', 'is not', null).execute()).toEqual([])
  })

  test.each([
    ['a landline', { countryCode: 'CM', mobileNumber: '222 22 22 22' }],
    ['a premium number', { countryCode: 'FR', mobileNumber: '0899 70 12 34' }],
    ['a shared-cost number', { countryCode: 'GB', mobileNumber: '0843 123 4567' }],
    ['a freephone number', { countryCode: 'US', mobileNumber: '800 234 5678' }],
  ])('%s gets no code', async (_, typed) => {
    const before = await testApp.db.selectFrom('job').select('id').execute()
    const reply = await testApp.call(requestPhoneCode, { body: { ...typed, type: 'enter' } })
    expect([reply.status, reply.error.code]).toEqual([422, 'phone_login.not_mobile'])
    expect(await testApp.db.selectFrom('job').select('id').execute()).toHaveLength(before.length)
  })

  test('a satellite number is refused', async () => {
    const reply = await testApp.call(requestPhoneCode, { body: { countryCode: 'CM', mobileNumber: '+881 6 1234 5678', type: 'enter' } })
    expect(reply.status).toBe(422)
  })

  test('one ticket makes one account, however often it is sent at once', async () => {
    const ticket = await ticketOf()
    const replies = await Promise.all(Array.from({ length: 4 }, () => signUp(ticket)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
  })

  test('a ticket ends after an hour, and a forged one was never one', async () => {
    const ticket = await ticketOf()
    testApp.clock.advance({ minutes: 61 })
    expect((await signUp(ticket)).error.code).toBe('phone_login.ticket_over')
    expect((await signUp('A'.repeat(200))).error.code).toBe('phone_login.ticket_over')
  })

  test('a member who is leaving keeps the code for the answer “keep my account”', async () => {
    const amina = await member()
    await prove(amina)
    await testApp.call(deleteMe, { body: { password, word: 'DELETE' } }, { as: amina })
    await ask()
    const code = await readTextedCode(testApp.db, number.phone)
    expect((await enter(code)).error.code).toBe('auth.leaving')
    expect((await enter(code, { cancel_deletion: true })).body.data.session?.user.id).toBe(amina.id)
  })
})

describe('guessing', () => {
  test('of 200 parallel guesses five are checked, and 20 answered', async () => {
    await ask()
    const code = await readTextedCode(testApp.db, number.phone)
    const replies = await Promise.all(Array.from({ length: 200 }, (_, i) => enter(wrongCode(code, i + 1))))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(0)
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(20)
    expect((await enter(code)).status).toBe(429)
    const { attempts } = await testApp.db.selectFrom('phone_code').select('attempts').orderBy('sent_at', 'desc').executeTakeFirstOrThrow()
    expect(attempts).toBe(5)
  })

  test('a code works once, for ten minutes, and for nothing else', async () => {
    await prove(await member())
    await ask('reset-password')
    const forReset = await readTextedCode(testApp.db, number.phone)
    expect((await enter(forReset)).status).toBe(422)
    await ask()
    const code = await readTextedCode(testApp.db, number.phone)
    expect((await enter(code)).status).toBe(200)
    expect((await enter(code)).status).toBe(422)
    await ask()
    const late = await readTextedCode(testApp.db, number.phone)
    testApp.clock.advance({ minutes: 11 })
    expect((await enter(late)).status).toBe(422)
  })
})

describe('the own number', () => {
  test('is proven with password and code, logs in, and is told by mail', async () => {
    const brian = await member()
    const refused = await testApp.call(requestOwnPhoneCode, { body: { ...number.typed, password: 'not this one' } }, { as: brian })
    expect(refused.error.code).toBe('auth.wrong_password')
    const { asked, proven } = await prove(brian)
    expect([asked.status, proven.body.data.phone]).toEqual([202, number.phone])
    expect(await own(brian)).toEqual({ phone: number.phone, removable: true, available: true })
    expect((await enterRight()).body.data.session?.user.id).toBe(brian.id)
    expect(testApp.mails.findLast(({ to }) => to.address === brian.email)?.subject).toBe('A phone number was added to your Ndloo account')
  })

  test('of somebody else is asked for alike, and ends being theirs with the right code; their session stays', async () => {
    const [first, second] = [await member(), await member()]
    await prove(first)
    const free = mobileNumber(count * 1000 + 1)
    testApp.clock.advance({ minutes: 2 })
    const forFree = await testApp.call(requestOwnPhoneCode, { body: { ...free.typed, password } }, { as: second })
    const { asked, proven } = await prove(second)
    expect([asked.status, asked.text.replace(number.phone, '')]).toEqual([forFree.status, forFree.text.replace(free.phone, '')])
    expect(proven.status).toBe(200)
    expect([(await own(first)).phone, (await own(second)).phone]).toEqual([null, number.phone])
    expect(await testApp.platform.authenticate(first.token, '')).toBeDefined()
    await testApp.runJobs()
    expect(testApp.mails.findLast(({ to }) => to.address === first.email)?.subject).toBe(
      'Your phone number no longer opens your Ndloo account',
    )
    const told = await testApp.db.selectFrom('notification').select('name').where('member_id', '=', first.id).execute()
    expect(told.map(({ name }) => name)).toContain('phone_login.taken')
  })

  test('of two members with codes for it, one has it in the end', async () => {
    const [first, second] = [await member(), await member()]
    const codes: string[] = []
    for (const as of [first, second]) {
      testApp.clock.advance({ minutes: 2 })
      await testApp.call(requestOwnPhoneCode, { body: { ...number.typed, password } }, { as })
      await testApp.runJobs()
      codes.push(await readTextedCode(testApp.db, number.phone))
    }
    await Promise.all(
      [first, second].map((as, i) => testApp.call(proveOwnPhone, { body: { ...number.typed, code: codes[i] ?? '' } }, { as })),
    )
    const owners = await testApp.db.selectFrom('member').select('id').where('proven_phone', '=', number.phone).execute()
    expect(owners).toHaveLength(1)
  })

  // The embedded database runs one transaction at a time.
  test.runIf(process.env.TEST_DATABASE_URL)('does not outlive a session that ends while its code is checked', async () => {
    const brian = await member()
    testApp.clock.advance({ minutes: 2 })
    await testApp.call(requestOwnPhoneCode, { body: { ...number.typed, password } }, { as: brian })
    await testApp.runJobs()
    const code = await readTextedCode(testApp.db, number.phone)
    const proving = await inTransaction(testApp.db, async (tx) => {
      await lockAccount(tx, { id: brian.id })
      const pending = testApp.call(proveOwnPhone, { body: { ...number.typed, code } }, { as: brian })
      await expect.poll(async () => (await sql`select from pg_locks where not granted`.execute(tx)).rows.length).toBeGreaterThan(0)
      await tx.deleteFrom('session').where('member_id', '=', brian.id).execute()
      return { pending }
    })
    expect((await proving.pending).status).toBe(401)
    expect((await memberRow(brian.id)).proven_phone).toBeNull()
  })

  test('is removed with the password, but not when it is the only way in', async () => {
    const brian = await member()
    await prove(brian)
    expect((await testApp.call(removeOwnPhone, { body: { password: 'not this one' } }, { as: brian })).status).toBe(422)
    expect((await testApp.call(removeOwnPhone, { body: { password } }, { as: brian })).status).toBe(204)
    expect((await own(brian)).phone).toBeNull()

    const { user, token } = (await signUp(await ticketOf())).body.data
    const amina = { id: user.id, token, email: '', sessionId: '' }
    expect(await own(amina)).toMatchObject({ removable: false })
    expect((await testApp.call(removeOwnPhone, { body: { password } }, { as: amina })).error.code).toBe('phone_login.last_way')
    expect((await own(amina)).phone).toBe(number.phone)
  })
})

describe('a new password', () => {
  const reset = async (code: string) =>
    testApp.call(resetPasswordByPhone, {
      body: { ...number.typed, code, password: 'papayas in the sun', confirmPassword: 'papayas in the sun' },
    })

  test('by a code to the number ends sessions and passkeys, and keeps the number', async () => {
    const brian = await member()
    await prove(brian)
    await createPasskey(testApp, brian)
    await ask('reset-password')
    const code = await readTextedCode(testApp.db, number.phone)
    expect((await reset(wrongCode(code))).status).toBe(422)
    expect((await reset(code)).status).toBe(200)
    expect(await testApp.platform.authenticate(brian.token, '')).toBeUndefined()
    expect(await testApp.db.selectFrom('passkey').select('id').where('member_id', '=', brian.id).execute()).toEqual([])
    expect((await memberRow(brian.id)).proven_phone).toBe(number.phone)
  })

  test('is not offered to a number that nobody logs in with', async () => {
    const asked = await ask('reset-password')
    expect(asked.status).toBe(202)
    expect(await readTextsTo(testApp.db, number.phone)).toEqual([])
  })

  test('by a mailed code removes a number, which a stranger may have added', async () => {
    const brian = await member()
    await prove(brian)
    await testApp.runJobs()
    await testApp.call(requestCode, { body: { email: brian.email, type: 'reset-password' } })
    await testApp.runJobs()
    const code = readMailedCode(testApp.mails, brian.email)
    const body = { email: brian.email, code, password: 'papayas in the sun', confirmPassword: 'papayas in the sun' }
    expect((await testApp.call(resetPassword, { body })).status).toBe(200)
    expect((await memberRow(brian.id)).proven_phone).toBeNull()
    // A code by mail still logs in.
    await testApp.runJobs()
    testApp.clock.advance({ minutes: 2 })
    await testApp.call(requestCode, { body: { email: brian.email, type: 'login' } })
    await testApp.runJobs()
    expect((await testApp.call(otpLogin, { body: { email: brian.email, code: readMailedCode(testApp.mails, brian.email) } })).status).toBe(
      200,
    )
  })
})
