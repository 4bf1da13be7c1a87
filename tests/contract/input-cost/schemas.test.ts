// @slow
import { afterAll, beforeAll, expect, it } from 'vitest'
import fc from 'fast-check'
import type * as z from 'zod'
import { InvalidInputError, toErrorResponse } from '#platform/server/http/responses/errors.ts'
import { isWithinJsonLimits, maxJsonBodyBytes, maxMoneyBodyBytes } from '#platform/server/http/json-body.ts'
import { quoteLossyNumbers } from '#platform/server/http/quote-lossy-numbers.ts'
import { validValues } from '../generate-values.ts'
import { eventSchemaOf, endpointSchemasOf, type Schema } from '../schema.ts'
import { openServedTestApp, type ServedTestApp } from '../../support/app/served-app.ts'
import { isFullRun } from '../../support/is-full-run.ts'
import { limitByJsonLength, jsonAttacks, textAttacks, valueAttacks } from './attacks.ts'
import { type Attack, findSlowParsers, type Parser } from './find-slow-parsers.ts'

/** Maximum size of all headers of a request, including the URL. */
const addressBytes = 16 * 1024

type Path = readonly string[]
interface Part {
  name: string
  schema: z.ZodType
  form: Schema
  most: number
}

/** All paths of a schema where a value may occur. */
const placesOf = (form: Schema, path: Path = []): { path: Path; form: Schema }[] => {
  const choices = [...(form.anyOf ?? []), ...(form.allOf ?? [])]
  const below = Object.entries(form.properties ?? {}).flatMap(([name, part]) => placesOf(part, [...path, name]))
  const items = form.items === undefined ? [] : placesOf(form.items, [...path, '0'])
  return [{ path, form }, ...below, ...items, ...choices.flatMap((choice) => placesOf(choice, path))]
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const withValue = (base: unknown, [name, ...rest]: Path, value: unknown): unknown => {
  if (name === undefined) return value
  if (name === '0') return [withValue(undefined, rest, value)]
  return { ...(isObject(base) ? base : {}), [name]: withValue(isObject(base) ? base[name] : undefined, rest, value) }
}

let testApp: ServedTestApp
let parts: Part[]
beforeAll(async () => {
  testApp = await openServedTestApp()
  const operations = testApp.app.endpoints.map(endpointSchemasOf).flatMap(({ name, endpoint, params, query, body }) => [
    { name: `params of ${name}`, schema: endpoint.params, form: params, most: addressBytes },
    { name: `query of ${name}`, schema: endpoint.query, form: query, most: addressBytes },
    { name, schema: endpoint.body, form: body, most: endpoint.movesMoney === true ? maxMoneyBodyBytes : maxJsonBodyBytes },
  ])
  const commands = testApp.platform.realtime
    .clientEvents()
    .map(eventSchemaOf)
    .map(({ name, event, payload }) => ({ name, schema: event.payload, form: payload, most: maxJsonBodyBytes }))
  parts = [...operations, ...commands].flatMap(({ schema, form, ...rest }) =>
    schema === undefined || form === undefined ? [] : [{ ...rest, schema, form }],
  )
}, 120_000)
afterAll(() => testApp[Symbol.asyncDispose]())

/** Validates a value and builds the error response if it is invalid. */
const readAs = (schema: z.ZodType, value: unknown): void => {
  const result = schema.safeParse(value, { reportInput: true })
  if (!result.success) JSON.stringify(toErrorResponse(new InvalidInputError(result.error.issues), testApp.platform.texts, 'fr'))
}

it('every schema handles the worst input within 50 ms, in linear time', { timeout: 600_000 }, async () => {
  expect(parts.length).toBeGreaterThan(100)
  const seen = new Set<string>()
  const faults: string[] = []
  for (const { name, schema, form, most: maxLength } of parts) {
    const [base] = fc.sample(validValues(form), { numRuns: 1, seed: 7 })
    for (const place of placesOf(form)) {
      // Equal fields of different endpoints share a schema, so test them once.
      const known = `${maxLength} ${place.path.at(-1)} ${JSON.stringify(place.form)}`
      if (seen.has(known)) continue
      seen.add(known)
      const takesText = place.form.type === undefined || place.form.type === 'string'
      // Every second text in turn, because most fields share their parsers; every one with `TESTS=full`.
      const inTurn = textAttacks.filter((_, index) => isFullRun || (index + seen.size) % 2 === 0)
      const texts = (takesText ? inTurn : inTurn.slice(0, 3)).map(limitByJsonLength)
      const attacks = [...texts, ...valueAttacks].map(({ name, make }): Attack<unknown> => ({
        name,
        make: (length) => withValue(base, place.path, make(length)),
      }))
      const reader: Parser<unknown> = { name: `${name} ${place.path.join('.')}`, read: (value) => readAs(schema, value), maxLength }
      faults.push(...(await findSlowParsers([reader], attacks)))
    }
  }
  process.stdout.write(`  ${parts.length} schemas, ${seen.size} different fields\n`)
  expect(faults).toEqual([])
})

it('JSON parsing is fast for any input', { timeout: 120_000 }, async () => {
  const readers: Parser[] = [
    { name: 'shape', read: isWithinJsonLimits, maxLength: maxJsonBodyBytes },
    { name: 'numbers', read: (json) => quoteLossyNumbers(json), maxLength: maxJsonBodyBytes },
    {
      name: 'over HTTP',
      read: (payload) =>
        testApp.app.inject({ method: 'POST', url: '/api/auth/login', headers: { 'content-type': 'application/json' }, payload }),
      maxLength: maxJsonBodyBytes,
    },
  ]
  expect(await findSlowParsers(readers, jsonAttacks)).toEqual([])
})

/** Protocol fields that contain ASCII only. */
const ascii = new Set(['sdp', 'candidate', 'usernameFragment', 'sdpMid'])

/** Bytes of the largest valid value: every field at maximum length, three bytes per character. */
const largestOf = (form: Schema, name = ''): number => {
  const choices = form.anyOf ?? form.allOf
  if (choices !== undefined) return Math.max(...choices.map((choice) => largestOf(choice, name)))
  if (form.type === 'object')
    return Object.entries(form.properties ?? {}).reduce((sum, [key, part]) => sum + key.length + 4 + largestOf(part, key), 2)
  if (form.type === 'array') return 2 + (form.maxItems ?? 10) * (largestOf(form.items ?? {}) + 1)
  if (form.enum !== undefined) return Math.max(...form.enum.map((value) => Buffer.byteLength(JSON.stringify(value))))
  if (form.type === 'string') return 2 + (form.format === 'uuid' ? 36 : (ascii.has(name) ? 1 : 3) * (form.maxLength ?? 64))
  return 24
}

it('the largest valid body is at most half of the HTTP limit, and within the socket limit', () => {
  const bodies = parts
    .filter(({ name }) => !/^(?:params|query) of /.test(name))
    .map(({ name, form, most }) => ({ name, most, bytes: largestOf(form) }))
    .toSorted((one, other) => other.bytes - one.bytes)
  const isHttp = (name: string) => name.includes(' /')
  expect(bodies.filter(({ name, bytes, most }) => bytes > (isHttp(name) ? most / 2 : most))).toEqual([])
  process.stdout.write(
    `  largest bodies: ${bodies
      .slice(0, 8)
      .map(({ name, bytes }) => `${name} ${bytes}`)
      .join(', ')}\n`,
  )
})
