import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAuditPage } from '#features/audit/server/index.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { fieldSettings } from '#tests/support/features/profile-fields.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { listProfileFields, putProfileField } from '../contract.ts'
import { fieldLimits, type FieldSettings } from '../field-contract.ts'

let testApp: TestApp
let chantal: Person
let amina: Person
beforeAll(async () => {
  testApp = await openTestApp()
  chantal = await createAdmin(testApp, 'chantal')
  amina = await createPerson(testApp, 'amina')
})
afterAll(() => testApp[Symbol.asyncDispose]())

const yes = { id: 'yes00000', labels: { en: 'Yes', fr: 'Oui' }, retired: false }
const no = { id: 'no000000', labels: { en: 'No' }, retired: false }
const children = (changes: Partial<FieldSettings> = {}) =>
  fieldSettings({ kind: 'choice', labels: { en: 'Children', fr: 'Enfants' }, choices: [yes, no], filterable: true, ...changes })
const put = (id: string, version: number, settings: FieldSettings) =>
  testApp.call(putProfileField, { params: { id }, body: { ...settings, version, reason: 'members asked for it' } }, { as: chantal })
const errorsOf = (reply: Awaited<ReturnType<typeof put>>) => [reply.status, Object.keys((reply.body as { errors?: object }).errors ?? {})]
const asked = async (language = 'en') => (await testApp.call(listProfileFields, {}, { as: amina, language })).body.data.fields
const actions = async (id: string) =>
  (await readAuditPage(testApp.db, { subjectKind: 'profile_field', subjectId: id })).entries.map(({ action }) => action).toSorted()

test('a field is added once by a double press, changed, retired and brought back, each with an entry in the audit log', async () => {
  const id = 'children'
  const both = await Promise.all([put(id, 0, children()), put(id, 0, children())])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both[0].body.data.fields.find((field) => field.id === id)).toMatchObject({ version: 1, choices: [yes, no] })
  expect((await put(id, 1, children({ required: true }))).status).toBe(200)
  await put(id, 2, children({ required: true, retired: true }))
  expect((await asked()).filter((field) => field.id === id)).toEqual([])
  await put(id, 3, children({ required: true }))
  expect(await actions(id)).toEqual(['added', 'brought_back', 'changed', 'retired'].map((what) => `profile_field.${what}`))
})

test('members read it in their language, and in English where that is missing', async () => {
  await put('language', 0, children())
  const field = (await asked('fr')).find(({ id }) => id === 'language')
  expect([field?.label, field?.choices.map(({ label }) => label)]).toEqual(['Enfants', ['Oui', 'No']])
})

test('the second of two administrators is told that it has changed, and nothing of the first is lost', async () => {
  await put('together', 0, children())
  const replies = await Promise.all([
    put('together', 1, children({ labels: { en: 'Kids' } })),
    put('together', 1, children({ labels: { en: 'Sons and daughters' } })),
  ])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await put('together', 0, children())).status).toBe(409)
  expect(await actions('together')).toEqual(['profile_field.added', 'profile_field.changed'])
})

test('a choice that is left out is retired, keeps its id, and can be brought back', async () => {
  await put('leftout0', 0, children())
  const left = await put('leftout0', 1, children({ choices: [no] }))
  expect(left.body.data.fields.find(({ id }) => id === 'leftout0')?.choices).toEqual([no, { ...yes, retired: true }])
  const back = await put('leftout0', 2, children({ choices: [yes, no] }))
  expect(back.body.data.fields.find(({ id }) => id === 'leftout0')?.choices).toEqual([yes, no])
})

test.each<[string, Partial<FieldSettings>]>([
  ['choices', { choices: [] }],
  ['choices', { choices: [{ ...yes, retired: true }] }],
  ['choices', { choices: [yes, yes] }],
  // The English labels are equal, regardless of case.
  ['choices.1.labels.en', { choices: [yes, { ...no, labels: { en: 'YES', fr: 'Si' } }] }],
  // Only the French labels are equal: both typed, or one taken from the English label because the French one is missing.
  ['choices.1.labels.fr', { choices: [yes, { ...no, labels: { en: 'No', fr: 'oui' } }] }],
  ['choices.1.labels.en', { choices: [yes, { ...no, labels: { en: 'Oui' } }] }],
  ['min', { kind: 'number', max: 3 }],
  ['max', { kind: 'number', min: 3, max: 3 }],
  ['filterable', { kind: 'text' }],
  ['filterable', { visible_to: 'matches' }],
  ['filterable', { visible_to: 'nobody' }],
  ['labels.en', { labels: { en: ' ' } }],
])('refuses a wrong field with an error for %s, and adds nothing', async (name, changes) => {
  expect(errorsOf(await put('wrong000', 0, children(changes)))).toEqual([422, [name]])
  expect(await actions('wrong000')).toEqual([])
})

test('answers keep their kind, and what was told to few is never shown to more', async () => {
  await put('promised', 0, children({ visible_to: 'matches', filterable: false }))
  expect(errorsOf(await put('promised', 1, children({ visible_to: 'everybody' })))).toEqual([422, ['visible_to']])
  expect(errorsOf(await put('promised', 1, children({ kind: 'choices', visible_to: 'matches', filterable: false })))).toEqual([
    422,
    ['kind'],
  ])
  expect((await put('promised', 1, children({ visible_to: 'nobody', filterable: false }))).status).toBe(200)
})

test('there are at most twenty at a time, also when the last one is added twice at once', async () => {
  const free = fieldLimits.active - (await asked()).length
  for (let n = 1; n < free; n++) await put(`filling${n.toString(36)}`, 0, fieldSettings({ labels: { en: `Motto ${n}` } }))
  const last = await Promise.all([put('lastone0', 0, fieldSettings()), put('lastone1', 0, fieldSettings())])
  expect(last.map(errorsOf)).toEqual(
    expect.arrayContaining([
      [200, []],
      [422, ['retired']],
    ]),
  )
  expect(await asked()).toHaveLength(fieldLimits.active)
  expect((await put('retired0', 0, fieldSettings({ retired: true }))).status).toBe(200)
  expect(errorsOf(await put('retired0', 1, fieldSettings()))).toEqual([422, ['retired']])
})

test('a member cannot change the fields', async () => {
  const body = { ...fieldSettings(), version: 0, reason: 'because I can' }
  expect((await testApp.call(putProfileField, { params: { id: 'byamina0' }, body }, { as: amina })).status).toBe(404)
})
