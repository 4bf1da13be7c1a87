import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { logInWithDevice, Authenticator, createPasskey } from '#tests/support/features/authenticator.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { addPasskey, passkeyLogin, startPasskeyLogin } from '../../contract.ts'

let testApp: TestApp
beforeAll(async () => void (testApp = await openTestApp()))
afterAll(() => testApp[Symbol.asyncDispose]())

const written = () => testApp.platform.metrics.write()
const count = async (ceremony: string, outcome: string): Promise<number> => {
  const found = new RegExp(`ndloo_passkey_ceremonies_total\\{ceremony="${ceremony}",outcome="${outcome}"\\} (\\d+)`).exec(await written())
  return Number(found?.[1] ?? 0)
}

test('ceremonies are counted by how they ended, and nothing in the metrics names a member', async () => {
  const amina = await createPerson(testApp, 'amina')
  const { device } = await createPasskey(testApp, amina)
  expect([await count('add', 'started'), await count('add', 'succeeded')]).toEqual([1, 1])
  const { options } = (await testApp.call(startPasskeyLogin)).body.data
  const credential = device.use(options)
  expect((await testApp.call(passkeyLogin, { body: { credential } })).status).toBe(200)
  expect((await testApp.call(passkeyLogin, { body: { credential } })).status).toBe(422)
  expect((await logInWithDevice(testApp, device, { deviation: { origin: 'https://elsewhere.example' } })).status).toBe(422)
  const stranger = new Authenticator(testApp.platform.publicUrl)
  stranger.userHandle = Buffer.alloc(32).toString('base64url')
  expect((await logInWithDevice(testApp, stranger, {})).status).toBe(422)
  expect([await count('log_in', 'started'), await count('log_in', 'succeeded'), await count('log_in', 'challenge')]).toEqual([3, 1, 1])
  expect([await count('log_in', 'not_verified'), await count('log_in', 'unknown_key'), await count('log_in', 'account')]).toEqual([1, 1, 0])
  await testApp.db.updateTable('member').set({ status: 'suspended' }).where('id', '=', amina.id).execute()
  expect((await logInWithDevice(testApp, device, {})).status).not.toBe(200)
  expect(await count('log_in', 'account')).toBe(1)
  expect(await written()).not.toContain(amina.id)
})

test('a passkey that is refused is counted, and so is how many members have one', async () => {
  const brian = await createPerson(testApp, 'brian')
  const { device } = await createPasskey(testApp, brian)
  const before = await count('add', 'challenge')
  const credential = device.make({ challenge: Buffer.alloc(32).toString('base64url'), user: { id: 'AA' } })
  expect((await testApp.call(addPasskey, { body: { credential } }, { as: brian })).status).toBe(422)
  expect(await count('add', 'challenge')).toBe(before + 1)
  testApp.platform.metrics.reportServiceWhen(() => Promise.resolve(true))
  expect(await written()).toMatch(/ndloo_passkeys 2\n[^]*ndloo_passkey_members 2\n/)
})
