// @slow
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUp } from '#features/auth/contract.ts'
import { getProofChallenge } from '#features/registration/contract.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { registrationBody } from '#tests/support/features/auth.ts'
import { setRegistrationRules } from '#tests/support/features/registration.ts'
import { createAdmin, type Person } from '#tests/support/people/people.ts'

let testApp: TestApp
let chantal: Person
beforeAll(async () => void (testApp = await openTestApp()))
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  testApp.clock.advance({ days: 10 })
  chantal = await createAdmin(testApp, 'chantal')
  await setRegistrationRules(testApp, chantal, { mode: 'open', proof: 'on' })
})

let count = 0
const newEmail = () => `proof${++count}@example.com`
const from = () => `203.0.113.${(count % 250) + 1}`
const send = (email: string, proof?: string, address = from()) =>
  testApp.call(signUp, { body: registrationBody({ email, proof }) }, { from: address })
const getChallenge = async (email: string) =>
  (await testApp.call(getProofChallenge, { body: { email } }, { from: from() })).body.data.challenge as unknown as Challenge
const solve = async (challenge: Challenge) =>
  Buffer.from(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })).toString('base64')
const proofFor = async (email: string) => solve(await getChallenge(email))
const refusal = async (reply: ReturnType<typeof send>) => {
  const { status, body } = await reply
  return [status, (body as { code?: string }).code]
}

test('a proof lets one sign-up through, also of two at once', async () => {
  const email = newEmail()
  expect(await refusal(send(email))).toEqual([422, 'registration.proof_needed'])
  const proof = await proofFor(email)
  const statuses = (await Promise.all([send(email, proof), send(email, proof)])).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([202, 422])
  expect(await refusal(send(email, proof))).toEqual([422, 'registration.proof_wrong'])
})

test('a mistake in the form uses up no proof', async () => {
  const email = newEmail()
  const proof = await proofFor(email)
  const wrong = await testApp.call(signUp, { body: registrationBody({ email, proof, mobileNumber: '1' }) }, { from: from() })
  expect(wrong.status).toBe(422)
  expect((await send(email, proof)).status).toBe(202)
})

test('an expired proof, one for another email, a changed and a made-up one are refused', async () => {
  const email = newEmail()
  const expired = await proofFor(email)
  testApp.clock.advance({ minutes: 10 })
  const challenge = await getChallenge(email)
  const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0', cost: 1 } }
  const changed = await solve(easier)
  const unsolved = Buffer.from(JSON.stringify({ challenge, solution: { counter: 0, derivedKey: '00'.repeat(32) } })).toString('base64')
  const wrong = [expired, await proofFor(newEmail()), changed, unsolved, 'AAAA', Buffer.from('null').toString('base64')]
  for (const proof of wrong) expect(await refusal(send(email, proof))).toEqual([422, 'registration.proof_wrong'])
})

test('none is needed from a closed network, nor where the rule is off', async () => {
  expect((await send(newEmail(), undefined, '192.168.1.4')).status).toBe(202)
  await setRegistrationRules(testApp, chantal, { proof: 'off' })
  expect((await send(newEmail())).status).toBe(202)
})

test('by itself it is needed while far more people sign up than usual, and no longer', async () => {
  await setRegistrationRules(testApp, chantal, { proof: 'auto' })
  expect((await send(newEmail())).status).toBe(202)
  await testApp.db.updateTable('sign_up_rate').set({ count: 61 }).execute()
  expect(await refusal(send(newEmail()))).toEqual([422, 'registration.proof_needed'])
  testApp.clock.advance({ minutes: 20 })
  expect((await send(newEmail())).status).toBe(202)
  // After days with 40 sign-ups in every ten minutes, 200 are not unusual enough to need a proof.
  const slots = Array.from({ length: 500 }, (_, index) => ({
    slot: new Date(Math.floor(testApp.clock.now().getTime() / 600_000) * 600_000 - (index + 2) * 600_000),
    count: 40,
  }))
  await testApp.db.deleteFrom('sign_up_rate').execute()
  await testApp.db.insertInto('sign_up_rate').values(slots).execute()
  await testApp.db
    .insertInto('sign_up_rate')
    .values({ slot: new Date(Math.floor(testApp.clock.now().getTime() / 600_000) * 600_000), count: 200 })
    .execute()
  expect((await send(newEmail())).status).toBe(202)
})
