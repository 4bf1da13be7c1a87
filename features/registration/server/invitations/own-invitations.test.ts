// @slow
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { createOwnInvitation, withdrawOwnInvitation } from '../../contract.ts'

let testApp: TestApp
beforeAll(async () => void (testApp = await openTestApp()))
afterAll(() => testApp[Symbol.asyncDispose]())

test('withdrawing codes again and again gives a member no more of them', async () => {
  const amina = await createPerson(testApp, 'amina')
  await testApp.db.updateTable('registration_rules').set({ member_codes: 2, member_days: 0 }).execute()
  const create = () => testApp.call(createOwnInvitation, undefined, { as: amina })
  expect((await create()).body.data.left).toBe(1)
  for (let times = 0; times < 101; times += 1) {
    testApp.clock.advance({ seconds: 10 })
    const [newest] = (await create()).body.data.invitations
    const { data } = (await testApp.call(withdrawOwnInvitation, { params: { id: newest?.id ?? '' } }, { as: amina })).body
    expect(data.left).toBe(1)
  }
  await create()
  expect((await create()).error.code).toBe('registration.invitations_spent')
})
