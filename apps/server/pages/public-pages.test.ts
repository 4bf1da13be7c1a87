import { createMetrics } from '#platform/server/metrics/metrics.ts'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#platform/shared/i18n/locales.ts'
import { createHttpServer } from '#platform/server/http/server.ts'
import { offerOnly } from '#tests/support/app/languages.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { serveWebApplication } from './web.ts'

const style = 'body{margin:0}'
const script = 'document.title=1'
const operator = 'data-mail="%OPERATOR_EMAIL%" data-developer="%DEVELOPER_URL%" data-year="%YEAR%"'
const icons = '<a href="%FACEBOOK_URL%"></a><a href="%YOUTUBE_URL%"></a>'
const page = (name: string) =>
  `<html ${operator}>%ALTERNATES%<meta content="%LANGUAGES%"><script>${script}</script><style>${style}</style><p>${name}</p>${icons}</html>`
const link = '<a href="/signup?redirect=%25REDIRECT%25">'
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

let testApp: TestApp
let folder: string
let app: FastifyInstance
beforeAll(async () => {
  testApp = await openTestApp({
    OPERATOR_EMAIL: 'desk@ndloo.example',
    DEVELOPER_URL: 'https://makers.example/?a=1&b="2"',
    YOUTUBE_URL: 'https://video.example/@ndloo?a=1&b=2',
  })
  folder = await mkdtemp(join(tmpdir(), 'ndloo-pages-'))
  for (const name of ['web', 'pages']) await mkdir(join(folder, name))
  await writeFile(join(folder, 'web/index.html'), page('shell'))
  for (const name of ['home', 'contact', 'terms', 'privacy', 'safety', 'login'])
    for (const locale of locales) await writeFile(join(folder, `pages/${name}.${locale}.html`), page(`${name} ${locale}`) + link)
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

const get = async (url: string, headers: Record<string, string> = {}) => {
  const response = await app.inject({ url, headers })
  return { ...response, html: response.payload, shown: /<p>(.*)<\/p>/.exec(response.payload)?.[1], headers: response.headers }
}

describe('the language of a public page', () => {
  it.each([
    ['the one in the URL', '/?lang=sw', { cookie: 'preferred-language=fr', 'accept-language': 'es' }, 'home sw'],
    ['the one in the cookie', '/', { cookie: 'a=1; preferred-language=fr', 'accept-language': 'es' }, 'home fr'],
    ['the preference of the browser', '/privacy', { 'accept-language': 'is-IS,pt-BR;q=0.9,es;q=0.8' }, 'privacy pt'],
    ['the same for the login', '/login?redirect=%2Fuser', { 'accept-language': 'fr' }, 'login fr'],
    ['English by default', '/contactUs', { 'accept-language': 'is' }, 'contact en'],
    ['never an unknown one', '/terms&conditions?lang=../x', { cookie: 'preferred-language=../x' }, 'terms en'],
  ] as const)('is %s', async (_what, url, headers, expected) => {
    const { shown, headers: answered } = await get(url, headers)
    expect(shown).toBe(expected)
    expect(answered['content-language']).toBe(expected.slice(-2))
    expect(answered.vary).toContain('Accept-Language, Cookie')
  })
  it('is never one that the service does not offer', async () => {
    using _offered = offerOnly(['en', 'fr'])
    expect((await get('/?lang=sw', { cookie: 'preferred-language=fr' })).shown).toBe('home fr')
    const { html, shown } = await get('/', { 'accept-language': 'sw,es' })
    expect(shown).toBe('home en')
    expect(html).toContain('hreflang="fr"')
    expect(html).not.toContain('hreflang="sw"')
    expect(html).toContain('offered&quot;:[&quot;en&quot;,&quot;fr&quot;]')
  })
  it('is stored in the cookie only when the URL asks for it', async () => {
    expect((await get('/?lang=sw')).headers['set-cookie']).toContain('preferred-language=sw;')
    expect((await get('/', { 'accept-language': 'sw' })).headers['set-cookie']).toBeUndefined()
  })
})

describe('a page', () => {
  it('has a policy that allows its inline scripts and styles only', async () => {
    for (const url of ['/', '/dashboard/matches']) {
      const policy = String((await get(url)).headers['content-security-policy'])
      expect(policy, url).toContain(`script-src 'self' ${hash(script)};`)
      expect(policy, url).toContain(`style-src 'self' ${hash(style)};`)
      expect(policy, url).not.toMatch(/script-src[^;]*unsafe/)
    }
  })
  it('contains operator, developers and year, escaped for attributes', async () => {
    const { html } = await get('/')
    expect(html).toContain('data-mail="desk@ndloo.example"')
    expect(html).toContain('data-developer="https://makers.example/?a=1&amp;b=')
    expect(html).not.toContain('b="2"')
    expect(html).toContain(`data-year="${testApp.clock.now().getUTCFullYear()}"`)
  })
  it('links the icons of networks that have an address, and only those', async () => {
    const { html } = await get('/')
    expect(html).toContain('<a role="link" aria-disabled="true"></a><a href="https://video.example/@ndloo?a=1&amp;b=2"></a>')
  })
  it('passes the redirect target on in its links, encoded', async () => {
    expect((await get('/login')).html).toContain('<a href="/signup">')
    expect((await get('/login?redirect=%2Fuser%3Fa%3D1')).html).toContain('<a href="/signup?redirect=%2Fuser%3Fa%3D1">')
    expect((await get('/login?redirect=%22%3E%3Cscript%3E$%26')).html).toContain('<a href="/signup?redirect=%22%3E%3Cscript%3E%24%26">')
    expect((await get('/login?redirect=a&redirect=b')).html).toContain('<a href="/signup">')
  })
  it('is the shell for every path of the application, and the encoded path of the terms redirects to them', async () => {
    expect((await get('/dashboard/whatever')).shown).toBe('shell')
    expect((await get('/terms%26conditions')).headers.location).toBe('/terms&conditions')
    expect((await get('/lost.js')).statusCode).toBe(404)
  })
})
