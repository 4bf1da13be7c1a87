import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Brand, defaultBrand } from '#platform/server/brand.ts'
import { createHttpServer } from '#platform/server/http/server.ts'
import { createMetrics } from '#platform/server/metrics/metrics.ts'
import { defaultColours } from '#platform/shared/brand/colours.ts'
import { locales } from '#platform/shared/i18n/locales.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { serveWebApplication } from './web.ts'

const icons = ['192', '512', 'maskable-512'].map((size) => ({ src: `/icon-${size}.png`, sizes: '512x512' }))
const head =
  '<title>%BRAND%</title><meta name="application-name" content="%BRAND%"><meta name="theme-color" content="%GROUND_LIGHT%"><link rel="manifest" href="/manifest.webmanifest"><link rel="icon" href="/favicon.svg"><link rel="preload" as="font" href="/f.woff2">'
const page = (locale: string) =>
  `<html lang="${locale}"><head>${head}<style>body{margin:0}</style></head><a href="mailto:%OPERATOR_EMAIL%"></a><a href="%YOUTUBE_URL%">L’équipe de %BRAND%</a></html>`

let testApp: TestApp
let folder: string
let app: FastifyInstance
beforeAll(async () => {
  testApp = await openTestApp({ YOUTUBE_URL: 'https://video.example/ours', OPERATOR_EMAIL: 'desk@ndloo.example' })
  folder = await mkdtemp(join(tmpdir(), 'ndloo-branded-'))
  for (const name of ['web', 'pages']) await mkdir(join(folder, name))
  await writeFile(join(folder, 'web/index.html'), page('en'))
  await writeFile(join(folder, 'web/sw.js'), 'work()')
  await writeFile(join(folder, 'web/manifest.webmanifest'), JSON.stringify({ id: '/', name: 'Ndloo', short_name: 'Ndloo', icons }))
  for (const locale of locales) await writeFile(join(folder, `pages/home.${locale}.html`), page(locale))
  app = await createHttpServer({ ...testApp.platform, metrics: createMetrics() }, '0', (routes) =>
    serveWebApplication(routes, join(folder, 'web')),
  )
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
  await testApp[Symbol.asyncDispose]()
})

let version = 0
const adopt = (part: Partial<Brand>): void => testApp.platform.brand.adopt({ ...defaultBrand, ...part, version: (version += 1) })
const get = async (url: string, language = 'en') => {
  const { payload, headers } = await app.inject({ url, headers: { 'accept-language': language } })
  return { text: payload, headers }
}

test('a brand as the software comes leaves pages, manifest and worker as the build made them', async () => {
  const { text } = await get('/')
  expect(text).toContain('<title>Ndloo</title>')
  expect(text).toContain('content="#fff9f4"')
  expect(text).not.toContain('id="brand"')
  expect((await get('/sw.js')).text).toBe('work()')
  expect((await get('/manifest.webmanifest')).headers['cache-control']).toContain('max-age=3600')
})

test('the name is escaped in pages, in the manifest and in the worker, and means no pattern', async () => {
  const name = "$& O'Neil & Co"
  adopt({ name })
  const { text } = await get('/')
  expect(text).toContain("<title>$&amp; O'Neil &amp; Co</title>")
  expect(text).toContain(`content="$&amp; O'Neil &amp; Co"`)
  expect(text).toContain('href="/manifest.webmanifest?v=1"')
  const manifest = await get('/manifest.webmanifest?v=1')
  expect(manifest.headers['cache-control']).toBe('no-cache')
  expect(JSON.parse(manifest.text)).toMatchObject({ id: '/', name, short_name: name, theme_color: '#c81e56' })
  const worker = { brand: { name: '' } }
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- runs the line as a browser would
  new Function('self', 'work', (await get('/sw.js')).text)(worker, () => {})
  expect(worker.brand.name).toBe(name)
})

test('French drops the vowel before a name in a page as its scripts do', async () => {
  adopt({ name: 'Amour' })
  expect((await get('/', 'fr')).text).toContain('L’équipe d’Amour')
  expect((await get('/', 'es')).text).toContain('L’équipe de Amour')
})

test('colours and font are a style that the policy of the page allows, and nothing waits for a font that is not used', async () => {
  const light = { ...defaultColours.light, ground: '#f4fff6', primary: '#1d6b33' }
  adopt({ colours: { ...defaultColours, light }, font: 'serif' })
  const { text, headers } = await get('/')
  const [, style = ''] = /<style id="brand">(.*?)<\/style>/.exec(text) ?? []
  expect(style).toContain('--color-primary:#1d6b33')
  expect(headers['content-security-policy']).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  expect(headers['content-security-policy']).not.toMatch(/style-src [^;]*unsafe/)
  expect(text).toContain('<meta name="theme-color" content="#f4fff6">')
  expect(text).not.toContain('rel="preload"')
})

test('a logo is in the page, the manifest and at the addresses of the icons', async () => {
  const logo = 'a'.repeat(24)
  await testApp.platform.storage.put(`brand/${logo}/icon-192.png`, Buffer.from('picture'), 'image/png')
  adopt({ logo })
  const { text } = await get('/')
  expect(text).toContain(`<link rel="icon" href="/brand/${logo}/favicon.png" type="image/png">`)
  expect(text).toContain(`.logo-mark{background:url(/brand/${logo}/logo.png)`)
  expect(JSON.parse((await get('/manifest.webmanifest')).text)).toMatchObject({ icons: [{ src: `/brand/${logo}/icon-192.png` }, {}, {}] })
  expect((await get('/icon-192.png')).text).toBe('picture')
})

test('addresses of the console win over the configuration; blank ones fall back', async () => {
  adopt({
    supportEmail: 'help@baobab.example',
    socialUrls: { ...defaultBrand.socialUrls, youtube: 'https://video.example/theirs?a=1&b=2' },
  })
  const { text } = await get('/')
  expect(text).toContain('mailto:help@baobab.example')
  expect(text).toContain('href="https://video.example/theirs?a=1&amp;b=2"')
  adopt({})
  const back = (await get('/')).text
  expect(back).toContain('mailto:desk@ndloo.example')
  expect(back).toContain('href="https://video.example/ours"')
})
