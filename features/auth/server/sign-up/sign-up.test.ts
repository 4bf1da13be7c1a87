import { afterEach, beforeAll, afterAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { authText } from '../../locales/text.ts'
import { requestCode, signUp, verifyEmail } from '../../contract.ts'
import { readMailedCode, registrationBody } from '#tests/support/features/auth.ts'

const memberCount = async ({ db }: TestApp) => (await db.selectFrom('member').select('id').execute()).length

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())
afterEach(async () => {
  // Each test starts with an empty database and unused limits.
  await testApp.db.deleteFrom('account').where('member_id', 'is not', null).execute()
  for (const table of ['session', 'credential', 'entitlement', 'member'] as const) await testApp.db.deleteFrom(table).execute()
  testApp.mails.length = 0
  testApp.clock.advance({ hours: 2 })
})

describe('sign-up', () => {
  test('stores the member with accounts, plan and terms, and mails a code', async () => {
    const reply = await testApp.call(signUp, { body: registrationBody({ email: ' Amina@Example.com ', mobileNumber: '6 70 12 34 56' }) })
    expect(reply.status).toBe(202)
    expect(reply.body.data).toEqual({ email: 'amina@example.com', resend_after: 60, registration: expect.stringMatching(/^[\w-]{43}$/) })
    const member = await testApp.db.selectFrom('member').selectAll().executeTakeFirstOrThrow()
    expect(member).toMatchObject({
      status: 'unverified',
      email: 'amina@example.com',
      phone: '+237670123456',
      phone_country: 'CM',
      country: 'CM',
      birth: '1999-03-02',
      birth_estimated: true,
      terms_accepted_at: testApp.clock.now(),
    })
    expect(member.terms_version).not.toBe('')
    expect(await testApp.db.selectFrom('account').select('currency').where('member_id', '=', member.id).execute()).toHaveLength(3)
    expect(await testApp.db.selectFrom('entitlement').select('plan_id').execute()).toEqual([{ plan_id: 'free' }])
    await testApp.runJobs()
    expect(readMailedCode(testApp.mails, 'amina@example.com')).toMatch(/^\d{6}$/)
  })

  test('refuses a phone number of another country and a common password', async () => {
    const refusal = async (change: Parameters<typeof registrationBody>[0]) => {
      const { status, error } = await testApp.call(signUp, { body: registrationBody(change) })
      return [status, error.code, Object.keys(error.errors ?? {})]
    }
    const noPhone = [422, 'auth.phone_invalid', ['mobileNumber']]
    expect(await refusal({ mobileNumber: '12' })).toEqual(noPhone)
    expect(await refusal({ mobileNumber: '+33612345678' })).toEqual(noPhone)
    expect(await refusal({ countryCode: 'ZZ' })).toEqual(noPhone)
    expect(await refusal({ password: 'Trustno1' })).toEqual([422, 'auth.password_common', ['password']])
    expect(await memberCount(testApp)).toBe(0)
  })

  test('reports each missing field once', async () => {
    const { error } = await testApp.call(signUp, { body: registrationBody({ gender: '' as never, password: '' }) })
    expect(error.errors).toEqual({ gender: ['Please choose your gender'], password: ['Password is required'] })
    const unseen = await testApp.call(signUp, { body: registrationBody({ firstName: '\u200B\u3164' }) })
    expect(unseen.error.errors).toEqual({ firstName: ['First name is required'] })
  })

  test('two sign-ups make one account and send one code a minute', async () => {
    await testApp.call(signUp, { body: registrationBody({ firstName: 'Mallory' }) })
    await testApp.runJobs()
    const { registration: secret } = (await testApp.call(signUp, { body: registrationBody() })).body.data
    await testApp.runJobs()
    expect(await memberCount(testApp)).toBe(1)
    expect(testApp.mails).toHaveLength(1)
    const code = readMailedCode(testApp.mails, 'amina@example.com')
    const reply = await testApp.call(verifyEmail, { body: { email: 'amina@example.com', code, registration: secret } })
    expect(reply.body.data.user.firstname).toBe('Amina')
  })

  test('a taken email changes nothing, its owner is mailed once an hour, the caller sees no difference', async () => {
    const owner = await createPerson(testApp, 'chantal', { email: 'owner@example.com', locale: 'fr' })
    const taken = await testApp.call(signUp, { body: registrationBody({ email: owner.email }) })
    const free = await testApp.call(signUp, { body: registrationBody({ email: 'other@example.com' }) })
    expect(taken.status).toBe(free.status)
    const known = (text: string) => text.replace(/"registration":"[\w-]{43}"/, '').replace('other@', 'owner@')
    expect(known(taken.text)).toBe(known(free.text))
    expect(Object.keys(taken.headers)).toEqual(Object.keys(free.headers))
    await testApp.call(signUp, { body: registrationBody({ email: owner.email }) })
    await testApp.runJobs()
    const mails = testApp.mails.filter((mail) => mail.to.address === owner.email)
    expect(mails.map((mail) => mail.subject)).toEqual([testApp.platform.texts.translate('fr', authText, 'mails.taken.subject')])
    expect(mails[0]?.text).toContain('/login')
    expect(mails[0]?.text).not.toMatch(/^\d{6}$/m)
    expect(await testApp.db.selectFrom('member').select('firstname').where('id', '=', owner.id).execute()).toEqual([
      { firstname: 'Chantal' },
    ])
    expect(await memberCount(testApp)).toBe(2)
    expect(await testApp.db.selectFrom('member').select('id').where('email', 'like', '%.invalid').execute()).toEqual([])
  })

  test('eight parallel sign-ups make one account', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => testApp.call(signUp, { body: registrationBody() })))
    expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 8 }, () => 202))
    expect(await memberCount(testApp)).toBe(1)
    await testApp.runJobs()
    const code = readMailedCode(testApp.mails, 'amina@example.com')
    expect((await testApp.call(verifyEmail, { body: { email: 'amina@example.com', code } })).status).toBe(200)
  })

  test('60 sign-ups an hour per network, IPv6 by /64', async () => {
    const from = (host: number) =>
      testApp.call(signUp, { body: registrationBody({ mobileNumber: '1' }) }, { from: `2001:db8:1:2::${host}` })
    for (let i = 1; i <= 60; i++) expect((await from(i)).status).toBe(422)
    const refused = await from(61)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await testApp.call(signUp, { body: registrationBody() }, { from: '2001:db8:1:3::1' })).status).toBe(202)
    testApp.clock.advance({ hours: 1 })
    expect((await from(62)).status).toBe(422)
  })

  test('180 sign-ups an hour per /48', async () => {
    let passed = 0
    for (let i = 0; i < 200; i++) {
      const from = `2001:db8:5:${(i * 256).toString(16)}::1`
      if ((await testApp.call(signUp, { body: registrationBody({ mobileNumber: '1' }) }, { from })).status === 422) passed++
    }
    expect(passed).toBe(180)
  })

  test('300 calls in 15 minutes per network', async () => {
    const ask = () => testApp.call(requestCode, { body: { email: 'nobody@example.com', type: 'verify-email' } }, { from: '203.0.113.9' })
    for (let i = 1; i <= 300; i++) expect((await ask()).status).toBe(202)
    expect((await ask()).status).toBe(429)
  })

  test('a mail to an unproven address contains no name', async () => {
    const firstName = 'Ann\r\nBcc: all@example.com https://evil.example'
    expect((await testApp.call(signUp, { body: registrationBody({ firstName }) })).status).toBe(202)
    await testApp.runJobs()
    const [mail] = testApp.mails
    expect(mail?.to.name).toBe('')
    expect(mail?.to.address).toBe('amina@example.com')
    expect(mail?.subject).not.toContain('Ann')
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/Ann|Bcc|evil/)
  })
})
