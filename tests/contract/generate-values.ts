import fc from 'fast-check'
import { anyJson, hostileTexts } from './hostile-values.ts'
import type { Schema } from './schema.ts'

/** Existing ids and other useful values by field name; random values alone would only produce 404s. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>

const day = fc.date({ min: new Date('1930-01-01'), max: new Date('2010-01-01'), noInvalidDate: true })
const formatted: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid({ version: 4 }),
  email: fc.nat(1e6).map((number) => `fuzz${number}@example.com`),
  date: day.map((at) => at.toISOString().slice(0, 10)),
  'date-time': day.map((at) => at.toISOString()),
}

const textOf = ({ minLength = 1, maxLength = 40 }: Schema): fc.Arbitrary<string> => {
  const least = Math.max(minLength, 1)
  return fc.oneof(
    fc.constantFrom(...hostileTexts.filter(({ length }) => length >= least && length <= maxLength), 'a'.repeat(least)),
    fc.string({ unit: 'grapheme', minLength: least, maxLength: Math.max(least, Math.min(maxLength, 40)) }),
  )
}

const patterned = (pattern: string): fc.Arbitrary<string> => {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' })
  } catch {
    return fc.string()
  }
}

const plain = (schema: Schema, known: KnownValues): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.allOf
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => plain(choice, known)))
  if (schema.type === 'object') return objectOf(schema, known)
  if (schema.type === 'array')
    return fc.array(plain(schema.items ?? {}, known), { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 4, 4) })
  if (schema.type === 'integer')
    return fc.integer({ min: Math.max(schema.minimum ?? -1000, -(2 ** 31)), max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) })
  if (schema.type === 'number') return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type !== 'string') return fc.oneof(anyJson, fc.nat(100))
  const format = formatted[schema.format ?? '']
  if (format !== undefined) return format
  return schema.pattern === undefined ? textOf(schema) : patterned(schema.pattern)
}

const field = (name: string, schema: Schema, known: KnownValues): fc.Arbitrary<unknown> => {
  const values = known[name]
  const generated = plain(schema, known)
  return values === undefined
    ? generated
    : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: generated })
}

const objectOf = (schema: Schema, known: KnownValues): fc.Arbitrary<unknown> => {
  const properties = schema.properties ?? {}
  if (schema.properties === undefined && typeof schema.additionalProperties === 'object')
    return fc.dictionary(
      fc.oneof(fc.constantFrom(...(known.uid ?? ['x'])).map(String), fc.string()),
      plain(schema.additionalProperties, known),
      {
        maxKeys: 3,
      },
    )
  const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, field(name, part, known)]))
  return fc.record(parts, { requiredKeys: (schema.required ?? []).filter((name) => name in properties) })
}

/** Values that are valid for the schema, as far as JSON Schema can express it. */
export const validValues = (schema: Schema, known: KnownValues = {}): fc.Arbitrary<unknown> => plain(schema, known)

const around = (bound: number | undefined, make: (value: number) => unknown): unknown[] =>
  bound === undefined ? [] : [bound - 1, bound, bound + 1].filter((value) => value >= -(2 ** 53)).map(make)

/** Values at and just beyond the limits of a field. */
const edgesOf = (schema: Schema): unknown[] => {
  const choices = schema.anyOf ?? schema.allOf
  if (choices !== undefined) return choices.flatMap(edgesOf)
  const lengths = (bound: number | undefined) => around(bound, (length) => 'a'.repeat(Math.max(0, Math.min(length, 100_000))))
  const items = (bound: number | undefined) => around(bound, (length) => Array.from({ length: Math.max(0, length) }, () => 'x'))
  const numbers = (bound: number | undefined) => around(bound, (value) => value)
  return [
    ...lengths(schema.minLength),
    ...lengths(schema.maxLength),
    ...numbers(schema.minimum),
    ...numbers(schema.maximum),
    ...items(schema.minItems),
    ...items(schema.maxItems),
    ...(schema.enum ?? []).flatMap((value) => [value, `${String(value)} `, String(value).toUpperCase()]),
  ]
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Mostly invalid values: a valid value with fields changed, removed, added, or at a limit. */
const invalidValues = (schema: Schema, known: KnownValues = {}): fc.Arbitrary<unknown> => {
  const properties = Object.entries(schema.properties ?? {})
  if (schema.type !== 'object' || properties.length === 0) return fc.oneof(anyJson, validValues(schema, known))
  const mutation = fc.oneof(
    ...properties.map(([name, part]) => {
      const edges = edgesOf(part)
      const wrong = part.type === 'object' ? invalidValues(part, known) : anyJson
      const value = edges.length === 0 ? wrong : fc.oneof(wrong, fc.constantFrom(...edges))
      return fc.record({ name: fc.constant(name), value: fc.option(value, { nil: undefined, freq: 6 }) })
    }),
    fc.record({ name: fc.constantFrom('extra', '__proto__', 'constructor', 'role', 'member_id', ''), value: anyJson }),
  )
  return fc.tuple(validValues(schema, known), fc.array(mutation, { minLength: 1, maxLength: 2 })).map(([value, mutations]) => {
    const mutated = isObject(value) ? { ...value } : {}
    for (const { name, value: wrong } of mutations)
      if (wrong === undefined) Reflect.deleteProperty(mutated, name)
      else Object.defineProperty(mutated, name, { value: wrong, enumerable: true, configurable: true, writable: true })
    return mutated
  })
}

/** Values for fuzzing: about half valid, half invalid. */
export const mixedValues = (schema: Schema, known: KnownValues): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 9, arbitrary: validValues(schema, known) },
    { weight: 9, arbitrary: invalidValues(schema, known) },
    { weight: 1, arbitrary: anyJson },
  )
