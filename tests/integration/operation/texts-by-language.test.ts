import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSettings, requestExport, updateSettings } from '#features/account/contract.ts'
import { addGiftItem, addPlanItem, changeGiftItem, listGiftItems } from '#features/admin/catalogue-contract.ts'
import { listGiftPlans } from '#features/gifts/contract.ts'
import { listConsoleVocabulary, listVocabulary, putVocabularyEntry } from '#features/members/vocabulary-entry-contract.ts'
import { listConsoleFields, listProfileFields, putProfileField } from '#features/profile-fields/contract.ts'
import { listPlans } from '#features/subscriptions/contract.ts'
import { offerArabic, offerOnly } from '#tests/support/app/languages.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { fieldSettings } from '#tests/support/features/profile-fields.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { entryNames } from '#tests/support/people/vocabulary.ts'

let arabic: Disposable
let testApp: TestApp
let chantal: Person
let amina: Person
beforeAll(async () => {
  arabic = offerArabic()
  testApp = await openTestApp()
  chantal = await createAdmin(testApp, 'chantal')
  amina = await createPerson(testApp, 'amina')
})
afterAll(async () => {
  arabic[Symbol.dispose]()
  await testApp[Symbol.asyncDispose]()
})

const reason = 'for members who read Arabic'
const yes = { id: 'yes00000', labels: { en: 'Yes', ar: 'نعم' }, retired: false }
const no = { id: 'no000000', labels: { en: 'No' }, retired: false }
const question = (labels: { en: string; [locale: string]: string }) => fieldSettings({ kind: 'choice', labels, choices: [yes, no] })
const putQuestion = (version: number, labels: { en: string; [locale: string]: string }, choices = [yes, no]) =>
  testApp.call(putProfileField, { params: { id: 'children' }, body: { ...question(labels), choices, version, reason } }, { as: chantal })
const putInterest = (version: number, names: { en: string; [locale: string]: string }) =>
  testApp.call(
    putVocabularyEntry,
    {
      params: { list: 'interests', id: 'own_scouts' },
      body: { names, subject: 'community', sensitive: false, retired: false, version, reason },
    },
    { as: chantal },
  )
const gift = { icon: 'drum' as const, price: '3.00', order: 90 }
const plan = { id: 'ember', price: '2.00', period: 7, messages: 1, calls: 1, gift_conversion: 50, order: 90 }
const asAmina = (language: string) => ({ as: amina, language })

test('members read questions, lists, gifts and plans in a language that the operator has added, and in English what it lacks', async () => {
  expect((await putQuestion(0, { en: 'Children', ar: 'أطفال' })).status).toBe(200)
  expect((await putInterest(0, { ...entryNames('Scouts'), ar: 'الكشافة' })).status).toBe(200)
  const names = { en: 'Drum', ar: 'طبل' }
  expect((await testApp.call(addGiftItem, { body: { ...gift, names, reason } }, { as: chantal })).status).toBe(201)
  expect((await testApp.call(addPlanItem, { body: { ...plan, names: { en: 'Ember', ar: 'جمرة' }, reason } }, { as: chantal })).status).toBe(
    201,
  )

  const [field] = (await testApp.call(listProfileFields, {}, asAmina('ar'))).body.data.fields
  expect([field?.label, field?.choices.map(({ label }) => label)]).toEqual(['أطفال', ['نعم', 'No']])
  expect((await testApp.call(listVocabulary, {}, asAmina('ar'))).body.data.entries[0]?.name).toBe('الكشافة')
  expect((await testApp.call(listGiftPlans, {}, asAmina('ar'))).body.data.plans.at(-1)?.name).toBe('طبل')
  expect((await testApp.call(listGiftPlans, {}, asAmina('fr'))).body.data.plans.at(-1)?.name).toBe('Drum')
  expect((await testApp.call(listPlans, {}, asAmina('ar'))).body.data.plans.at(-1)?.planName).toBe('جمرة')
  expect((await testApp.call(listGiftItems, {}, { as: chantal })).body.data.gifts.at(-1)?.names).toEqual(names)
})

test('a language that nobody offers is refused by its field, and nothing changes', async () => {
  const asked = await putQuestion(1, { en: 'Kids', xx: 'Kids' })
  expect([asked.status, Object.keys(asked.error.errors ?? {})]).toEqual([422, ['labels.xx']])
  const interest = await putInterest(1, { ...entryNames('Guides'), xx: 'Guides' })
  expect([interest.status, Object.keys(interest.error.errors ?? {})]).toEqual([422, ['names.xx']])
  const given = await testApp.call(addGiftItem, { body: { ...gift, names: { en: 'Bell', xx: 'Bell' }, reason } }, { as: chantal })
  expect([given.status, Object.keys(given.error.errors ?? {})]).toEqual([422, ['names.xx']])
  const choice = { ...question({ en: 'Kids' }), choices: [{ ...yes, labels: { en: 'Yes', xx: 'Yes' } }] }
  const body = { ...choice, version: 1, reason }
  const wrong = await testApp.call(putProfileField, { params: { id: 'children' }, body }, { as: chantal })
  expect(Object.keys(wrong.error.errors ?? {})).toEqual(['choices.0.labels.xx'])
  expect((await testApp.call(listProfileFields, {}, asAmina('en'))).body.data.fields[0]?.label).toBe('Children')
})

test('two entries of a list cannot have one name in an added language either', async () => {
  const body = {
    names: { ...entryNames('Guides'), ar: 'الكشافة' },
    subject: 'community' as const,
    sensitive: false,
    retired: false,
    version: 0,
    reason,
  }
  const reply = await testApp.call(putVocabularyEntry, { params: { list: 'interests', id: 'own_guides' }, body }, { as: chantal })
  expect([reply.status, Object.keys(reply.error.errors ?? {})]).toEqual([422, ['names.ar']])
})

test('a member whose language is no longer offered reads English, cannot choose it again, and has it back later', async () => {
  const diego = await createPerson(testApp, 'diego', { locale: 'sw' })
  const localeOf = async () => (await testApp.call(getSettings, {}, { as: diego })).body.data.locale
  {
    using _offered = offerOnly(['en', 'fr'])
    expect(await localeOf()).toBe('en')
    const refused = await testApp.call(updateSettings, { body: { locale: 'sw' } }, { as: diego })
    expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([422, ['locale']])
    await testApp.call(requestExport, {}, { as: diego })
    await testApp.runJobs()
    expect(testApp.mails.at(-1)?.html).toContain('lang="en"')
  }
  expect(await localeOf()).toBe('sw')
})

test('texts in languages that are no longer offered are not shown, survive every change, and return with their language', async () => {
  {
    using _offered = offerOnly(['en', 'fr'])
    const [shown] = (await testApp.call(listConsoleFields, {}, { as: chantal })).body.data.fields
    expect([shown?.labels, shown?.choices[0]?.labels]).toEqual([{ en: 'Children' }, { en: 'Yes' }])
    const entries = (await testApp.call(listConsoleVocabulary, {}, { as: chantal })).body.data.entries
    expect(entries.find(({ id }) => id === 'own_scouts')?.names).toEqual({ en: 'Scouts', fr: 'Scouts (fr)' })
    expect((await putQuestion(1, { en: 'Kids' }, [{ ...yes, labels: { en: 'Yes, some' } }, no])).status).toBe(200)
    // Names are required only in the languages that the service offers.
    expect((await putInterest(1, { en: 'Guides', fr: 'Guides' })).status).toBe(200)
    expect(Object.keys((await putInterest(2, { en: 'Girl guides' })).error.errors ?? {})).toEqual(['names.fr'])
    const item = (await testApp.call(listGiftItems, {}, { as: chantal })).body.data.gifts.at(-1)
    expect(item?.names).toEqual({ en: 'Drum' })
    const change = { params: { id: item?.id ?? '' }, body: { names: { en: 'Big drum' }, reason } }
    expect((await testApp.call(changeGiftItem, change, { as: chantal })).status).toBe(200)
    expect((await putQuestion(2, { en: 'Kids', ar: 'أولاد' })).status).toBe(422)
    expect((await testApp.call(listProfileFields, {}, asAmina('ar'))).body.data.fields[0]?.label).toBe('Kids')
  }
  const [field] = (await testApp.call(listProfileFields, {}, asAmina('ar'))).body.data.fields
  expect([field?.label, field?.choices[0]?.label]).toEqual(['أطفال', 'نعم'])
  expect((await testApp.call(listGiftPlans, {}, asAmina('ar'))).body.data.plans.at(-1)?.name).toBe('طبل')
  const entries = (await testApp.call(listConsoleVocabulary, {}, { as: chantal })).body.data.entries
  expect(entries.find(({ id }) => id === 'own_scouts')?.names).toMatchObject({
    en: 'Guides',
    fr: 'Guides',
    sw: 'Scouts (sw)',
    ar: 'الكشافة',
  })
})
