import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { type RegistrationMode, registrationErrors } from '../contract.ts'
import { checkSignUpAllowed } from './check-entry.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
  // A newer release may have stored a mode that this one does not know.
  await sql`alter table registration_rules drop constraint registration_rules_mode_check`.execute(testApp.db)
})
afterAll(() => testApp[Symbol.asyncDispose]())

const check = async (mode: string, begun?: string) => {
  await testApp.db.updateTable('registration_rules').set({ mode }).execute()
  const ctx = { ...testApp.ctx({ id: '', sessionId: '', token: '', email: '' }), actor: { kind: 'system' } as const }
  return checkSignUpAllowed(ctx, testApp.platform, { begun: begun as RegistrationMode | undefined }).then(
    () => 'allowed',
    (error: Error) => error.message,
  )
}
const { closed, invitation_missing: missing } = registrationErrors

test.each([
  ['open', undefined, 'allowed'],
  ['approval', undefined, 'allowed'],
  ['invitation', undefined, missing.code],
  ['closed', undefined, closed.code],
])('%s decides about somebody who begins', async (mode, begun, expected) => {
  expect(await check(mode, begun)).toBe(expected)
})

test.each([
  ['closed', 'open', 'allowed'],
  ['closed', 'invitation', 'allowed'],
  ['invitation', 'approval', 'allowed'],
  ['invitation', 'invitation', missing.code],
  ['invitation', 'closed', missing.code],
  ['closed', 'closed', closed.code],
])('while the mode is %s, who began under %s gets %s', async (mode, begun, expected) => {
  expect(await check(mode, begun)).toBe(expected)
})

test.each([
  ['closed', 'lottery', closed.code],
  ['invitation', 'lottery', missing.code],
  ['lottery', undefined, closed.code],
  ['lottery', 'open', closed.code],
])('an unknown mode admits nobody (%s, begun under %s)', async (mode, begun, expected) => {
  expect(await check(mode, begun)).toBe(expected)
})
