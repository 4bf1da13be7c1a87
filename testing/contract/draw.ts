import fc from 'fast-check'

/** The parts of JSON Schema that a contract can be described with. */
export interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  allOf?: Schema[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  default?: unknown
}

/** Text that has broken something somewhere. */
const hostile = [
  '',
  ' ',
  '\0',
  '\ud800',
  '%',
  '%00',
  '../../etc/passwd',
  "' or 1=1 --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  '\u202e\u200b',
  '💃'.repeat(300),
  'é'.repeat(5000),
  'NaN',
  '-0',
  '1e309',
  '9223372036854775808',
  '00000000-0000-0000-0000-000000000000',
  '2026-02-30',
  '0000-00-00',
  'constructor',
  '__proto__',
]

const text = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary', maxLength: 60 }))
const anything = fc.oneof(
  text,
  fc.constantFrom(null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, [], {}, [null], { length: 3 }),
  fc.jsonValue({ maxDepth: 2 }),
)

const formatted: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid({ version: 4 }),
  email: fc.nat(1e6).map((number) => `fuzz${number}@example.com`),
  date: fc
    .date({ min: new Date('1930-01-01'), max: new Date('2010-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
}

const objectOf = (schema: Schema, leaf: (part: Schema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => {
  const properties = schema.properties ?? {}
  const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, leaf(part)]))
  const required = (schema.required ?? []).filter((name) => name in properties)
  return fc.record(parts, { requiredKeys: required })
}

const textOf = ({ minLength = 1, maxLength = 40 }: Schema): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...hostile.filter(({ length }) => length >= minLength && length <= maxLength), 'a'.repeat(Math.max(minLength, 1))),
    fc.string({ unit: 'grapheme', minLength: Math.max(minLength, 1), maxLength: Math.max(minLength, Math.min(maxLength, 40)) }),
  )

/** Values that the schema allows, as far as JSON Schema can say it. */
export const fitting = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.allOf
  if (choices !== undefined) return fc.oneof(...choices.map(fitting))
  if (schema.type === 'object') return objectOf(schema, fitting)
  if (schema.type === 'array')
    return fc.array(fitting(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 4, 4) })
  if (schema.type === 'integer')
    return fc.integer({ min: Math.max(schema.minimum ?? -1000, -(2 ** 31)), max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) })
  if (schema.type === 'number') return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'string') return formatted[schema.format ?? ''] ?? textOf(schema)
  return anything
}

/** Values of the schema's form with something wrong in at least some places, and now and then no such form at all. */
export const malformed = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.type !== 'object') return fc.oneof(anything, fitting(schema))
  const spoiled = objectOf({ ...schema, required: [] }, (part) =>
    fc.oneof({ weight: 3, arbitrary: fitting(part) }, { weight: 1, arbitrary: part.type === 'object' ? malformed(part) : anything }),
  )
  return fc.oneof({ weight: 9, arbitrary: spoiled }, { weight: 1, arbitrary: anything })
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

/** Whether the schema plainly forbids the value: a wrong type, a value outside the list, something required that is missing. */
export const forbids = (schema: Schema, value: unknown): boolean => {
  if (schema.anyOf !== undefined) return schema.anyOf.every((choice) => forbids(choice, value))
  if (schema.allOf !== undefined) return schema.allOf.some((part) => forbids(part, value))
  if (schema.const !== undefined) return value !== schema.const
  if (schema.enum !== undefined) return !schema.enum.includes(value)
  const type = typeOf(value)
  if (schema.type === 'number') return type !== 'integer' && type !== 'number'
  if (schema.type !== undefined && schema.type !== type) return true
  if (type === 'string') return typeof schema.maxLength === 'number' && String(value).trim().length > schema.maxLength
  if (type === 'integer') return Number(value) < (schema.minimum ?? -Infinity) || Number(value) > (schema.maximum ?? Infinity)
  if (type === 'array') return schema.items !== undefined && (value as unknown[]).some((item) => forbids(schema.items as Schema, item))
  if (type !== 'object') return false
  const fields = value as Record<string, unknown>
  if ((schema.required ?? []).some((name) => fields[name] === undefined)) return true
  return Object.entries(schema.properties ?? {}).some(([name, part]) => fields[name] !== undefined && forbids(part, fields[name]))
}
