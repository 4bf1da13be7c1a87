import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccessToken } from '#features/access-tokens/contract.ts'
import { deleteMe } from '#features/account/contract.ts'
import { requestEmailChange } from '#features/auth/contract.ts'
import { hashPassword } from '#features/auth/server/index.ts'
import { startAddingPasskey } from '#features/passkeys/contract.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { createPerson } from '#tests/support/people/people.ts'

let testApp: TestApp
beforeAll(async () => void (testApp = await openTestApp()))
afterAll(() => testApp[Symbol.asyncDispose]())

test('a stolen session has one budget of guesses, wherever it enters them', async () => {
  const amina = await createPerson(testApp, 'amina', { passwordHash: await hashPassword('mangoes in the rain') })
  const wrong = 'not this one'
  testApp.clock.advance({ minutes: 11 })
  const ways = [
    () => testApp.call(deleteMe, { body: { password: wrong, word: 'delete' } }, { as: amina }),
    () => testApp.call(requestEmailChange, { body: { email: 'thief@example.com', password: wrong } }, { as: amina }),
    () => testApp.call(startAddingPasskey, { body: { password: wrong } }, { as: amina }),
    () => testApp.call(createAccessToken, { body: { name: 'mine', scopes: ['profile:read'], days: 30, password: wrong } }, { as: amina }),
  ]
  const statuses = []
  for (let i = 0; i < 16; i++) statuses.push((await ways[i % ways.length]?.())?.status)
  expect([statuses.slice(0, 10), statuses.slice(10)]).toEqual([Array(10).fill(422), Array(6).fill(429)])
})
