// @slow
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPerson } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { requestEmailChange, login, requestCode, signUp, verifyEmail } from '../../contract.ts'
import { hashPassword } from '../index.ts'
import { recordMailIfAllowed } from './mail-limit.ts'
import { readMailedCode, wrongCode, registrationBody } from '#tests/support/features/auth.ts'

const password = 'mangoes in the rain'
let testApp: TestApp
let passwordHash: string
beforeAll(async () => {
  testApp = await openTestApp()
  passwordHash = await hashPassword(password)
})
afterAll(() => testApp[Symbol.asyncDispose]())

const newEmail = () => `n${randomUUID()}@example.com`
let count = 0
const elsewhere = () => `198.51.${++count >> 8}.${count & 255}`
const mailsTo = (email: string) => testApp.mails.filter(({ to }) => to.address === email)
const signsUp = async (email: string) => {
  await testApp.call(signUp, { body: registrationBody({ email, firstName: 'Win a prize at evil.example' }) }, { from: elsewhere() })
  await testApp.runJobs()
}
const asks = async (email: string, type: 'verify-email' | 'login' | 'reset-password', from = elsewhere()) => {
  const reply = await testApp.call(requestCode, { body: { email, type } }, { from })
  await testApp.runJobs()
  return reply
}

describe('mail limit per address', () => {
  test('six sign-ups in nine seconds send one mail without any text of the form', async () => {
    const email = newEmail()
    for (let i = 0; i < 6; i++) {
      await signsUp(email)
      testApp.clock.advance({ seconds: 1 })
    }
    expect(mailsTo(email)).toHaveLength(1)
    expect(JSON.stringify(mailsTo(email))).not.toMatch(/prize|evil/)
  })

  test('the minimum interval still holds after the account is deleted', async () => {
    const email = newEmail()
    await signsUp(email)
    await testApp.db.deleteFrom('account').where('member_id', 'is not', null).execute()
    await testApp.db.deleteFrom('member').where('email', '=', email).execute()
    await signsUp(email)
    expect(mailsTo(email)).toHaveLength(1)
  })

  test('an address gets ten mails a day, for all purposes and spellings together', async () => {
    const name = randomUUID()
    const spellings = [`${name}@example.com`, `${name}+1@example.com`, `${name}+2@example.com`]
    for (let round = 0; round < 2; round++)
      for (const email of spellings) {
        await signsUp(email)
        await asks(email, 'login')
        await asks(email, 'reset-password')
        testApp.clock.advance({ minutes: 2 })
      }
    expect(testApp.mails.filter(({ to }) => to.address.startsWith(name))).toHaveLength(10)
    testApp.clock.advance({ hours: 24 })
    await signsUp(`${name}@example.com`)
    expect(testApp.mails.filter(({ to }) => to.address.startsWith(name))).toHaveLength(11)
  })

  test('five email changes a day are mailed, without the name of the stranger', async () => {
    const email = newEmail()
    for (let i = 0; i < 8; i++) {
      const mallory = await createPerson(testApp, 'diego', { passwordHash, firstname: 'Call evil.example' })
      await testApp.call(requestEmailChange, { body: { email, password } }, { as: mallory, from: elsewhere() })
      await testApp.runJobs()
      testApp.clock.advance({ minutes: 2 })
    }
    expect(mailsTo(email)).toHaveLength(5)
    expect(JSON.stringify(mailsTo(email))).not.toMatch(/Call|evil/)
  })

  test('the owner of a taken address gets three notices a day', async () => {
    const { email } = await createPerson(testApp, 'amina', { passwordHash })
    for (let i = 0; i < 10; i++) {
      await signsUp(email)
      testApp.clock.advance({ hours: 1 })
    }
    expect(mailsTo(email)).toHaveLength(3)
  })

  test('requests of strangers leave codes for the owner on a known network', async () => {
    const { email } = await createPerson(testApp, 'amina', { passwordHash })
    const home = elsewhere()
    expect((await testApp.call(login, { body: { email, password } }, { from: home })).status).toBe(200)
    for (let i = 0; i < 15; i++) {
      await asks(email, 'login')
      testApp.clock.advance({ minutes: 1 })
    }
    expect(mailsTo(email)).toHaveLength(10)
    expect((await asks(email, 'login', home)).status).toBe(202)
    expect(mailsTo(email)).toHaveLength(11)
  })

  test('20 parallel requests send one mail', async () => {
    const email = newEmail()
    const mail = { email, kind: 'login', known: false, asked: testApp.clock.now() } as const
    const taken = await Promise.all(Array.from({ length: 20 }, () => recordMailIfAllowed(testApp.db, { secret: 'x', factor: 1 }, mail)))
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  test('counts are stored under a keyed hash for a day', async () => {
    const email = newEmail()
    await signsUp(email)
    const rows = await testApp.db.selectFrom('address_mail').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(email.slice(0, 8))
    testApp.clock.advance({ hours: 26 })
    await testApp.runJobs()
    expect(await testApp.db.selectFrom('address_mail').selectAll().execute()).toEqual([])
  })
})

describe('guesses at codes', () => {
  const guess = (email: string, code: string, from: string) => testApp.call(verifyEmail, { body: { email, code } }, { from })

  test('20 wrong guesses of a stranger do not lock the owner out', async () => {
    const email = newEmail()
    const stranger = elsewhere()
    for (let i = 0; i < 20; i++) expect((await guess(email, '000000', stranger)).status).toBe(422)
    expect((await guess(email, '000000', stranger)).status).toBe(429)
    await signsUp(email)
    expect((await guess(email, readMailedCode(testApp.mails, email), elsewhere())).status).toBe(200)
  })

  test('of 200 parallel guesses from 200 networks five are checked, and the link still opens the account', async () => {
    const email = newEmail()
    await signsUp(email)
    const code = readMailedCode(testApp.mails, email)
    const replies = await Promise.all(Array.from({ length: 200 }, (_, i) => guess(email, wrongCode(code, i + 1), elsewhere())))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(0)
    const { attempts } = await testApp.db
      .selectFrom('code')
      .innerJoin('member', 'member.id', 'code.member_id')
      .select('code.attempts')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(attempts).toBe(5)
    const owner = elsewhere()
    expect((await guess(email, code, owner)).status).toBe(422)
    const key = keyIn(email)
    for (const wrong of [key.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')), 'x'.repeat(43)])
      expect((await guess(email, wrong, owner)).error.code).toBe('auth.wrong_code')
    expect((await guess(email, key, owner)).status).toBe(200)
    expect((await guess(email, key, owner)).status).toBe(422)
  })

  test('a key is bound to its purpose and expires with its code', async () => {
    const email = newEmail()
    await signsUp(email)
    await asks(email, 'login')
    expect((await guess(email, keyIn(email), elsewhere())).status).toBe(422)
    const late = newEmail()
    await signsUp(late)
    const key = keyIn(late)
    testApp.clock.advance({ minutes: 10 })
    expect((await guess(late, key, elsewhere())).status).toBe(422)
  })

  test('of 20 parallel uses of the right key one opens a session', async () => {
    const email = newEmail()
    await signsUp(email)
    const key = keyIn(email)
    const replies = await Promise.all(Array.from({ length: 20 }, () => guess(email, key, elsewhere())))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('50 guesses a day are checked per address, over all networks', async () => {
    const { email, id } = await createPerson(testApp, 'amina', { unverified: true })
    const attempts = async () =>
      (await testApp.db.selectFrom('code').select('attempts').where('member_id', '=', id).executeTakeFirst())?.attempts ?? 0
    let judged = 0
    for (let round = 0; round < 12; round++) {
      await asks(email, 'verify-email')
      const before = await attempts()
      for (let i = 0; i < 6; i++) await guess(email, '000000', elsewhere())
      judged += (await attempts()) - before
      testApp.clock.advance({ minutes: 12 })
    }
    expect(judged).toBe(50)
  })
})

/** The long key in the link of the newest mail to an address. */
const keyIn = (email: string): string => /~([\w-]{43})$/m.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''
