// @slow
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isCommonPassword } from '#features/auth/server/password/passwords.ts'
import { verifyAppealToken } from '#features/auth/server/bans/appeal-link.ts'
import { deviceName } from '#features/auth/server/sessions/device-name.ts'
import { removeDeviceAddresses } from '#features/calls/server/media/remove-addresses.ts'
import { parseCallSummary } from '#features/chat/content-contract.ts'
import { createConfiguredPaymentProviders } from '#features/deposits/server/providers/configured-providers.ts'
import { verifyUnsubscribeQuery } from '#features/notifications/server/unsubscribe/unsubscribe-url.ts'
import { stripPngChunks } from '#platform/server/pictures/png-chunks.ts'
import { countryOfIp } from '#features/places/server/country-of-ip.ts'
import { loadCities } from '#features/places/server/cities.ts'
import { toCsv } from '#platform/server/csv.ts'
import { clientAddress } from '#platform/server/http/guards/client-address.ts'
import { maxJsonBodyBytes } from '#platform/server/http/json-body.ts'
import { decodeCursor } from '#platform/server/keyset.ts'
import { addressLimitKey } from '#platform/server/limits/limits.ts'
import { maskEmailAddresses } from '#platform/server/log.ts'
import { sanitizeName } from '#platform/server/mail/sanitize-name.ts'
import { isPublicUrl } from '#platform/server/outbound/public-address.ts'
import { readSignedExpiry } from '#platform/server/storage/signed-url.ts'
import { contentTypeOf, isStorageKey } from '#platform/server/storage/storage.ts'
import { toMinorUnits } from '#platform/shared/money.ts'
import { pickLocale } from '#platform/shared/i18n/locales.ts'
import { isStorableText, toStorableText, hasVisibleText } from '#platform/shared/text-checks.ts'
import { createPerson, type Person } from '../../support/people/people.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { jsonAttacks, fewTextAttacks, textAttacks } from './attacks.ts'
import { findSlowParsers, type Parser } from './find-slow-parsers.ts'

/** Maximum size of all headers, including the URL. */
const headerBytes = 15 * 1024

let testApp: TestApp
let amina: Person
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '100000', TRUST_PROXY: '2' })
  amina = await createPerson(testApp, 'amina')
}, 120_000)
afterAll(() => testApp[Symbol.asyncDispose]())

const socket = { remoteAddress: '203.0.113.7' } as never
const signature = { 'x-paystack-signature': 'ab'.repeat(64) }

/** All parsers of untrusted text outside the schemas, with their maximum input. */
const readers: readonly Parser[] = [
  { name: 'languages', read: (text) => pickLocale(text.split(',')), maxLength: headerBytes },
  { name: 'device of a user agent', read: deviceName, maxLength: headerBytes },
  {
    name: 'address behind proxies',
    read: (text) => clientAddress({ socket, headers: { 'x-forwarded-for': text } }, 2),
    maxLength: headerBytes,
  },
  { name: 'network of an address', read: addressLimitKey, maxLength: headerBytes },
  { name: 'country of an address', read: countryOfIp, maxLength: headerBytes },
  { name: 'cursor', read: decodeCursor, maxLength: headerBytes },
  { name: 'signed address', read: (text) => readSignedExpiry(text, { e: text, s: text }, new Date(), ['secret']), maxLength: headerBytes },
  { name: 'storage key', read: (text) => [isStorageKey(text), contentTypeOf(text)], maxLength: headerBytes },
  {
    name: 'unsubscribe address',
    read: (text) => verifyUnsubscribeQuery({ m: text, k: text, s: text }, ['secret']),
    maxLength: headerBytes,
  },
  { name: 'appeal token', read: (text) => verifyAppealToken(['secret'], text), maxLength: headerBytes },
  {
    name: 'readable text',
    read: (text) => [isStorableText(text), hasVisibleText(text), toStorableText(text, 100)],
    maxLength: maxJsonBodyBytes,
  },
  { name: 'amount', read: (text) => toMinorUnits(text, 2), maxLength: maxJsonBodyBytes },
  { name: 'common password', read: isCommonPassword, maxLength: maxJsonBodyBytes },
  { name: 'error for the log', read: maskEmailAddresses, maxLength: maxJsonBodyBytes },
  { name: 'name for a mail', read: sanitizeName, maxLength: maxJsonBodyBytes },
  { name: 'address of a push service', read: isPublicUrl, maxLength: maxJsonBodyBytes },
  { name: 'spreadsheet cell', read: (text) => toCsv([[text]]), maxLength: maxJsonBodyBytes },
  { name: 'note of a call', read: parseCallSummary, maxLength: maxJsonBodyBytes },
  { name: 'name of a city', read: async (text) => (await loadCities()).search('CM', text, 10), maxLength: 80 },
  {
    name: 'session description',
    read: (sdp) => removeDeviceAddresses({ description: { type: 'offer', sdp } }),
    maxLength: 32_768,
  },
  {
    name: 'lines of a session description',
    read: (line) => removeDeviceAddresses({ description: { type: 'offer', sdp: `${line}\r\nm=${line}\no=${line}\na=${line}` } }),
    maxLength: 8000,
  },
  { name: 'candidate', read: (candidate) => removeDeviceAddresses({ candidate: { candidate } }), maxLength: 1024 },
  {
    name: 'notices of payment providers',
    read: (text) =>
      Object.values(createConfiguredPaymentProviders(testApp.platform)).map((provider) =>
        provider?.verifyWebhook({ body: Buffer.from(text), headers: signature }),
      ),
    maxLength: maxJsonBodyBytes,
  },
]

it('every parser of untrusted text handles the worst input within 50 ms', { timeout: 300_000 }, async () => {
  expect(await findSlowParsers(readers, [...textAttacks, ...jsonAttacks.slice(textAttacks.length)])).toEqual([])
})

it('the parser of PNG chunks is fast', { timeout: 60_000 }, async () => {
  const chunk = (type: string, length: number) => {
    const bytes = Buffer.alloc(12 + length)
    bytes.writeUInt32BE(length)
    bytes.write(type, 4, 'latin1')
    return bytes
  }
  const pictureOf = (make: (length: number) => Buffer[]) => ({
    name: 'chunks',
    make: (length: number) => Buffer.concat([Buffer.alloc(8), ...make(length)]).toString('latin1'),
  })
  const attacks = [
    pictureOf((length) => Array.from({ length: Math.ceil(length / 12) }, () => chunk('IDAT', 0))),
    pictureOf((length) => Array.from({ length: Math.ceil(length / 12) }, () => chunk('tEXt', 0))),
    pictureOf((length) => [chunk('IDAT', length), chunk('IEND', 0)]),
  ]
  const reader: Parser = { name: 'PNG', read: (text) => stripPngChunks(Buffer.from(text, 'latin1')), maxLength: 1024 * 1024 }
  expect(await findSlowParsers([reader], attacks)).toEqual([])
})

const headers = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'content-encoding',
  'cookie',
  'host',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'origin',
  'purpose',
  'range',
  'sec-purpose',
  'user-agent',
  'x-forwarded-for',
  'x-paystack-signature',
  'x-request-id',
]

const json = { 'content-type': 'application/json' }
/** Replaces characters that are invalid in headers. */
const asHeader = (text: string): string => text.replaceAll(/[^\x20-\x7E]/g, 'x')

it('the URLs used below exist', async () => {
  const authorization = `Bearer ${amina.token}`
  for (const url of ['/api/me', '/api/places/country', '/api/docs/static/index.css', '/api/places/cities?country=CM&q=a'])
    expect((await testApp.app.inject({ url, headers: { authorization } })).statusCode, url).toBe(200)
  for (const url of ['/api/wallet/credits/buy', '/api/profile/images/upload'])
    expect((await testApp.app.inject({ method: 'POST', url })).statusCode, url).toBe(401)
  const form = { authorization, 'content-type': 'multipart/form-data; boundary=b' }
  expect(
    (await testApp.app.inject({ method: 'POST', url: '/api/profile/images/upload', headers: form, payload: '--b--' })).statusCode,
  ).toBe(422)
})

it('requests with hostile headers are fast', { timeout: 300_000 }, async () => {
  const readersOf = headers.map((header): Parser => {
    const isAboutBody = header.startsWith('content') || header === 'idempotency-key'
    const send = (text: string) =>
      testApp.app.inject({
        method: isAboutBody ? 'POST' : 'GET',
        url: isAboutBody ? '/api/wallet/credits/buy' : '/api/places/country',
        headers: { authorization: `Bearer ${amina.token}`, ...(isAboutBody ? json : {}), [header]: asHeader(text) },
        ...(isAboutBody ? { payload: '{}' } : {}),
      })
    return { name: `header ${header}`, read: send, maxLength: headerBytes }
  })
  const bearer: Parser = {
    name: 'bearer',
    read: (text) => testApp.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${asHeader(text)}` } }),
    maxLength: headerBytes,
  }
  expect(await findSlowParsers([...readersOf, bearer], fewTextAttacks)).toEqual([])
})

it('file requests with hostile headers are fast', { timeout: 60_000 }, async () => {
  const names = ['range', 'if-none-match', 'if-modified-since', 'if-range', 'accept-encoding']
  const fileReaders = names.map((name): Parser => {
    const read = (text: string) => testApp.app.inject({ url: '/api/docs/static/index.css', headers: { [name]: text } })
    return { name: `${name} of a file`, read, maxLength: headerBytes }
  })
  const lists = ['0-0,', '9-1,', '-1,', '"a",', 'W/"a",', 'br;q=0.1,', 'x;', ', ']
  const attacks = ['', 'bytes='].flatMap((head) =>
    lists.map((part) => ({ name: `${head}${part} again and again`, make: (length: number) => head + part.repeat(length / part.length) })),
  )
  expect(await findSlowParsers(fileReaders, attacks)).toEqual([])
})

it('multipart parsing is fast', { timeout: 120_000 }, async () => {
  const boundary = 'b'.repeat(60)
  const send = (body: string, type = `multipart/form-data; boundary=${boundary}`) =>
    testApp.app.inject({
      method: 'POST',
      url: '/api/profile/images/upload',
      headers: { authorization: `Bearer ${amina.token}`, 'content-type': type },
      payload: body,
    })
  const part = (head: string) => `--${boundary}\r\n${head}\r\n\r\nx\r\n`
  const named = 'content-disposition: form-data; name="images[]"; filename'
  const bodies = [
    ['nearly the boundary', (length: number) => `\r\n--${'b'.repeat(59)}`.repeat(length / 63)],
    ['the start of the boundary', (length: number) => 'b'.repeat(length)],
    ['line ends', (length: number) => `${part(`${named}="a"`)}${'\r\n-'.repeat(length / 3)}`],
    ['parts', (length: number) => part('a: b').repeat(length / 75)],
    ['fields', (length: number) => part('content-disposition: form-data; name="a"').repeat(length / 100)],
    ['headers', (length: number) => part(`${named}="a"\r\n${'a: b\r\n'.repeat(length / 6)}`)],
    ['a header that never ends', (length: number) => part(`${named}="${'a'.repeat(length)}`)],
    ['backslashes', (length: number) => part(`${named}="${'\\"'.repeat(length / 2)}"`)],
    ['parameters', (length: number) => part(`${named}="a"${'; a=b'.repeat(length / 5)}`)],
    ['blanks', (length: number) => part(`${named}${' '.repeat(length)}="a"`)],
    ['an encoded name', (length: number) => part(`${named}*=utf-8''${'%41'.repeat(length / 3)}`)],
  ] as const
  const form: Parser = { name: 'form', read: (body) => send(body), maxLength: 128 * 1024 }
  expect(
    await findSlowParsers(
      [form],
      bodies.map(([name, make]) => ({ name, make })),
    ),
  ).toEqual([])
  const type: Parser = {
    name: 'boundary',
    read: (text) => send('--b--', `multipart/form-data; boundary=${asHeader(text)}`),
    maxLength: headerBytes,
  }
  expect(await findSlowParsers([type], fewTextAttacks)).toEqual([])
})

it('requests with hostile URLs are fast', { timeout: 300_000 }, async () => {
  const requestParser = (make: (text: string) => string, name: string): Parser => ({
    name,
    read: (text) => testApp.app.inject({ url: make(text) }),
    maxLength: headerBytes,
  })
  const encoded = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, headerBytes)
  const places: Parser[] = [
    requestParser((text) => `/${encoded(text)}`, 'page'),
    requestParser((text) => `/api/${encoded(text)}`, 'path'),
    requestParser((text) => `/api/${asHeader(text).replaceAll(/[ ?#]/g, '/')}`, 'plain path'),
    requestParser((text) => `/api/profile/${encoded(text)}`, 'parameter'),
    requestParser((text) => `/photos/${encoded(text)}/480.webp`, 'photo'),
    requestParser((text) => `/api/places/cities?country=CM&q=${encoded(text)}`, 'query'),
    requestParser((text) => `/api/places/cities?${asHeader(text).replaceAll(/[ #]/g, '&')}`, 'plain query'),
    requestParser((text) => `/api/places/cities?${'q&'.repeat(text.length / 2)}`, 'one key again and again'),
    requestParser((text) => `/api/places/cities?${Array.from({ length: text.length / 6 }, (_, at) => `k${at}=`).join('&')}`, 'many keys'),
    requestParser((text) => `/api/places/cities?q${'[a]'.repeat(text.length / 3)}=1`, 'deep key'),
    requestParser((text) => `/exports/${encoded(text)}/ndloo.zip?e=${encoded(text).slice(0, 100)}`, 'export'),
  ]
  expect(await findSlowParsers(places, fewTextAttacks)).toEqual([])
})
