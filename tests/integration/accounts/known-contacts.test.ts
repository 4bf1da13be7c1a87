// @slow
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getProfile } from '#features/profiles/contract.ts'
import { applyReaction } from '#features/reactions/contract.ts'
import { updateMember } from '#features/members/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { createPerson, type Person, type PersonOptions } from '../../support/people/people.ts'
import {
  addKnownContacts,
  clearKnownContacts,
  getKnownContacts,
  maxKnownContactsPerCall,
  maxKnownContacts,
  removeKnownContacts,
} from '#features/known-contacts/contract.ts'
import { personalData } from '#features/known-contacts/server/personal-data.ts'

let testApp: TestApp
let amina: Person
let brian: Person
let nextNumber = 0
beforeAll(async () => void (testApp = await openTestApp()))
afterAll(() => testApp[Symbol.asyncDispose]())
const newNumber = () => `+2376${70_000_000 + (nextNumber += 1)}`
const withNumber = (name: 'amina' | 'brian' | 'diego', options: PersonOptions = {}) =>
  createPerson(testApp, name, { proven_phone: newNumber(), ...options })
const numberOf = async (person: Person) =>
  (await testApp.db.selectFrom('member').select('proven_phone').where('id', '=', person.id).executeTakeFirstOrThrow()).proven_phone ?? ''
beforeEach(async () => {
  amina = await withNumber('amina')
  brian = await withNumber('brian')
})

const add = (person: Person, ...contacts: string[]) => testApp.call(addKnownContacts, { body: { contacts } }, { as: person })
const takeBack = (person: Person, ...contacts: string[]) => testApp.call(removeKnownContacts, { body: { contacts } }, { as: person })
const sees = async (viewer: Person, person: Person): Promise<boolean> => {
  const { status, text } = await testApp.call(getProfile, { params: { id: person.id } }, { as: viewer })
  const { payload } = await testApp.app.inject({
    url: '/api/matches?distance=any&peek=1',
    headers: { authorization: `Bearer ${viewer.token}` },
  })
  const isListed = payload.includes(person.id)
  if (status === 404) expect(text).toBe((await testApp.call(getProfile, { params: { id: randomUUID() } }, { as: viewer })).text)
  if (isListed && status !== 200) throw new Error('shown in the feed only')
  return status === 200
}
const react = (from: Person, action: 'like' | 'unlike', to: Person) =>
  testApp.call(applyReaction, { params: { action }, query: { uid: to.id } }, { as: from })
const change = async (person: Person, values: { email?: string; proven_phone?: string | null }) => {
  await inTransaction(testApp.db, (tx) => updateMember(tx, person.id, values, testApp.clock.now()))
  await testApp.runJobs()
}

describe('a number or an address', () => {
  test('hides the member from its owner at once, and the owner from nobody', async () => {
    expect(await sees(brian, amina)).toBe(true)
    const { status, body } = await add(amina, await numberOf(brian))
    expect([status, body.data]).toEqual([200, { numbers: 1, addresses: 0, has_number: true, has_address: true, unreadable: 0 }])
    expect([await sees(brian, amina), await sees(amina, brian), await sees(await withNumber('diego'), amina)]).toEqual([false, true, true])
    const esi = await createPerson(testApp, 'esi')
    await add(amina, ` ${esi.email.toUpperCase()} `)
    expect(await sees(esi, amina)).toBe(false)
  })

  test('is answered alike whether or not somebody has it, also twice', async () => {
    const chantal = await createPerson(testApp, 'chantal')
    const twin = await withNumber('amina')
    const member = await add(amina, await numberOf(brian), chantal.email)
    const nobody = await add(twin, newNumber(), 'nobody@example.com')
    expect(member.text).toBe(nobody.text)
    const again = [await add(amina, await numberOf(brian)), await add(twin, 'nobody@example.com')]
    expect(again[0]?.text).toBe(again[1]?.text)
  })

  test('counts lines that are neither, and reads a number without its country code', async () => {
    const national = (await numberOf(brian)).slice(4)
    const { body } = await add(amina, national, 'my uncle', '12', 'a@b')
    expect(body.data).toMatchObject({ numbers: 1, addresses: 0, unreadable: 3 })
    expect(await sees(brian, amina)).toBe(false)
  })

  test('counts only where both are proven', async () => {
    const unproven = await createPerson(testApp, 'amina')
    const profileOnly = await createPerson(testApp, 'brian', { phone: newNumber() })
    await add(unproven, await numberOf(brian))
    expect(await sees(brian, unproven)).toBe(true)
    const { phone } = await testApp.db.selectFrom('member').select('phone').where('id', '=', profileOnly.id).executeTakeFirstOrThrow()
    await add(amina, phone)
    expect(await sees(profileOnly, amina)).toBe(true)
    await change(unproven, { proven_phone: newNumber() })
    expect(await sees(brian, unproven)).toBe(false)
  })

  test('is found in somebody who joins, or proves it, later, and not in its former owner', async () => {
    const number = newNumber()
    await add(amina, number, 'later@example.com')
    const joined = await withNumber('brian', { proven_phone: number })
    await testApp.runJobs()
    expect(await sees(joined, amina)).toBe(false)
    await change(joined, { proven_phone: null })
    expect(await sees(joined, amina)).toBe(true)
    await change(brian, { proven_phone: number })
    expect(await sees(brian, amina)).toBe(false)
    await change(joined, { email: 'later@example.com' })
    expect(await sees(joined, amina)).toBe(false)
  })

  test('is found when its owner joins at the same moment', async () => {
    const number = newNumber()
    const [joined] = await Promise.all([withNumber('brian', { proven_phone: number }), add(amina, number)])
    await testApp.runJobs()
    expect(await sees(joined, amina)).toBe(false)
  })

  test('is taken back by giving it again, or all at once', async () => {
    await add(amina, await numberOf(brian), 'x@example.com')
    expect((await takeBack(amina, newNumber())).body.data).toMatchObject({ numbers: 1, addresses: 1 })
    expect((await takeBack(amina, await numberOf(brian))).body.data).toMatchObject({ numbers: 0, addresses: 1 })
    expect(await sees(brian, amina)).toBe(true)
    await add(amina, await numberOf(brian))
    const { body } = await testApp.call(clearKnownContacts, {}, { as: amina })
    expect(body.data).toMatchObject({ numbers: 0, addresses: 0 })
    expect(await sees(brian, amina)).toBe(true)
  })

  test('of oneself changes nothing', async () => {
    await add(amina, await numberOf(amina), amina.email)
    expect(await sees(brian, amina)).toBe(true)
    expect((await testApp.call(getKnownContacts, {}, { as: amina })).status).toBe(200)
  })
})

test('those whom the member likes see them, until the like is taken back', async () => {
  await react(amina, 'like', brian)
  await testApp.runJobs()
  await add(amina, await numberOf(brian))
  expect(await sees(brian, amina)).toBe(true)
  testApp.published.length = 0
  await react(amina, 'unlike', brian)
  await testApp.runJobs()
  expect(await sees(brian, amina)).toBe(false)
  expect(testApp.published.filter(({ name }) => name === 'gone')).toEqual([{ to: [brian.id], name: 'gone', payload: { uid: amina.id } }])
})

test('only an owner who has the member on a list gets the event', async () => {
  const diego = await withNumber('diego')
  await react(brian, 'like', amina)
  await testApp.runJobs()
  testApp.published.length = 0
  await add(amina, await numberOf(brian), await numberOf(diego))
  await testApp.runJobs()
  expect(testApp.published.filter(({ name }) => name === 'gone')).toEqual([{ to: [brian.id], name: 'gone', payload: { uid: amina.id } }])
})

test('there are limits by day and in all', async () => {
  const numbers = (count: number) => Array.from({ length: count }, newNumber)
  const addInParts = async (count: number) => {
    for (let added = 0; added < count; added += maxKnownContactsPerCall)
      expect((await add(amina, ...numbers(Math.min(maxKnownContactsPerCall, count - added)))).status).toBe(200)
  }
  await addInParts(200)
  expect(await add(amina, newNumber())).toMatchObject({ status: 429, error: { code: 'known_contacts.enough_today' } })
  for (const count of [200, 100]) {
    testApp.clock.advance({ hours: 25 })
    await addInParts(count)
  }
  expect(await add(amina, newNumber())).toMatchObject({ status: 422, error: { code: 'known_contacts.full' } })
  const { body } = await testApp.call(getKnownContacts, {}, { as: amina })
  expect(body.data.numbers).toBe(maxKnownContacts)
})

test('the export says how many, and the erasure of either leaves nothing of them', async () => {
  await add(amina, await numberOf(brian), 'aunt@example.com')
  const exported = JSON.stringify(await personalData.export(testApp.db, amina.id))
  expect(exported.match(/"kind":"(number|address)"/g)).toHaveLength(2)
  for (const secret of [brian.id, await numberOf(brian), 'aunt']) expect(exported).not.toContain(secret)
  expect(await personalData.export(testApp.db, brian.id)).toEqual({ known_contacts: [] })
  const erase = (person: Person) => inTransaction(testApp.db, (tx) => personalData.erase(tx, person.id, testApp.clock.now()))
  const rows = () => testApp.db.selectFrom('known_contact').select('owner_id').where('member_id', '=', amina.id).execute()
  await erase(brian)
  expect((await rows()).map(({ owner_id }) => owner_id)).toEqual([null, null])
  await erase(amina)
  expect(await rows()).toEqual([])
})
