import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeTextOverride } from '#features/site/server/index.ts'
import { siteText } from '#features/site/locales/text.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createTexts } from '#platform/server/texts.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { localeCatalogues } from '../texts.ts'
import type { DrawnPages } from './draw-pages.ts'
import { followOperatorTexts } from './follow-operator-texts.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())

const log = { warn: () => {} } as never

test('a process applies the texts of the console at its start, and those of the operator’s files below them', async () => {
  await inTransaction(testApp.db, (tx) => storeTextOverride(tx, { locale: 'fr', key: 'site.nav.home', text: 'Accueil' }))
  const files = { fr: { site: { nav: { home: 'Maison', main: 'Menu à moi' } } } }
  const texts = createTexts(localeCatalogues, log, { files })
  const drawn: unknown[] = []
  const pages: DrawnPages = {
    page: () => undefined,
    draw: ({ operatorTexts: own }) => {
      // A page and the texts that it loads must be of one version, so neither changes before the other.
      drawn.push(own('fr')?.catalogue, say('home'))
      return Promise.resolve(() => void drawn.push(say('home')))
    },
  }
  const say = (key: 'home' | 'main' | 'more') => texts.translate('fr', siteText, `nav.${key}`)
  using _following = await followOperatorTexts({ db: testApp.db, texts, log }, pages)
  expect([say('home'), say('main'), say('more')]).toEqual([
    'Accueil',
    'Menu à moi',
    createTexts(localeCatalogues, log).translate('fr', siteText, 'nav.more'),
  ])
  expect(drawn).toEqual([{ site: { nav: { home: 'Accueil', main: 'Menu à moi' } } }, 'Maison', 'Accueil'])
  expect(texts.operatorTexts('en')).toBeUndefined()
})

test('a page may keep the version it names; another version is sent, and kept by nobody', async () => {
  await testApp.platform.texts.override([{ locale: 'fr', key: 'site.nav.home', text: 'Accueil' }])
  const version = testApp.platform.texts.operatorTexts('fr')?.version
  const get = (file: string) => testApp.app.inject({ url: `/texts/${file}.json` })
  const [right, old, none, unknown] = await Promise.all([
    get(`fr-${version}`),
    get('fr-000000000000'),
    get('es-000000000000'),
    get('xx-000000000000'),
  ])
  expect(right.json()).toEqual({ site: { nav: { home: 'Accueil' } } })
  expect([right.headers['cache-control'], old.headers['cache-control']]).toEqual(['public, max-age=31536000, immutable', 'no-store'])
  expect([old.json(), none.json(), unknown.statusCode]).toEqual([right.json(), {}, 404])
})
