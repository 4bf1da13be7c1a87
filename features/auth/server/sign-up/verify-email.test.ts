import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { login, requestCode, signUp, verifyEmail } from '../../contract.ts'
import { readMailedCode, wrongCode, registrationBody } from '#tests/support/features/auth.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())

interface Newcomer {
  email: string
  code: string
  /** An IP address of their own, so that the rate limits of the tests do not add up. */
  from: string
}
let count = 0
const signedUp = async (): Promise<Newcomer> => {
  const [email, from] = [`n${randomUUID()}@example.com`, `198.51.100.${++count}`]
  await testApp.call(signUp, { body: registrationBody({ email }) }, { from })
  await testApp.runJobs()
  return { email, from, code: readMailedCode(testApp.mails, email) }
}
const guess = ({ email, from }: Newcomer, code: string) => testApp.call(verifyEmail, { body: { email, code } }, { from })
const resend = async ({ email, from }: Newcomer) => {
  const reply = await testApp.call(requestCode, { body: { email, type: 'verify-email' } }, { from })
  await testApp.runJobs()
  return reply
}
const idOf = async ({ email }: Newcomer) =>
  (await testApp.db.selectFrom('member').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
const codeOf = async (newcomer: Newcomer) =>
  testApp.db
    .selectFrom('code')
    .selectAll()
    .where('member_id', '=', await idOf(newcomer))
    .executeTakeFirst()
const sessionsOf = async (newcomer: Newcomer) =>
  testApp.db
    .selectFrom('session')
    .select('id')
    .where('member_id', '=', await idOf(newcomer))
    .execute()
const mailsTo = ({ email }: Newcomer) => testApp.mails.filter((mail) => mail.to.address === email)
const newestCode = ({ email }: Newcomer) => readMailedCode(testApp.mails, email)

describe('verify-email', () => {
  test('the code activates the account and signs in', async () => {
    const amina = await signedUp()
    const reply = await guess(amina, ` ${amina.code.slice(0, 3)} ${amina.code.slice(3)} `)
    expect(reply.status).toBe(200)
    const { user, token } = reply.body.data
    expect(user).toEqual({
      id: user.id,
      _id: user.id,
      firstname: 'Amina',
      lastname: 'Bello',
      email: amina.email,
      locale: 'en',
      joined_at: expect.any(String),
    })
    expect(await testApp.platform.authenticate(token, '127.0.0.1')).toMatchObject({ id: user.id, role: 'user' })
    expect(await testApp.db.selectFrom('member').select(['status', 'verified_at']).where('id', '=', user.id).execute()).toEqual([
      { status: 'active', verified_at: testApp.clock.now() },
    ])
    expect(await testApp.db.selectFrom('card').select('id').where('id', '=', user.id).execute()).toEqual([{ id: user.id }])
    expect((await guess(amina, amina.code)).status).toBe(422)
  })

  test('only a hash of the code is stored', async () => {
    const amina = await signedUp()
    const row = await codeOf(amina)
    expect(row?.code_hash).toHaveLength(32)
    expect(row?.code_hash.includes(amina.code)).toBe(false)
    const jobs = await testApp.db.selectFrom('job').select(['payload', 'dedupe', 'last_error']).execute()
    expect(JSON.stringify(jobs)).not.toContain(`"${amina.code}"`)
  })

  test('a wrong code is reported at its field; after five the right one is refused', async () => {
    const amina = await signedUp()
    for (let i = 1; i <= 5; i++) {
      const reply = await guess(amina, wrongCode(amina.code, i))
      expect(reply.status).toBe(422)
      expect(reply.error).toMatchObject({ code: 'auth.wrong_code', errors: { code: [expect.any(String)] } })
    }
    expect((await guess(amina, amina.code)).error.code).toBe('auth.wrong_code')
    expect((await codeOf(amina))?.attempts).toBe(5)
  })

  test('after four wrong codes the right one still works', async () => {
    const amina = await signedUp()
    for (let i = 1; i <= 4; i++) await guess(amina, wrongCode(amina.code, i))
    expect((await guess(amina, amina.code)).status).toBe(200)
  })

  test('of 200 parallel guesses five are checked', async () => {
    const amina = await signedUp()
    const replies = await Promise.all(Array.from({ length: 200 }, (_, i) => guess(amina, wrongCode(amina.code, i + 1))))
    expect((await codeOf(amina))?.attempts).toBe(5)
    const statuses = replies.map((reply) => reply.status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(180)
  })

  test('of 20 parallel right guesses one opens a session', async () => {
    const amina = await signedUp()
    const replies = await Promise.all(Array.from({ length: 20 }, () => guess(amina, amina.code)))
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
    expect(await sessionsOf(amina)).toHaveLength(1)
  })

  test('a code expires after ten minutes', async () => {
    const late = await signedUp()
    testApp.clock.advance({ minutes: 10 })
    expect((await guess(late, late.code)).status).toBe(422)
    const early = await signedUp()
    testApp.clock.advance({ minutes: 9, seconds: 59 })
    expect((await guess(early, early.code)).status).toBe(200)
  })

  test('a code works for its own account only', async () => {
    const [amina, brian] = [await signedUp(), await signedUp()]
    expect((await guess(amina, amina.code === brian.code ? wrongCode(brian.code) : brian.code)).status).toBe(422)
    expect((await guess(brian, brian.code)).status).toBe(200)
  })

  test('20 failures block the email for 24 hours, with the same bytes for an unknown one', async () => {
    const amina = await signedUp()
    const nobody = { ...amina, email: `n${randomUUID()}@example.com` }
    const told: [string, string][] = []
    const answer = async (who: Newcomer, code: string) => {
      const { status, headers, text } = await guess(who, code)
      return `${status} ${headers['retry-after']} ${text}`
    }
    for (let round = 0; round < 5; round++) {
      for (let i = 1; i <= 5; i++) {
        const wrong = wrongCode(newestCode(amina), i)
        told.push([await answer(amina, wrong), await answer(nobody, wrong)])
      }
      testApp.clock.advance({ seconds: 60 })
      await resend(amina)
    }
    for (const [known, unknown] of told) expect(known).toBe(unknown)
    const statuses = told.map(([known]) => known.slice(0, 3))
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => '422'), ...Array.from({ length: 5 }, () => '429')])
    expect((await guess(amina, newestCode(amina))).status).toBe(429)
    testApp.clock.advance({ hours: 24 })
    await resend(amina)
    expect((await guess(amina, newestCode(amina))).status).toBe(200)
  })

  test('malformed codes are refused and not counted', async () => {
    const amina = await signedUp()
    for (const code of ['12345', '1234567', 'abcdef', '１２３４５６', '12345\0']) expect((await guess(amina, code)).status).toBe(422)
    expect((await codeOf(amina))?.attempts).toBe(0)
  })
})

describe('codes', () => {
  test('a new one replaces the old after 60 s, not before; the response is always the same', async () => {
    const amina = await signedUp()
    testApp.clock.advance({ seconds: 59 })
    const early = await resend(amina)
    expect(mailsTo(amina)).toHaveLength(1)
    testApp.clock.advance({ seconds: 1 })
    const due = await resend(amina)
    expect(mailsTo(amina)).toHaveLength(2)
    expect([early.status, early.text]).toEqual([due.status, due.text])
    const nobody = { ...amina, email: `n${randomUUID()}@example.com` }
    const unknown = await resend(nobody)
    expect([unknown.status, unknown.text.replace(nobody.email, amina.email)]).toEqual([due.status, due.text])
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(due.headers))
    expect(mailsTo(nobody)).toHaveLength(0)
    expect((await guess(amina, newestCode(amina))).status).toBe(200)
  })

  test('a delayed mail does not delay the next code', async () => {
    const amina = await signedUp()
    const ask = () => testApp.call(requestCode, { body: { email: amina.email, type: 'verify-email' } }, { from: amina.from })
    testApp.clock.advance({ seconds: 60 })
    await ask()
    testApp.clock.advance({ seconds: 7 })
    await testApp.runJobs()
    testApp.clock.advance({ seconds: 53 })
    await ask()
    await testApp.runJobs()
    expect(mailsTo(amina)).toHaveLength(3)
  })

  test('a verified account gets none', async () => {
    const amina = await signedUp()
    await guess(amina, amina.code)
    testApp.clock.advance({ minutes: 5 })
    await resend(amina)
    expect(mailsTo(amina)).toHaveLength(1)
  })

  test('a failed mail is retried with a code that works', async () => {
    const { mailer } = testApp.platform
    const send = mailer.send.bind(mailer)
    const amina = { email: `n${randomUUID()}@example.com`, code: '', from: '192.0.2.77' }
    let failures = 2
    mailer.send = (mail) => (failures-- > 0 ? Promise.reject(new Error('mail server away')) : send(mail))
    await testApp.call(signUp, { body: registrationBody({ email: amina.email }) }, amina)
    for (let i = 0; i < 3; i++) {
      await testApp.runJobs()
      testApp.clock.advance({ seconds: 5 })
    }
    mailer.send = send
    expect(mailsTo(amina)).toHaveLength(1)
    expect((await guess(amina, newestCode(amina))).status).toBe(200)
  })

  test('the password alone does not sign in before the code', async () => {
    const amina = await signedUp()
    testApp.clock.advance({ minutes: 2 })
    const reply = await testApp.call(login, { body: { email: amina.email, password: registrationBody().password } }, amina)
    expect([reply.status, reply.error.code]).toEqual([403, 'auth.unverified'])
    expect(await sessionsOf(amina)).toEqual([])
    await testApp.runJobs()
    expect(mailsTo(amina)).toHaveLength(2)
    expect((await guess(amina, newestCode(amina))).status).toBe(200)
  })
})
