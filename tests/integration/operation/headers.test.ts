// @slow
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestExport } from '#features/account/contract.ts'
import { readServerConfig } from '#apps/server/config.ts'
import { createAdmin, createPerson, type Person } from '../../support/people/people.ts'
import { jpegWithGps, createPhotos } from '../../support/people/photos.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { composeService } from '#apps/server/compose.ts'

let testApp: TestApp
let folder: string
let app: FastifyInstance
let close: () => Promise<void>
let amina: Person
let chantal: Person

beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
  folder = await mkdtemp(join(tmpdir(), 'ndloo-headers-'))
  for (const name of ['web', 'web/assets', 'pages']) await mkdir(join(folder, name))
  const page = '<html><script>document.title=1</script><style>body{margin:0}</style></html>'
  await writeFile(join(folder, 'web/index.html'), page)
  for (const name of ['sw.js', 'assets/main-abc.js', 'favicon.svg', 'manifest.webmanifest'])
    await writeFile(join(folder, 'web', name), '{}')
  for (const name of ['home', 'contact', 'terms', 'privacy']) await writeFile(join(folder, `pages/${name}.en.html`), page)
  const config = readServerConfig({
    DATA_DIR: testApp.platform.config.dataDir,
    DEMO: '1',
    SECRET: 'a secret of tests, long enough to be one',
    PUBLIC_URL: 'https://ndloo.example',
    OPERATOR_EMAIL: 'controller@ndloo.example',
    LIMIT_FACTOR: '1000',
    MAX_LAG_MS: '0',
  })
  const { db, clock, log } = testApp.platform
  const composed = await composeService({ config, db, clock, log, webFolder: join(folder, 'web') })
  app = composed.app
  await app.ready()
  close = async () => {
    await app.close()
    await composed.platform.realtime[Symbol.asyncDispose]()
  }
  amina = await createPerson(testApp, 'amina')
  chantal = await createAdmin(testApp, 'chantal')
})
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true, force: true })
  await testApp[Symbol.asyncDispose]()
})

interface ServedRoute {
  method: string
  path: string
}
/** Lists every route of the server. */
const routesOf = (server: FastifyInstance): ServedRoute[] => {
  const parents: string[] = []
  return server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', name = '', methods = ''] = /^((?:│ {3}| {4})*)[├└]── (.*?)(?: \(([A-Z, -]+)\))?$/.exec(line) ?? []
      const depth = indent.length / 4
      parents[depth] = name
      const path = parents.slice(0, depth + 1).join('')
      return methods === '' ? [] : methods.split(', ').map((method) => ({ method, path }))
    })
}

/** Names the header checks that a response fails. JSON, pictures, scripts and empty answers have no headers of pages. */
const failedChecks = (path: string, { headers, statusCode }: LightMyRequestResponse): string[] => {
  const policy = String(headers['content-security-policy'])
  const type = String(headers['content-type'])
  const isScript = type.startsWith('text/javascript')
  const isPage = statusCode !== 204 && !isScript && !/^(?:application\/json|image\/(?!svg)|text\/css)/.test(type)
  const onPages = (name: string, passes: boolean): [string, boolean] => (isPage ? [name, passes] : [`${name} on data`, !passes])
  const checks: [name: string, passes: boolean][] = [
    ['Content-Security-Policy', /default-src '(self|none)'/.test(policy)],
    ['no inline scripts', !/script-src[^;]*'unsafe-(inline|eval)'/.test(policy) && !/\*|https?:/.test(policy)],
    ['data loads nothing', isPage || isScript || policy.startsWith("default-src 'none'")],
    ['no frames', policy.includes("frame-ancestors 'none'")],
    onPages('X-Frame-Options', headers['x-frame-options'] === 'DENY'),
    ['nosniff', headers['x-content-type-options'] === 'nosniff'],
    ['HSTS', /^max-age=31536000; includeSubDomains$/.test(String(headers['strict-transport-security']))],
    onPages('Referrer-Policy', ['strict-origin-when-cross-origin', 'no-referrer'].includes(String(headers['referrer-policy']))),
    onPages('Permissions-Policy', /geolocation=\(self\), camera=\(self\), microphone=\(self\)/.test(String(headers['permissions-policy']))),
    onPages('COOP', headers['cross-origin-opener-policy'] === 'same-origin'),
    ['CORP', headers['cross-origin-resource-policy'] === 'same-origin'],
    ['no cookie', headers['set-cookie'] === undefined],
    ['no server software', headers['x-powered-by'] === undefined && headers['server'] === undefined],
    ['no other origin', headers['access-control-allow-origin'] === undefined],
    ['Cache-Control', headers['cache-control'] !== undefined],
    ['no-store', !/^\/(api\/(?!docs\/static)|exports|health|ready)/.test(path) || /no-store/.test(String(headers['cache-control']))],
  ]
  return checks.flatMap(([name, passes]) => (passes ? [] : [name]))
}

const as = ({ token }: Person) => ({ authorization: `Bearer ${token}` })

test('every route sets the security and cache headers, for every caller and status', async () => {
  const routes = routesOf(app)
  expect(routes.length).toBeGreaterThan(150)
  const failures: string[] = []
  const statuses = new Set<number>()
  // GET first, because other routes end sessions.
  const inOrder = routes.toSorted((a, b) => Number(b.method === 'GET') - Number(a.method === 'GET'))
  for (const { method, path } of inOrder.filter(({ method }) => ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method)))
    for (const headers of [{}, as(amina), as(chantal)]) {
      const url = path.replaceAll(/:\w+/g, randomUUID()).replace('*', 'no-such')
      const response = await app.inject({ method: method as 'GET', url, headers })
      statuses.add(response.statusCode)
      // The sandbox providers may answer 500.
      if (response.statusCode === 500 && !path.startsWith('/sandbox/')) failures.push(`${method} ${path} failed`)
      failures.push(...failedChecks(url, response).map((check) => `${method} ${path} ${response.statusCode}: ${check}`))
    }
  expect(failures).toEqual([])
  for (const status of [200, 204, 401, 404, 422]) expect([...statuses], String(status)).toContain(status)
})

test('files, pages, invalid URLs and oversized requests set the headers too', async () => {
  const [photo] = await createPhotos({ app }, await createPerson(testApp, 'esi'), [await jpegWithGps()])
  const addresses: [url: string, status: number, caching: RegExp][] = [
    ['/', 200, /^no-cache$/],
    ['/dashboard/matches', 200, /^no-cache$/],
    ['/no/such/page', 200, /^no-cache$/],
    ['/no-such.js', 404, /no-store/],
    ['/sw.js', 200, /^no-cache$/],
    ['/assets/main-abc.js', 200, /immutable/],
    ['/manifest.webmanifest', 200, /max-age=3600/],
    ['/terms%26conditions', 301, /^public, max-age=3600$/],
    ['/api/no/such', 404, /no-store/],
    ['/api/%ff', 404, /no-store/],
    ['/%c0%ae/x?a=%', 404, /no-store/],
    [`/photos/${randomUUID()}/480.webp`, 404, /no-store/],
    [photo?.image_480 ?? '', 200, /^private, max-age=\d+, immutable$/],
    ['/.well-known/security.txt', 200, /max-age=3600/],
    ['/robots.txt', 200, /max-age=3600/],
  ]
  for (const [url, status, caching] of addresses) {
    const response = await app.inject({ url })
    expect([response.statusCode, failedChecks(url, response)], url).toEqual([status, []])
    expect(response.headers['cache-control'], url).toMatch(caching)
  }
  const large = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email: 'x'.repeat(2 * 1024 * 1024) } })
  expect([large.statusCode, failedChecks('/api/auth/login', large)]).toEqual([413, []])
})

test('only the language choice sets a cookie, which contains only the language', async () => {
  const { headers } = await app.inject({ url: '/?lang=en' })
  expect(headers['set-cookie']).toMatch(/^preferred-language=en; Path=\/; Max-Age=\d+; SameSite=Lax$/)
})

test('uploads and exports have their exact type, cannot run scripts and cannot be framed', async () => {
  const brian = await createPerson(testApp, 'brian')
  const [photo] = await createPhotos({ app }, brian, [await jpegWithGps()])
  await testApp.call(requestExport, {}, { as: brian })
  await testApp.runJobs()
  const settings = await testApp.app.inject({ url: '/api/me/settings', headers: as(brian) })
  const { url } = settings.json<{ data: { export: { url: string } } }>().data.export
  for (const [address, type] of [
    [photo?.image_1080 ?? '', 'image/webp'],
    [new URL(url, 'http://host').pathname + new URL(url, 'http://host').search, 'application/zip'],
  ] as const) {
    const { statusCode, headers } = await app.inject({ url: address })
    expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([200, type, 'nosniff'])
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", 'sandbox']))
  }
})

test('security.txt names the operator and never expires; robots.txt excludes private paths', async () => {
  const read = async () => {
    const { payload, headers } = await app.inject({ url: '/.well-known/security.txt' })
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    return Object.fromEntries(payload.split('\n').flatMap((line) => (line === '' ? [] : [line.split(/: (.*)/).slice(0, 2)]))) as Record<
      string,
      string
    >
  }
  const fields = await read()
  expect(fields).toMatchObject({
    Contact: 'mailto:controller@ndloo.example',
    Canonical: 'https://ndloo.example/.well-known/security.txt',
    'Preferred-Languages': 'en, es, fr, pt, sw',
  })
  for (const days of [0, 1, 400]) {
    testApp.clock.advance({ days })
    const daysLeft = (Date.parse((await read())['Expires'] ?? '') - testApp.clock.now().getTime()) / 86_400_000
    expect(daysLeft).toBeGreaterThan(150)
    expect(daysLeft).toBeLessThan(365)
  }
  const robots = (await app.inject({ url: '/robots.txt' })).payload
  for (const line of ['User-agent: *', 'Disallow: /api/', 'Disallow: /dashboard', 'Disallow: /photos/'])
    expect(robots.split('\n')).toContain(line)
  expect(robots).not.toMatch(/admin|^Disallow: \/$/m)
})

test('a malformed URL causes no server error', async () => {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const statusOf = (method: string, path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, method, path }, (response) => resolve(response.resume().statusCode))
      sent.on('error', reject).end()
    })
  for (const path of ['//', '///', '//[', '//a:b', '//a:99999/x', '/\\\\', '/%5c%5c', '//%', '//x.js'])
    for (const method of ['GET', 'HEAD', 'POST']) expect(await statusOf(method, path), `${method} ${path}`).toBeLessThan(500)
})
