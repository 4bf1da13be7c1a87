// @slow
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAuditPage } from '#features/audit/server/index.ts'
import { readTextOverridesVersion, storeTextOverride } from '#features/site/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { catalogueRef } from '#platform/shared/i18n/catalogue.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { listTexts, putText } from '../../texts-contract.ts'

let testApp: TestApp
let chantal: Person
beforeAll(async () => {
  testApp = await openTestApp()
  chantal = await createAdmin(testApp, 'chantal')
})
afterAll(() => testApp[Symbol.asyncDispose]())

const siteText = catalogueRef<{ header: { welcome: string } }>('site')
const reason = 'our own words'
const key = 'site.header.welcome'
const put = (fields: { text: string | null; before: string | null; key?: string; locale?: string }, as = chantal) =>
  testApp.call(putText, { body: { locale: 'fr', key, reason, ...fields } }, { as })
const find = async (query: object) => (await testApp.call(listTexts, { query: { locale: 'fr', ...query } }, { as: chantal })).body.data
const shown = (locale: 'en' | 'fr' = 'fr') => testApp.platform.texts.translate(locale, siteText, 'header.welcome', { name: 'Amina' })
const actions = async () =>
  (await readAuditPage(testApp.db, { subjectKind: 'text', subjectId: `fr ${key}` })).entries.map(({ action }) => action).sort()

test('a text is changed in one language at once, found, and shown again as it was', async () => {
  const before = shown()
  const mark = await readTextOverridesVersion(testApp.db)
  expect((await put({ text: 'Salut {name} !', before: null })).body).toMatchObject({ data: { text: { key, text: 'Salut {name} !' } } })
  expect([shown(), shown('en')]).toEqual(['Salut Amina !', 'Welcome, Amina'])
  expect(await readTextOverridesVersion(testApp.db)).not.toBe(mark)
  expect(await find({ search: 'SALUT {name} !' })).toMatchObject({ found: 1, replaced: 1, texts: [{ key, english: 'Welcome, {name}' }] })
  expect(await find({ replaced: '1' })).toMatchObject({ found: 1 })
  expect(testApp.platform.texts.operatorTexts('fr')?.catalogue).toEqual({ site: { header: { welcome: 'Salut {name} !' } } })
  await put({ text: 'Salut {name} !', before: null })
  await put({ text: null, before: 'Salut {name} !' })
  expect([shown(), testApp.platform.texts.operatorTexts('fr')]).toEqual([before, undefined])
  expect(await actions()).toEqual(['text.changed', 'text.reset'])
})

test('of two administrators who change the same text at once, one is told', async () => {
  const answers = await Promise.all([put({ text: 'A {name}', before: null }), put({ text: 'B {name}', before: null })])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(Object.keys((refused?.body as { errors?: object } | undefined)?.errors ?? {})).toEqual(['text'])
  const { texts } = await find({ search: key })
  await put({ text: null, before: texts[0]?.text ?? null })
})

test.each([
  ['without its placeholder', 'Salut', 422],
  ['with another placeholder', 'Salut {name} {place}', 422],
  ['with a tag', 'Salut <img src=x> {name}', 422],
  ['of blanks', '   ', 422],
  ['that is too long', 'x'.repeat(4001), 422],
])('a text %s is refused and changes nothing', async (_what, text, status) => {
  const before = shown()
  const refused = await put({ text, before: null })
  expect([refused.status, Object.keys((refused.body as { errors?: object }).errors ?? {}), shown()]).toEqual([status, ['text'], before])
})

test('a text that does not exist cannot be changed, nor one in an unknown language', async () => {
  expect((await put({ text: 'x', before: null, key: 'site.nowhere' })).status).toBe(404)
  expect((await put({ text: 'x', before: null, locale: 'xx' })).status).toBe(422)
  expect((await put({ text: 'x {name}', before: null }, await createPerson(testApp, 'amina'))).status).toBe(404)
})

test('texts of a release before, whose keys are gone, are left out', async () => {
  await inTransaction(testApp.db, (tx) => storeTextOverride(tx, { locale: 'fr', key: 'site.gone', text: 'x' }))
  await put({ text: 'Salut {name}', before: null })
  expect(shown()).toBe('Salut Amina')
  expect(await find({ replaced: '1' })).toMatchObject({ found: 1, replaced: 1 })
})
