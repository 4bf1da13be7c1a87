// @slow
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPerson } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { changePassword, login, otpLogin, requestCode } from '../../contract.ts'
import { hashPassword } from '../index.ts'
import { readMailedCode } from '#tests/support/features/auth.ts'

const password = 'mangoes in the rain'
let testApp: TestApp
let passwordHash: string
beforeAll(async () => {
  testApp = await openTestApp()
  passwordHash = await hashPassword(password)
})
afterAll(() => testApp[Symbol.asyncDispose]())

const someone = () => createPerson(testApp, 'amina', { passwordHash })
const attempt = (email: string, given: string, from: string) => testApp.call(login, { body: { email, password: given } }, { from })
let networks = 0
const newNetwork = () => `203.0.${++networks >> 8}.${networks & 255}`
/** Submits wrong passwords, each from a new network by default. Returns how many were checked. */
const attack = async (email: string, guesses: number, from: (i: number) => string = newNetwork): Promise<number> => {
  let judged = 0
  for (let i = 0; i < guesses; i++) if ((await attempt(email, 'not this one', from(i))).error.code === 'auth.wrong_credentials') judged++
  return judged
}

test('of 60 guesses from 20 networks 50 are checked, also for an unknown email', async () => {
  const { email } = await someone()
  expect(await attack(email, 60, (i) => `203.0.113.${i % 20}`)).toBe(50)
  const unknown = `n${randomUUID()}@example.com`
  expect(await attack(unknown, 60, (i) => `203.0.114.${i % 20}`)).toBe(50)
  const [one, other] = [await attempt(email, password, newNetwork()), await attempt(unknown, password, newNetwork())]
  expect([one.status, one.error.code]).toEqual([429, 'auth.too_many_guesses'])
  expect([other.status, other.text, other.headers['retry-after']]).toEqual([one.status, one.text, one.headers['retry-after']])
})

test('of 40 guesses from one /48 30 are checked, from one /56 20', async () => {
  const [amina, brian] = [await someone(), await someone()]
  expect(await attack(amina.email, 40, (i) => `2001:db8:7:${(i * 256).toString(16)}::1`)).toBe(30)
  expect(await attack(brian.email, 40, (i) => `2001:db8:8:${i.toString(16)}::1`)).toBe(20)
  // A customer of another provider is not affected.
  expect((await attempt(amina.email, password, '2001:db8:9::1')).status).toBe(200)
})

test('an attack from elsewhere does not lock the owner out', async () => {
  const { email } = await someone()
  const home = newNetwork()
  expect((await attempt(email, password, home)).status).toBe(200)
  expect(await attack(email, 70)).toBe(50)
  expect((await attempt(email, password, home)).status).toBe(200)
  // On an unknown network a mailed code opens the account.
  await testApp.call(requestCode, { body: { email, type: 'login' } })
  await testApp.runJobs()
  const away = newNetwork()
  const code = readMailedCode(testApp.mails, email)
  expect((await testApp.call(otpLogin, { body: { email, code } }, { from: away })).status).toBe(200)
  expect((await attempt(email, password, away)).status).toBe(200)
  testApp.clock.advance({ hours: 24 })
  expect((await attempt(email, password, newNetwork())).status).toBe(200)
})

test('frequent successful sign-ins do not count as guesses', async () => {
  const { email } = await someone()
  for (let i = 0; i < 60; i++) expect((await attempt(email, password, newNetwork())).status).toBe(200)
})

test('a stolen session gets no more guesses from many networks than from one', async () => {
  const amina = await someone()
  const guess = (from: string, current_password = 'not this one') =>
    testApp.call(
      changePassword,
      { body: { current_password, password: 'papayas in the sun', confirmPassword: 'papayas in the sun' } },
      { as: amina, from },
    )
  let judged = 0
  for (let i = 0; i < 30; i++) if ((await guess(newNetwork())).status === 422) judged++
  expect(judged).toBe(10)
  // Guesses at login are counted separately, so they cannot block a password change.
  const other = await someone()
  await attack(other.email, 60)
  const body = { current_password: password, password: 'papayas in the sun', confirmPassword: 'papayas in the sun' }
  expect((await testApp.call(changePassword, { body }, { as: other })).status).toBe(200)
})
