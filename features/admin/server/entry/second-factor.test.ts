import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '#features/auth/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { totpCode, totpStepAt } from '#platform/server/secrets/totp.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { beginSecondFactor, confirmSecondFactor, enterConsole, getConsoleSignInState, renewRecoveryCodes } from '../../entry-contract.ts'
import { personalData } from '../personal-data.ts'

const password = 'mangoes in the rain'
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const bytesOf = (written: string): Buffer => {
  const bits = [...written].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

let testApp: TestApp
let admin: Person
let passwordHash: string
beforeAll(async () => {
  testApp = await openTestApp()
  passwordHash = await hashPassword(password)
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  admin = await createPerson(testApp, 'amina', { passwordHash })
  await testApp.db.updateTable('member').set({ role: 'admin' }).where('id', '=', admin.id).execute()
})

const entry = async () => (await testApp.call(getConsoleSignInState, {}, { as: admin })).body.data
const begin = async (given = password) => testApp.call(beginSecondFactor, { body: { password: given } }, { as: admin })
const confirm = (code: string) => testApp.call(confirmSecondFactor, { body: { code } }, { as: admin })
const enter = (code: string, given?: string) =>
  testApp.call(enterConsole, { body: { code, ...(given === undefined ? {} : { password: given }) } }, { as: admin })
const setUp = async () => {
  const secret = bytesOf((await begin()).body.data.secret)
  const codes = (await confirm(totpCode(secret, totpStepAt(testApp.clock.now())))).body.data.recovery_codes
  const next = () => {
    testApp.clock.advance({ seconds: 30 })
    return totpCode(secret, totpStepAt(testApp.clock.now()))
  }
  return { secret, codes, next }
}

test('setting up an authenticator needs the password and its first code, and enters the console', async () => {
  expect(await entry()).toEqual({ second_factor: false, entered: false, fresh: false, recovery_codes_left: 0, sign_on: 'none' })
  expect((await begin('wrong')).error.code).toBe('admin.wrong_password')
  const { secret, codes } = await setUp()
  expect(secret).toHaveLength(20)
  expect(new Set(codes).size).toBe(10)
  expect(await entry()).toEqual({ second_factor: true, entered: true, fresh: false, recovery_codes_left: 10, sign_on: 'none' })
  expect((await begin()).error.code).toBe('admin.second_factor_exists')
  const { secret: stored } = await testApp.db
    .selectFrom('second_factor')
    .select('secret')
    .where('member_id', '=', admin.id)
    .executeTakeFirstOrThrow()
  expect(stored.includes(secret)).toBe(false)
  const kept = await testApp.db.selectFrom('recovery_code').selectAll().where('member_id', '=', admin.id).execute()
  expect(kept.some(({ code_hash }) => codes.some((code) => code_hash.includes(code.slice(0, 4))))).toBe(false)
})

test('an unconfirmed secret grants nothing and may be replaced', async () => {
  const first = bytesOf((await begin()).body.data.secret)
  expect((await enter(totpCode(first, totpStepAt(testApp.clock.now())))).error.code).toBe('admin.no_second_factor')
  const second = bytesOf((await begin()).body.data.secret)
  expect((await confirm(totpCode(first, totpStepAt(testApp.clock.now())))).status).toBe(422)
  expect((await confirm(totpCode(second, totpStepAt(testApp.clock.now())))).status).toBe(200)
})

test('a proof holds for one session and twelve hours; with the password it is fresh for ten minutes', async () => {
  const { next } = await setUp()
  expect((await testApp.call(renewRecoveryCodes, {}, { as: admin })).error.code).toBe('platform.fresh_login')
  expect((await enter(next(), 'wrong')).error.errors).toHaveProperty('password')
  expect((await enter(next(), password)).body.data).toMatchObject({ entered: true, fresh: true })
  expect((await testApp.call(renewRecoveryCodes, {}, { as: admin })).body.data.recovery_codes).toHaveLength(10)
  testApp.clock.advance({ minutes: 10 })
  expect(await entry()).toMatchObject({ entered: true, fresh: false })
  testApp.clock.advance({ hours: 12 })
  expect(await entry()).toMatchObject({ entered: false })
  expect((await testApp.call(renewRecoveryCodes, {}, { as: admin })).error.code).toBe('platform.second_factor')
})

test('a code works once, also in parallel requests, and no earlier one works after it', async () => {
  const { secret, next } = await setUp()
  const here = next()
  const both = await Promise.all([enter(here), enter(here), enter(here)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
  expect((await enter(totpCode(secret, totpStepAt(testApp.clock.now()) - 1))).error.code).toBe('admin.wrong_code')
  expect((await enter(` ${next().replace(/^.../, '$& ')} `)).status).toBe(200)
})

test('a recovery code works once, in any spelling', async () => {
  const { codes, next } = await setUp()
  const [one = '', two = ''] = codes
  expect((await enter(one.toLowerCase().replaceAll('-', ' '))).body.data).toMatchObject({ entered: true, recovery_codes_left: 9 })
  expect((await enter(one)).status).toBe(422)
  expect((await enter(next(), password)).status).toBe(200)
  await testApp.call(renewRecoveryCodes, {}, { as: admin })
  expect((await enter(two)).status).toBe(422)
})

test('after five wrong codes in 15 minutes a correct one has to wait too', async () => {
  const { next } = await setUp()
  const wrong = await Promise.all(Array.from({ length: 20 }, (_, index) => enter(String(index).padStart(6, '9'))))
  expect(wrong.filter(({ status }) => status === 422)).toHaveLength(5)
  const late = await enter(next())
  expect([late.status, Number(late.headers['retry-after']) > 0]).toEqual([429, true])
  testApp.clock.advance({ minutes: 15 })
  expect((await enter(next())).status).toBe(200)
})

test('at most thirty wrong codes are checked in 24 hours', async () => {
  const { next } = await setUp()
  let judged = 0
  for (let round = 0; round < 12; round++) {
    for (let guess = 0; guess < 5; guess++) if ((await enter(`99${round}${guess}`.padStart(6, '9'))).status === 422) judged++
    testApp.clock.advance({ minutes: 20 })
  }
  expect(judged).toBe(30)
  expect((await enter(next())).status).toBe(429)
  testApp.clock.advance({ hours: 24 })
  expect((await enter(next())).status).toBe(200)
})

test('an export contains the second factor without its secret, and an erasure deletes it', async () => {
  await setUp()
  expect(await personalData.export(testApp.db, admin.id)).toEqual({
    second_factor: [{ created_at: testApp.clock.now(), confirmed_at: testApp.clock.now() }],
    money_decisions: [],
  })
  await inTransaction(testApp.db, (tx) => personalData.erase(tx, admin.id, testApp.clock.now()))
  expect(await entry()).toMatchObject({ second_factor: false, recovery_codes_left: 0 })
})
