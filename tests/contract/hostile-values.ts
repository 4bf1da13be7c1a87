import fc from 'fast-check'

/** Strings that commonly break software. */
export const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfffy',
  '%',
  '%00',
  '%2f',
  '../../etc/passwd',
  "' or 1=1 --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  '\u202e\u200b',
  '\r\nbcc: x@example.com',
  '💃'.repeat(300),
  'é'.repeat(5000),
  'NaN',
  '-0',
  '1e309',
  '٣',
  '9223372036854775808',
  '00000000-0000-0000-0000-000000000000',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'null',
  'true',
  '[]',
]

const numbers = [0, -0, -1, 0.1, 1.5, 1e-7, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63), 1e21, 1e308, 5e-324]

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown

/** An object with a special JavaScript key. */
const odd = (key: string, value: unknown): unknown => Object.defineProperty({}, key, { value, enumerable: true })

const things = [
  null,
  true,
  false,
  [],
  {},
  [null],
  { length: 3 },
  { toString: 'x' },
  nested(200),
  odd('__proto__', { admin: true }),
  odd('constructor', { prototype: {} }),
  odd('hasOwnProperty', 1),
]

const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 60 }))

/** Any JSON value, mostly unusual ones. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.constantFrom<unknown>(...numbers),
  fc.constantFrom(...things),
  fc.jsonValue({ maxDepth: 2 }),
)
