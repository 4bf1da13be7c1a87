import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { termsVersion } from '#features/site/terms-contract.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { acceptTerms, getMe } from '../contract.ts'

const older = '2025-01-31'
let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina', { terms_version: older })
  brian = await createPerson(testApp, 'brian', { terms_version: older })
  testApp.clock.advance({ hours: 1 })
})

const isAsked = async (person: Person) => (await testApp.call(getMe, {}, { as: person })).body.data.terms_outdated
const accept = (version: string) => testApp.call(acceptTerms, { body: { version } }, { as: amina })
const stored = ({ id }: Person) =>
  testApp.db.selectFrom('member').select(['terms_version', 'terms_accepted_at']).where('id', '=', id).executeTakeFirstOrThrow()

it('asks members who accepted older terms only', async () => {
  expect(await isAsked(amina)).toBe(true)
  expect(await isAsked(await createPerson(testApp, 'esi'))).toBe(false)
})

it('records the version and the moment, for the caller only', async () => {
  const [before, at] = [await stored(brian), testApp.clock.now()]
  const reply = await accept(termsVersion)
  expect([reply.status, reply.body.data.terms_outdated]).toEqual([200, false])
  expect(await stored(amina)).toEqual({ terms_version: termsVersion, terms_accepted_at: at })
  expect(await isAsked(amina)).toBe(false)
  expect(await stored(brian)).toEqual(before)
})

it('tells the other open pages of the caller', async () => {
  testApp.published.length = 0
  await accept(termsVersion)
  await testApp.runJobs()
  expect(testApp.published.map(({ to, name }) => [to, name])).toContainEqual([[amina.id], 'settings'])
})

it('keeps the first moment when repeated', async () => {
  await accept(termsVersion)
  const before = await stored(amina)
  testApp.clock.advance({ hours: 1 })
  expect((await accept(termsVersion)).status).toBe(200)
  expect(await stored(amina)).toEqual(before)
})

it.each([older, '2999-01-01', 'unknown'])('refuses the version %s and changes nothing', async (version) => {
  const before = await stored(amina)
  const { status, error } = await accept(version)
  expect([status, error.code, Object.keys(error.errors ?? {})]).toEqual([409, 'account.terms_changed', ['version']])
  expect(await stored(amina)).toEqual(before)
  expect(await isAsked(amina)).toBe(true)
})

it('refuses an empty version and a caller without a session', async () => {
  expect((await accept('')).status).toBe(422)
  expect((await testApp.call(acceptTerms, { body: { version: termsVersion } })).status).toBe(401)
})

it('leaves an erased member erased', async () => {
  // An erased member has an empty version.
  amina = await createPerson(testApp, 'amina', { terms_version: '' })
  await accept(termsVersion)
  expect((await stored(amina)).terms_version).toBe('')
})
