import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readAuditPage } from '#features/audit/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { completeSignUp, readMemberStatus } from '#tests/support/features/registration.ts'
import { createAdmin, type Person } from '#tests/support/people/people.ts'
import { changeMailDomains, getRegistrationRules } from '../contract.ts'
import { mustHoldForMail } from './risk/disposable-mail.ts'

let testApp: TestApp
let chantal: Person
beforeAll(async () => void (testApp = await openTestApp()))
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  await testApp.db.deleteFrom('mail_domain').execute()
  chantal = await createAdmin(testApp, 'chantal')
})

const change = (held: string[], trusted: string[], reason = 'seen in reports') =>
  testApp.call(changeMailDomains, { body: { held, trusted, reason } }, { as: chantal })
const stored = async () => (await testApp.call(getRegistrationRules, undefined, { as: chantal })).body.data.mail_domains
const isHeld = (email: string) => inTransaction(testApp.db, (tx) => mustHoldForMail(tx, email))

it('holds accounts of a domain that the operator holds, and not those of one that never counts', async () => {
  await change(['throwaway.example'], ['mailinator.com'])
  const esi = await completeSignUp(testApp, { email: 'esi@mx.throwaway.example', mobileNumber: '671000001' })
  expect(await readMemberStatus(testApp, esi.id)).toBe('held')
  const amina = await completeSignUp(testApp, { email: 'amina@mailinator.com', mobileNumber: '672000001' })
  expect(await readMemberStatus(testApp, amina.id)).toBe('active')
  await change([], [])
  const diego = await completeSignUp(testApp, { email: 'diego@throwaway.example', mobileNumber: '673000001' })
  expect(await readMemberStatus(testApp, diego.id)).toBe('active')
  expect(await readMemberStatus(testApp, esi.id)).toBe('held')
})

it('lets the longer domain decide, for subdomains and in any case, and no name that only ends alike', async () => {
  await change(['uni.example', 'bad.staff.uni.example'], ['staff.uni.example'])
  expect(await isHeld('a@uni.example')).toBe(true)
  expect(await isHeld('a@Students.UNI.example')).toBe(true)
  expect(await isHeld('a@staff.uni.example')).toBe(false)
  expect(await isHeld('a@lab.staff.uni.example')).toBe(false)
  expect(await isHeld('a@bad.staff.uni.example')).toBe(true)
  expect(await isHeld('a@otheruni.example')).toBe(false)
  expect(await isHeld('a@example')).toBe(false)
})

it('stores domains in one form, each once, and records what was added and removed', async () => {
  await change(['old.example'], [])
  expect((await change(['@Bücher.example', 'BÜCHER.example.', ' mail.example '], ['xn--p1ai.example'], 'a new list')).status).toBe(200)
  expect(await stored()).toEqual({ held: ['mail.example', 'xn--bcher-kva.example'], trusted: ['xn--p1ai.example'] })
  const { entries } = await readAuditPage(testApp.db, { subjectKind: 'registration', subjectId: 'mail_domains' })
  expect(entries.find(({ reason }) => reason === 'a new list')).toMatchObject({
    action: 'registration.domains_changed',
    details: {
      held: { added: ['xn--bcher-kva.example', 'mail.example'], removed: ['old.example'] },
      trusted: { added: ['xn--p1ai.example'], removed: [] },
    },
  })
})

it.each([
  'com',
  'a..example',
  'someone@mail.example',
  'https://mail.example',
  'mail.example/x',
  '10.0.0.1',
  '-a.example',
  'a_b.example',
  'абвгдежзийклмн.опрстуфхцчшщъы.юяабвгдежзи.example',
])('refuses %s, names its place and changes nothing', async (wrong) => {
  await change(['kept.example'], [])
  const reply = await change(['kept.example', wrong], [])
  expect(reply.status).toBe(422)
  expect(Object.keys(reply.error.errors ?? {})).toEqual(['held.1'])
  expect(await stored()).toEqual({ held: ['kept.example'], trusted: [] })
})

it('refuses a domain in both lists, more than 70, and a change without a reason', async () => {
  const both = await change(['mail.example'], ['other.example', 'MAIL.example'])
  expect([both.error.code, Object.keys(both.error.errors ?? {})]).toEqual(['registration.domain_twice', ['trusted.1']])
  const many = Array.from({ length: 71 }, (_, index) => `mail${index}.example`)
  expect((await change(many, [])).error.errors).toHaveProperty('held')
  expect((await change([], [], '')).error.errors).toHaveProperty('reason')
  expect(await stored()).toEqual({ held: [], trusted: [] })
  expect((await change(many.slice(1), [])).status).toBe(200)
})
