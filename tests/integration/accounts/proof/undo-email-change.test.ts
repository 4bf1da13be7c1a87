// @slow
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getMe } from '#features/account/contract.ts'
import { confirmEmail, login, requestEmailChange, resetPassword, signUp } from '#features/auth/contract.ts'
import { hashPassword } from '#features/auth/server/index.ts'
import { proveOwnPhone, requestOwnPhoneCode } from '#features/phone-login/contract.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { readMailedCode, registrationBody } from '#tests/support/features/auth.ts'
import { mobileNumber, readTextedCode } from '#tests/support/features/phone-login.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'

const password = 'mangoes in the rain'
const ownAgain = 'papayas in the sun'
let testApp: TestApp
let passwordHash: string
let amina: Person
beforeAll(async () => {
  testApp = await openTestApp()
  passwordHash = await hashPassword(password)
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  testApp.mails.length = 0
  amina = await createPerson(testApp, 'amina', { passwordHash })
})

const newAddress = () => `n${randomUUID()}@example.com`
/** A thief with the open session and the password moves the account to an address. */
const moveTo = async (email: string): Promise<void> => {
  await testApp.call(requestEmailChange, { body: { email, password } }, { as: amina })
  await testApp.runJobs()
  const reply = await testApp.call(confirmEmail, { body: { code: readMailedCode(testApp.mails, email) } }, { as: amina })
  if (reply.status !== 200) throw new Error(reply.text)
  await testApp.runJobs()
  testApp.clock.advance({ minutes: 2 })
}
const linkTo = (email: string): string => {
  const mail = testApp.mails.findLast(({ to, text }) => to.address === email && text.includes('/reset-password?undo=email#'))
  const key = /~([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  if (key === undefined) throw new Error(`no link was mailed to ${email}`)
  return key
}
const undo = (email: string, code: string) =>
  testApp.call(resetPassword, { body: { email, code, password: ownAgain, confirmPassword: ownAgain } })
const logIn = async (email: string, given: string) => (await testApp.call(login, { body: { email, password: given } })).status
const isAlive = async () => (await testApp.call(getMe, undefined, { as: amina })).status === 200
const contactOf = () =>
  testApp.db.selectFrom('member').select(['email', 'proven_phone']).where('id', '=', amina.id).executeTakeFirstOrThrow()

test('the owner of the earlier address takes the account back and shuts out who changed email and number', async () => {
  const thief = newAddress()
  await moveTo(thief)
  const { typed, phone } = mobileNumber(7101)
  await testApp.call(requestOwnPhoneCode, { body: { ...typed, password } }, { as: amina })
  await testApp.runJobs()
  const code = await readTextedCode(testApp.db, phone)
  expect((await testApp.call(proveOwnPhone, { body: { ...typed, code } }, { as: amina })).status).toBe(200)
  expect(await contactOf()).toEqual({ email: thief, proven_phone: phone })

  testApp.clock.advance({ hours: 20 })
  expect((await undo(amina.email, linkTo(amina.email))).status).toBe(200)
  expect(await contactOf()).toEqual({ email: amina.email, proven_phone: null })
  expect(await isAlive()).toBe(false)
  expect([await logIn(thief, password), await logIn(amina.email, password), await logIn(amina.email, ownAgain)]).toEqual([422, 422, 200])
  await testApp.runJobs()
  expect(testApp.mails.findLast(({ to }) => to.address === thief)?.subject).toBe('The email of your Ndloo account was changed')
})

test('a link works once, for seven days, and for no other address', async () => {
  const [thief, brian] = [newAddress(), await createPerson(testApp, 'brian', { passwordHash })]
  await moveTo(thief)
  const key = linkTo(amina.email)
  for (const email of [thief, brian.email, newAddress()]) expect((await undo(email, key)).error.code).toBe('auth.wrong_code')
  expect((await undo(amina.email, 'x'.repeat(43))).error.code).toBe('auth.wrong_code')
  expect((await undo(amina.email, key)).status).toBe(200)
  expect((await undo(amina.email, key)).error.code).toBe('auth.wrong_code')
  // The mail about the change that is undone contains no link for the thief.
  await testApp.runJobs()
  expect(() => linkTo(thief)).toThrow()

  const chantal = await createPerson(testApp, 'chantal', { passwordHash })
  amina = chantal
  await moveTo(newAddress())
  testApp.clock.advance({ hours: 7 * 24 })
  expect((await undo(chantal.email, linkTo(chantal.email))).error.code).toBe('auth.wrong_code')
})

test('the earliest address wins over those of later changes', async () => {
  const [first, second] = [newAddress(), newAddress()]
  await moveTo(first)
  await moveTo(second)
  const later = linkTo(first)
  expect((await undo(first, later)).status).toBe(200)
  expect((await undo(amina.email, linkTo(amina.email))).status).toBe(200)
  expect((await contactOf()).email).toBe(amina.email)
  expect((await undo(first, later)).status).toBe(422)
})

test('an unproven sign-up with the earlier address does not keep the owner out, an account that proved it does', async () => {
  await moveTo(newAddress())
  await testApp.call(signUp, { body: registrationBody({ email: amina.email }) })
  expect((await undo(amina.email, linkTo(amina.email))).status).toBe(200)

  const brian = await createPerson(testApp, 'brian', { passwordHash })
  const earlier = brian.email
  amina = brian
  await moveTo(newAddress())
  await createPerson(testApp, 'diego', { email: earlier })
  expect((await undo(earlier, linkTo(earlier))).error.code).toBe('auth.wrong_code')
})

test('a change that waits while the account is taken back never happens', async () => {
  const later = newAddress()
  await moveTo(newAddress())
  await testApp.call(requestEmailChange, { body: { email: later, password } }, { as: amina })
  await testApp.runJobs()
  expect((await undo(amina.email, linkTo(amina.email))).status).toBe(200)
  expect((await testApp.call(confirmEmail, { body: { code: readMailedCode(testApp.mails, later) } }, { as: amina })).status).toBe(401)
  expect((await contactOf()).email).toBe(amina.email)
})
