// @slow
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUp } from '#features/auth/contract.ts'
import { enterByPhone, requestPhoneCode, signUpByPhone } from '#features/phone-login/contract.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { registrationBody } from '#tests/support/features/auth.ts'
import { mobileNumber, readTextedCode } from '#tests/support/features/phone-login.ts'
import { enterMailedCode, sendSignUp, setRegistrationRules, readMemberStatus } from '#tests/support/features/registration.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import * as contract from '#features/registration/contract.ts'

let testApp: TestApp
let chantal: Person
let amina: Person
beforeAll(async () => void (testApp = await openTestApp({ LIMIT_FACTOR: '1000' })))
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  chantal = await createAdmin(testApp, 'chantal')
  amina = await createPerson(testApp, 'amina')
  await setRegistrationRules(testApp, chantal, { mode: 'open', member_codes: 3, member_days: 0 })
})

const switchTo = (mode: contract.RegistrationMode) => setRegistrationRules(testApp, chantal, { mode })
const newCode = async (as = amina) =>
  (await testApp.call(contract.createOwnInvitation, undefined, { as })).body.data.invitations[0]?.code ?? ''
const begin = (invitation?: string) => sendSignUp(testApp, { invitation })
const finish = async ({ newcomer }: Awaited<ReturnType<typeof begin>>) => {
  const reply = await enterMailedCode(testApp, newcomer)
  expect(reply.status, reply.text).toBe(200)
  return readMemberStatus(testApp, reply.body.data.user.id)
}

let numbers = 0
const beginByPhone = async () => {
  const number = mobileNumber(++numbers * 5000)
  await testApp.call(requestPhoneCode, { body: { ...number.typed, type: 'enter' } })
  await testApp.runJobs()
  const code = await readTextedCode(testApp.db, number.phone)
  return testApp.call(enterByPhone, { body: { ...number.typed, code } })
}
const finishByPhone = async (ticket: string | undefined, invitation?: string) => {
  const { email: _, countryCode: __, mobileNumber: ___, ...facts } = registrationBody({ invitation })
  const reply = await testApp.call(signUpByPhone, { body: { ...facts, ticket: ticket ?? '' } })
  return reply.status === 201 ? readMemberStatus(testApp, reply.body.data.user.id) : reply.text
}

describe('a sign-up by mail', () => {
  test.each([
    ['open', 'active'],
    ['approval', 'held'],
  ] as const)('in the mode %s is %s', async (mode, status) => {
    await switchTo(mode)
    expect(await finish(await begin())).toBe(status)
  })

  test('is refused when closed, in the same words for a member and a stranger, and logging in still works', async () => {
    await switchTo('closed')
    const [known, unknown] = await Promise.all(
      [amina.email, 'stranger@example.com'].map((email) => testApp.call(signUp, { body: registrationBody({ email }) })),
    )
    expect(known?.status).toBe(403)
    expect(known?.text).toBe(unknown?.text)
    expect((await testApp.call(contract.getRegistration)).body.data.mode).toBe('closed')
    expect((await testApp.call(contract.listOwnInvitations, undefined, { as: amina })).status).toBe(200)
  })

  test('needs a code in the mode invitation; missing and wrong ones are told apart from nothing else', async () => {
    await switchTo('invitation')
    for (const invitation of [undefined, '', null, 'AAAAA-AAAAA']) {
      const { reply } = await sendSignUp(testApp, { invitation })
      expect(reply.status).toBe(422)
      expect(reply.text).toContain('"errors":{"invitation"')
      const known = await testApp.call(signUp, { body: registrationBody({ email: amina.email, invitation }) })
      expect(known.text).toBe(reply.text)
    }
    expect(await finish(await begin((await newCode()).toLowerCase()))).toBe('active')
  })

  test.each([
    ['open', 'closed', 'held'],
    ['open', 'invitation', 'held'],
    ['open', 'approval', 'held'],
    ['approval', 'open', 'active'],
    ['approval', 'closed', 'held'],
  ] as const)('begun when %s and finished when %s is %s', async (before, after, status) => {
    await switchTo(before)
    const begun = await begin()
    await switchTo(after)
    expect(await finish(begun)).toBe(status)
  })

  test('uses its code up only where one is needed', async () => {
    await switchTo('invitation')
    const code = await newCode()
    const begun = await begin(code)
    await switchTo('open')
    expect(await finish(begun)).toBe('active')
    await switchTo('invitation')
    expect(await finish(await begin(code))).toBe('active')
    expect((await begin(code)).reply.status).toBe(422)
  })

  test('with a code that was withdrawn meanwhile waits for a moderator', async () => {
    await switchTo('invitation')
    const begun = await begin(await newCode())
    const { invitations } = (await testApp.call(contract.listOwnInvitations, undefined, { as: amina })).body.data
    await testApp.call(contract.withdrawOwnInvitation, { params: { id: invitations[0]?.id ?? '' } }, { as: amina })
    expect(await finish(begun)).toBe('held')
  })

  test('twice at the same moment with one code lets one in; the other waits', async () => {
    await switchTo('invitation')
    const code = await newCode()
    const both = [await begin(code), await begin(code)]
    expect((await Promise.all(both.map(finish))).toSorted()).toEqual(['active', 'held'])
  })

  test('sent twice and proven without the secret of the first still has its code', async () => {
    await switchTo('invitation')
    const code = await newCode()
    const { newcomer } = await begin(code)
    await switchTo('open')
    const again = await sendSignUp(testApp, { email: newcomer.email })
    await switchTo('invitation')
    expect(await finish({ ...again, newcomer: { ...newcomer, secret: again.newcomer.secret } })).toBe('active')
  })
})

describe('a sign-up by number', () => {
  test.each([
    ['open', 'open', 'active'],
    ['open', 'approval', 'held'],
    ['open', 'invitation', 'held'],
    ['open', 'closed', 'held'],
    ['invitation', 'open', 'active'],
  ] as const)('begun when %s and finished when %s is %s', async (before, after, status) => {
    await switchTo(before)
    const { ticket } = (await beginByPhone()).body.data
    await switchTo(after)
    expect(await finishByPhone(ticket)).toBe(status)
  })

  test('cannot begin when closed, and in the mode invitation needs a code', async () => {
    await switchTo('closed')
    expect((await beginByPhone()).status).toBe(403)
    await switchTo('invitation')
    const { ticket } = (await beginByPhone()).body.data
    expect(await finishByPhone(ticket)).toContain('"errors":{"invitation"')
    expect(await finishByPhone(ticket, await newCode())).toBe('active')
  })
})

describe('invitations', () => {
  test('a member has a few, gets a withdrawn one back, and is refused another', async () => {
    await setRegistrationRules(testApp, chantal, { member_codes: 2 })
    const { id } = (await testApp.call(contract.createOwnInvitation, undefined, { as: amina })).body.data.invitations[0] ?? { id: '' }
    await newCode()
    expect((await testApp.call(contract.createOwnInvitation, undefined, { as: amina })).status).toBe(409)
    expect((await testApp.call(contract.withdrawOwnInvitation, { params: { id } }, { as: chantal })).status).toBe(404)
    expect((await testApp.call(contract.withdrawOwnInvitation, { params: { id } }, { as: amina })).body.data.left).toBe(1)
    expect((await testApp.call(contract.withdrawOwnInvitation, { params: { id } }, { as: amina })).status).toBe(404)
  })

  test('several made at the same moment are counted', async () => {
    await setRegistrationRules(testApp, chantal, { member_codes: 1 })
    const replies = await Promise.all([1, 2, 3].map(() => testApp.call(contract.createOwnInvitation, undefined, { as: amina })))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  test('a new member has to wait, and the code of somebody who is suspended lets nobody in', async () => {
    const code = await newCode()
    await setRegistrationRules(testApp, chantal, { member_days: 30, mode: 'invitation' })
    expect((await testApp.call(contract.createOwnInvitation, undefined, { as: amina })).status).toBe(403)
    await testApp.db.updateTable('member').set({ status: 'suspended' }).where('id', '=', amina.id).execute()
    expect((await begin(code)).reply.status).toBe(422)
  })

  test('the console makes codes and withdraws them', async () => {
    await switchTo('invitation')
    const body = { reason: 'for a friend' }
    const made = await testApp.call(contract.createConsoleInvitation, { body }, { as: chantal })
    const { id, code } = made.body.data.invitations[0] ?? { id: '', code: '' }
    expect(await finish(await begin(code))).toBe('active')
    expect((await testApp.call(contract.withdrawConsoleInvitation, { params: { id }, body }, { as: chantal })).status).toBe(404)
  })
})

test('wrong codes are limited for each address', async () => {
  await using strict = await openTestApp()
  const admin = await createAdmin(strict, 'chantal')
  await setRegistrationRules(strict, admin, { mode: 'invitation' })
  let last = 0
  for (let tries = 0; tries < 61; tries += 1)
    last = (await strict.call(signUp, { body: registrationBody({ invitation: 'AAAAAAAAAA' }) }, { from: '203.0.113.9' })).status
  expect(last).toBe(429)
})
