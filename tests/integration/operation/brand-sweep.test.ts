// @slow
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { relyingPartyOf } from '#features/passkeys/server/relying-party.ts'
import { renderUnsubscribePage } from '#features/notifications/server/unsubscribe/unsubscribe-page.ts'
import { renderDatePage } from '#features/shared-dates/server/page/render-date-page.ts'
import { fillPage } from '#apps/server/pages/fill-page.ts'
import { localeCatalogues } from '#apps/server/texts.ts'
import { defaultBrand } from '#platform/server/brand.ts'
import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import { locales } from '#platform/shared/i18n/locales.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ OPERATOR_EMAIL: 'desk@baobab.example', DEVELOPER_URL: 'https://makers.example' })
  testApp.platform.brand.adopt({ ...defaultBrand, name: 'Baobab', version: 1 })
})
afterAll(() => testApp[Symbol.asyncDispose]())

/** Technical names that no user reads: of storage, caches, locks and fields on the wire. */
const unseen = /_ndloo_token|ndloo-assets|ndloo-shell-|ndloo-ringtone|\('ndloo'\)|memberDatabaseName = 'ndloo'|[\w.]*@?ndloo\.example/g
/** Returns the places where a text still names the software, with some characters around each. */
const findName = (text: string): string[] => text.replaceAll(unseen, '').match(/.{0,30}ndloo.{0,30}/gi) ?? []

const sentences = (node: Catalogue | string, path: string): [string, string][] =>
  typeof node === 'string'
    ? [[path, node]]
    : Object.entries(node).flatMap(([key, below]) => sentences(below as Catalogue | string, `${path}.${key}`))
const namedIn = (catalogues: Record<string, Catalogue>): string[] =>
  sentences(catalogues, '').flatMap(([path, sentence]) => (findName(sentence).length > 0 ? [path] : []))

/** Catalogues that only some pages load, and the server does not. */
const loadPublicCatalogues = async (): Promise<Record<string, Catalogue>> =>
  Object.fromEntries(
    await Promise.all(
      ['public', 'legal'].flatMap((part) =>
        locales.map(async (locale) => [
          `${part}.${locale}`,
          (await import(`../../../features/site/locales/${part}/${locale}.ts`)) as Catalogue,
        ]),
      ),
    ),
  ) as Record<string, Catalogue>

test('no text of a catalogue names the software, and one that does is found', async () => {
  expect(namedIn({ ...localeCatalogues, ...(await loadPublicCatalogues()) })).toEqual([])
  const { platform } = localeCatalogues.en
  expect(namedIn({ en: { platform: { ...(platform as Catalogue), language: 'Language of Ndloo' } } })).toEqual(['.en.platform.language'])
})

const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(?:tsx?|js|html)$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))

test('no screen names the software by itself', async () => {
  const folders = [
    'apps/web',
    'platform/web',
    ...(await readdir('features')).map((name) => `features/${name}/web`).filter((path) => existsSync(path)),
  ]
  // The first file is used in development only. The second has the name that the service worker uses until it gets the brand.
  const allowed = ['apps/web/vite.config.ts', 'apps/web/worker/offline-page.js']
  const found: string[] = []
  for (const path of (await Promise.all(folders.map(filesBelow))).flat()) {
    if (allowed.includes(path)) continue
    const code = (await readFile(path, 'utf8')).replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    for (const place of findName(code)) found.push(`${path}: ${place}`)
  }
  expect(found).toEqual([])
})

test('the interface and its documentation have the name', async () => {
  for (const url of ['/api/docs', '/api/openapi.json', '/.well-known/security.txt', '/robots.txt']) {
    const { payload } = await testApp.app.inject({ url })
    // Technical names, such as those of fields, may stay; `findName` ignores them.
    expect(findName(payload), url).toEqual([])
  }
  expect((await testApp.app.inject({ url: '/api/docs' })).payload).toContain('<title>Baobab</title>')
  expect((await testApp.app.inject({ url: '/api/openapi.json' })).json()).toMatchObject({ info: { title: 'Baobab' } })
})

test('pages without an account, and the one that asks for passkeys, have the name', () => {
  const { texts, brand } = testApp.platform
  const date = renderDatePage(texts, 'en', { date: undefined, token: 'x', hasPhoto: false, now: testApp.clock.now() })
  const unsubscribe = renderUnsubscribePage(texts.brand(), 'en', { title: 'Mails', paragraphs: [] })
  for (const html of [date, unsubscribe]) {
    expect(html).toContain('· Baobab</title>')
    expect(findName(html)).toEqual([])
  }
  expect(relyingPartyOf('https://dates.example', brand).name).toBe('Baobab')
})

// The pages exist only after a build.
test.runIf(existsSync('build/pages'))('every page that is drawn beforehand has the name', async () => {
  const pages = (await readdir('build/pages')).filter((name) => name.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(50)
  for (const path of [...pages.map((name) => `build/pages/${name}`), 'build/web/index.html']) {
    const html = fillPage(testApp.platform, await readFile(path, 'utf8'))
    expect(findName(html), path).toEqual([])
    expect(html).toContain('name="application-name" content="Baobab"')
    expect(html, path).not.toMatch(/%BRAND%|\{brand\}/)
  }
})
