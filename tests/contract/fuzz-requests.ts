// Generates requests: valid, invalid, and malformed bytes.
import fc from 'fast-check'
import { maxMoneyBodyBytes } from '#platform/server/http/json-body.ts'
import { type Locale, locales } from '#platform/shared/i18n/locales.ts'
import { mixedValues, validValues, type KnownValues } from './generate-values.ts'
import { multipartBodies, multipartType } from './multipart.ts'
import type { EndpointSchemas, Schema } from './schema.ts'

type Query = Record<string, string | string[]>

export interface FuzzRequest {
  params: Record<string, string>
  query: Query
  /** JSON body; absent for none. */
  body?: unknown
  /** Raw bytes instead of the JSON body. */
  raw?: Raw
  /** Appended to the URL. */
  tail: string
  locale: Locale
}
interface Raw {
  bytes: Buffer
  type: string | undefined
  /** Not valid JSON, must be refused. */
  unreadable: boolean
}

const written = (value: unknown): string => (typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? ''))

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const entriesOf = (value: unknown): [string, unknown][] => (isObject(value) ? Object.entries(value) : [])

const none = fc.constant({})
const part = (schema: Schema | undefined, known: KnownValues): fc.Arbitrary<unknown> =>
  schema === undefined ? none : mixedValues(schema, known)

const json = 'application/json'
const spoil = (text: string, at: number, byte: number): Buffer => {
  const bytes = Buffer.from(text)
  return Buffer.concat([bytes.subarray(0, at % (bytes.length + 1)), Buffer.from([byte]), bytes.subarray(at % (bytes.length + 1))])
}
/** Duplicates the first field with another value. */
const doubled = (text: string): string => text.replace(/^\{("[^"]*"):/, '{$1:{"again":[]},$1:')

const rawOf = (body: unknown): fc.Arbitrary<Raw> => {
  const text = JSON.stringify(body) ?? '{}'
  const of = (bytes: Buffer | string, type: string | undefined = json, unreadable = false): Raw => ({
    bytes: Buffer.from(bytes as string),
    type,
    unreadable,
  })
  return fc.oneof(
    fc.nat(200).map((at) => of(spoil(text, at, 0xff), json, true)),
    fc.nat(200).map((at) => of(spoil(text, at, 0xc0), json, true)),
    fc.nat(200).map((at) => of(spoil(text, at, 0x00), json)),
    fc.nat({ max: Math.max(0, text.length - 2) }).map((at) => of(text.slice(0, at + 1), json, text.length > 1)),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => of(Buffer.from(bytes))),
    fc.constantFrom(
      of(doubled(text)),
      of(`\ufeff${text}`),
      of(`${text}${text}`, json, true),
      of(text.replaceAll(/-?\d+/g, '1e400')),
      of('['.repeat(50_000), json, true),
      of(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
      of('{"__proto__":{"role":"admin"}}', json, true),
      of('{"constructor":{"prototype":{"role":"admin"}}}', json, true),
      of(''),
      of(text, undefined),
      of(text, 'text/plain'),
      of(text, 'application/xml'),
      of(text, 'application/x-www-form-urlencoded'),
      of(text, 'multipart/form-data'),
      of(text, 'multipart/form-data; boundary=x'),
      of(text, `${json}; charset=latin1`),
      of(`{"body":"${'x'.repeat(300_000)}"}`),
    ),
  )
}

const tails = [
  '?',
  '?&&=&',
  '?__proto__=1&constructor=2',
  '?a[b]=1&a=2',
  '?%=1',
  '?%ff=%ff',
  '#x',
  '/',
  '//',
  '/..',
  '/%2e%2e/%2f',
  '%',
  '%ff',
  '%00',
  ';x=1',
]

/** Generates requests of one endpoint; `picture` is a valid photo for uploads. */
export const fuzzRequestOf = (operation: EndpointSchemas, known: KnownValues, picture: Buffer): fc.Arbitrary<FuzzRequest> => {
  const sound = (schema: Schema | undefined) => (schema === undefined ? none : validValues(schema, known))
  const body = operation.body === undefined ? fc.constant(undefined) : part(operation.body, known)
  const make = (params: unknown, query: unknown, twice: boolean): Pick<FuzzRequest, 'params' | 'query'> => ({
    params: Object.fromEntries(entriesOf(params).map(([name, value]) => [name, written(value)])),
    query: Object.fromEntries(entriesOf(query).map(([name, value]) => [name, twice ? [written(value), written(value)] : written(value)])),
  })
  const locale = fc.constantFrom(...locales)
  const usual = fc
    .tuple(
      fc.oneof({ weight: 3, arbitrary: sound(operation.params) }, part(operation.params, known)),
      part(operation.query, known),
      body,
      locale,
      fc.nat(19),
    )
    .map(([params, query, sent, language, dice]): FuzzRequest => ({
      ...make(params, query, dice === 0),
      ...(sent === undefined ? {} : { body: sent }),
      tail: '',
      locale: language,
    }))
  const sane = fc
    .tuple(sound(operation.params), sound(operation.query), sound(operation.body), locale)
    .map(([params, query, sent, language]): FuzzRequest => ({
      ...make(params, query, false),
      ...(operation.body === undefined ? {} : { body: sent }),
      tail: '',
      locale: language,
    }))
  const bytes = sane.chain((shot) => rawOf(shot.body ?? {}).map((raw): FuzzRequest => ({ ...shot, raw })))
  const { upload } = operation.endpoint
  const files = (field: string) =>
    fc
      .tuple(sane, multipartBodies(field, picture))
      .map(([shot, form]): FuzzRequest => ({ ...shot, raw: { bytes: form, type: multipartType, unreadable: false } }))
  const address = fc.tuple(sane, fc.constantFrom(...tails)).map(([shot, tail]): FuzzRequest => ({ ...shot, tail }))
  return fc.oneof(
    { weight: 6, arbitrary: upload === undefined ? usual : files(upload) },
    { weight: 3, arbitrary: sane },
    { weight: 2, arbitrary: bytes },
    { weight: 1, arbitrary: address },
  )
}

/** URL of a request. */
export const urlOf = ({ endpoint }: EndpointSchemas, { params, query, tail }: FuzzRequest): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) for (const one of [value].flat()) search.append(name, one)
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return `/api${path}${tail === '' && search.size > 0 ? `?${search}` : tail}`
}

const meansSomething = /"(?:__proto__|constructor)"/

/** Whether the contract accepts the request; undefined when that cannot be decided. */
export const isValidRequest = ({ endpoint }: EndpointSchemas, { params, query, body, raw, tail }: FuzzRequest): boolean | undefined => {
  if (tail !== '' || endpoint.upload !== undefined) return undefined
  const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => params[name] ?? '')
  // These values change the path.
  if (named.some((value) => ['', '.', '..'].includes(value) || value.length > 100)) return undefined
  if (raw !== undefined) return raw.unreadable && endpoint.body !== undefined ? false : undefined
  const text = JSON.stringify(body)
  if (text !== undefined && (meansSomething.test(text) || Buffer.byteLength(text) > maxMoneyBodyBytes)) return undefined
  const sent: unknown = text === undefined ? undefined : JSON.parse(text)
  const parts = [
    [endpoint.params, params],
    [endpoint.query, query],
    [endpoint.body, sent ?? {}],
  ] as const
  return parts.every(([schema, given]) => schema?.safeParse(given).success !== false)
}
