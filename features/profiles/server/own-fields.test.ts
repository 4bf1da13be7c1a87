import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addBlock } from '#features/blocks/server/index.ts'
import type { FieldAnswersEdit } from '#features/profile-fields/contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { storeProfileField } from '#tests/support/features/profile-fields.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { getProfile, type OwnPerson } from '../contract.ts'
import { updateProfile } from './update-profile.ts'

let testApp: TestApp
let amina: Person
let brian: Person
const yes = { id: 'yes00000', labels: { en: 'Yes' }, retired: false }
const no = { id: 'no000000', labels: { en: 'No' }, retired: false }
const later = { id: 'later000', labels: { en: 'Later' }, retired: false }

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
  await storeProfileField(testApp, 'height00', { kind: 'number', min: 100, max: 250, unit: 'cm', order: 1 })
  await storeProfileField(testApp, 'children', { kind: 'choice', choices: [yes, no], required: true, order: 2 })
  await storeProfileField(testApp, 'wishes00', { kind: 'choices', choices: [yes, no, later], visible_to: 'matches', order: 3 })
  await storeProfileField(testApp, 'motto000', { visible_to: 'nobody', order: 4 })
})

const answer = (fields: FieldAnswersEdit, as = amina) => updateProfile(testApp.ctx(as), { fields })
const show = async (person: Person, as: Person) => (await testApp.call(getProfile, { params: { id: person.id } }, { as })).body.data.person
const answersOf = async (person: Person, as: Person) =>
  Object.fromEntries((await show(person, as)).fields.map(({ id, value }) => [id, value]))
const like = (from: Person, to: Person, matched: boolean) =>
  testApp.db.insertInto('reaction').values({ from_id: from.id, to_id: to.id, kind: 1, matched, at: testApp.clock.now() }).execute()
const everything: FieldAnswersEdit = [
  { id: 'height00', value: 172 },
  { id: 'children', value: 'yes00000' },
  { id: 'wishes00', value: ['later000', 'yes00000', 'later000'] },
  { id: 'motto000', value: 'Cafe\u0301 first' },
]

describe('answers to the fields of the operator', () => {
  test('are stored in one form, and an edit changes only what it names', async () => {
    await answer(everything)
    const stored = { height00: 172, children: 'yes00000', wishes00: ['yes00000', 'later000'], motto000: 'Café first' }
    expect(await answersOf(amina, amina)).toEqual(stored)
    await Promise.all([answer([{ id: 'height00', value: 180 }]), answer([{ id: 'motto000', value: null }])])
    const { motto000: _, ...left } = stored
    expect(await answersOf(amina, amina)).toEqual({ ...left, height00: 180 })
  })

  test('are shown to whom the field says, and to nobody who is blocked', async () => {
    await answer(everything)
    const open = { height00: 172, children: 'yes00000' }
    expect(await answersOf(amina, brian)).toEqual(open)
    await like(brian, amina, false)
    expect(await answersOf(amina, brian)).toEqual(open)
    await testApp.db.deleteFrom('reaction').execute()
    await like(brian, amina, true)
    await like(amina, brian, true)
    expect(await answersOf(amina, brian)).toEqual({ ...open, wishes00: ['yes00000', 'later000'] })
    // A former match sees what a stranger sees.
    await testApp.db.updateTable('reaction').set({ matched: false }).execute()
    expect(await answersOf(amina, brian)).toEqual(open)
    await inTransaction(testApp.db, (tx) => addBlock(tx, brian.id, amina.id, testApp.clock.now()))
    expect((await testApp.call(getProfile, { params: { id: amina.id } }, { as: brian })).status).toBe(404)
  })

  test('stay with their member when a field or a choice is retired, and come back with it', async () => {
    await answer(everything)
    await storeProfileField(testApp, 'height00', { kind: 'number', min: 100, max: 250, retired: true })
    await storeProfileField(testApp, 'children', { kind: 'choice', choices: [{ ...yes, retired: true }, no], required: true })
    expect(await answersOf(amina, brian)).toEqual({ children: 'yes00000' })
    expect(await answersOf(amina, amina)).toMatchObject({ height00: 172, children: 'yes00000' })
    // An unchanged answer to a retired field is accepted.
    await answer(everything.slice(0, 2))
    await expect(answer([{ id: 'height00', value: 180 }])).rejects.toMatchObject({
      details: { fields: { 'fields.height00': [expect.anything()] } },
    })
    await expect(answer([{ id: 'children', value: 'yes00000' }], brian)).rejects.toMatchObject({
      reason: { code: 'profile_fields.not_offered' },
    })
    await storeProfileField(testApp, 'height00', { kind: 'number', min: 100, max: 250 })
    expect(await answersOf(amina, brian)).toEqual({ height00: 172, children: 'yes00000' })
  })

  test('a profile without an answer to a required question says so to its member', async () => {
    const missing = async () => ((await show(amina, amina)) as OwnPerson).missing_fields
    expect(await missing()).toEqual(['children'])
    await answer([{ id: 'children', value: 'no000000' }])
    expect(await missing()).toEqual([])
    await answer([{ id: 'children', value: null }])
    expect(await missing()).toEqual(['children'])
  })

  test.each<[string, FieldAnswersEdit[number], string]>([
    ['a number below', { id: 'height00', value: 99 }, 'platform.too_small'],
    ['a number above', { id: 'height00', value: 251 }, 'platform.too_big'],
    ['text for a number', { id: 'height00', value: 'tall' }, 'platform.invalid'],
    ['another choice', { id: 'children', value: 'later000' }, 'profile_fields.not_offered'],
    ['a list for one choice', { id: 'children', value: ['yes00000'] }, 'platform.invalid'],
    ['one choice for a list', { id: 'wishes00', value: 'yes00000' }, 'platform.invalid'],
    ['text that turns around', { id: 'motto000', value: 'a\u202Eb' }, 'platform.unreadable_text'],
    ['two lines', { id: 'motto000', value: 'a\nb' }, 'platform.unreadable_text'],
    ['an unknown field', { id: 'unknown0', value: 'a' }, 'profile_fields.not_asked'],
  ])('refuse %s and change nothing', async (_, wrong, code) => {
    await expect(updateProfile(testApp.ctx(amina), { bio: 'Not stored', fields: [wrong] })).rejects.toMatchObject({
      reason: { code },
      details: { fields: { [`fields.${wrong.id}`]: [{ code }] } },
    })
    expect(await show(amina, amina)).toMatchObject({ bio: '', fields: [] })
  })
})
