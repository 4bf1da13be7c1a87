import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPerson, type PersonOptions } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { login } from '../../contract.ts'
import { hashPassword } from '../index.ts'

const password = 'mangoes in the rain'
let testApp: TestApp
let passwordHash: string
beforeAll(async () => {
  testApp = await openTestApp()
  passwordHash = await hashPassword(password)
})
afterAll(() => testApp[Symbol.asyncDispose]())

const person = (options: PersonOptions = {}) => createPerson(testApp, 'amina', { passwordHash, ...options })
let address = 0
/** A new IP address for each test, so that the rate limits do not add up. */
const newAddress = () => `198.51.100.${++address}`
const attempt = (email: string, given: string, from: string, remember = false) =>
  testApp.call(login, { body: { email, password: given, remember } }, { from })
const sessionsOf = (id: string) =>
  testApp.db.selectFrom('session').selectAll().where('member_id', '=', id).where('device', '=', '').execute()

describe('login', () => {
  test('returns the user and a token that authenticates', async () => {
    const amina = await person()
    const reply = await attempt(` ${amina.email.toUpperCase()}`, password, newAddress())
    expect(reply.status).toBe(200)
    expect(reply.body.data.user).toEqual({
      id: amina.id,
      _id: amina.id,
      firstname: 'Amina',
      lastname: 'Bello',
      email: amina.email,
      locale: 'en',
      joined_at: expect.any(String),
    })
    expect(await testApp.platform.authenticate(reply.body.data.token, '')).toMatchObject({ kind: 'member', id: amina.id, role: 'user' })
  })

  test('a blank email is reported as missing', async () => {
    const { status, error } = await testApp.call(login, { body: { email: ' ', password: 'any' } })
    expect([status, error.errors]).toEqual([422, { email: ['this field is required'] }])
  })

  test('the session lasts one day, or 90 days with remember', async () => {
    const amina = await person()
    await attempt(amina.email, password, newAddress())
    await attempt(amina.email, password, newAddress(), true)
    const days = (await sessionsOf(amina.id)).map((session) => (session.expires_at.getTime() - testApp.clock.now().getTime()) / 86_400_000)
    expect(days.toSorted((a, b) => a - b)).toEqual([1, 90])
  })

  test('é typed on another keyboard is the same password', async () => {
    const amina = await person({ passwordHash: await hashPassword('été à Garoua'.normalize('NFD')) })
    expect((await attempt(amina.email, 'été à Garoua'.normalize('NFC'), newAddress())).status).toBe(200)
  })

  test('a wrong password and an unknown email get the same response', async () => {
    const { email } = await person()
    const unknown = await attempt(`n${randomUUID()}@example.com`, password, newAddress())
    const wrong = await attempt(email, `${password}!`, newAddress())
    expect([wrong.status, wrong.error.code, wrong.error.errors]).toEqual([422, 'auth.wrong_credentials', undefined])
    expect([unknown.status, unknown.text, Object.keys(unknown.headers)]).toEqual([wrong.status, wrong.text, Object.keys(wrong.headers)])
  })

  test('after ten failures the right password is refused as well, also for an unknown email', async () => {
    const { email } = await person()
    const from = newAddress()
    const strangers = `n${randomUUID()}@example.com`
    for (let i = 1; i <= 10; i++) {
      expect((await attempt(email, 'not this one', from)).status).toBe(422)
      expect((await attempt(strangers, 'not this one', from)).status).toBe(422)
    }
    const known = await attempt(email, password, from)
    const unknown = await attempt(strangers, password, from)
    expect([known.status, known.headers['retry-after']]).toEqual([429, '900'])
    expect([unknown.status, unknown.headers['retry-after'], unknown.text]).toEqual([429, '900', known.text])
    expect((await attempt(email, password, newAddress())).status).toBe(200)
    testApp.clock.advance({ minutes: 15 })
    expect((await attempt(email, password, from)).status).toBe(200)
  })

  test('of 30 parallel wrong passwords ten are checked', async () => {
    const { email } = await person()
    const from = newAddress()
    const replies = await Promise.all(Array.from({ length: 30 }, () => attempt(email, 'not this one', from)))
    expect(replies.filter((reply) => reply.status === 422)).toHaveLength(10)
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(20)
  })

  test('a success clears the failures before it', async () => {
    const { email } = await person()
    const from = newAddress()
    for (let round = 0; round < 2; round++) {
      for (let i = 1; i <= 9; i++) await attempt(email, 'not this one', from)
      expect((await attempt(email, password, from)).status).toBe(200)
    }
  })

  test.each([
    ['unverified', 403, 'auth.unverified'],
    ['suspended', 403, 'auth.suspended'],
    ['deleted', 422, 'auth.wrong_credentials'],
  ])('%s: the right password gets no token, a wrong one reveals nothing', async (status, answer, code) => {
    const { id, email } = await person({ unverified: status === 'unverified' })
    await testApp.db.updateTable('member').set({ status }).where('id', '=', id).execute()
    const right = await attempt(email, password, newAddress())
    expect([right.status, right.error.code]).toEqual([answer, code])
    const wrong = await attempt(email, 'not this one', newAddress())
    expect([wrong.status, wrong.error.code]).toEqual([422, 'auth.wrong_credentials'])
    expect(await sessionsOf(id)).toEqual([])
    await testApp.runJobs()
    expect(testApp.mails.filter((mail) => mail.to.address === email)).toHaveLength(status === 'unverified' ? 1 : 0)
  })

  test('a paused member can sign in', async () => {
    const { id, email } = await person()
    await testApp.db.updateTable('member').set({ status: 'paused' }).where('id', '=', id).execute()
    expect((await attempt(email, password, newAddress())).status).toBe(200)
  })

  test('an account without a password accepts none', async () => {
    const { email } = await createPerson(testApp, 'amina')
    for (const given of ['', 'null', 'undefined', password]) expect((await attempt(email, given, newAddress())).status).toBe(422)
  })
})
