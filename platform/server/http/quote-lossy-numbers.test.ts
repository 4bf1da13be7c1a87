import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoteLossyNumbers } from './quote-lossy-numbers.ts'

const parsed = (json: string, read: (json: string) => string): unknown => {
  try {
    return { value: JSON.parse(read(json)) as unknown }
  } catch (error) {
    return (error as Error).name
  }
}
const plain = (json: string) => json

test.each([
  '01',
  '+1',
  '.5',
  '1.',
  '1.e5',
  '1e',
  '-',
  '--1',
  '0x10',
  'NaN',
  'Infinity',
  '1_000',
  '-01',
  '00',
  '1 2',
  "'1'",
  '"\\"',
  '"',
  '',
])('rejects what JSON rejects: %s', (amount) => {
  for (const json of [amount, `{"usd":${amount}}`, `[1,${amount}]`]) {
    expect(parsed(json, plain)).toBe('SyntaxError')
    expect(parsed(json, quoteLossyNumbers)).toBe('SyntaxError')
  }
})

test.each([
  ['1', 1],
  ['1.5', 1.5],
  ['1.50', '1.50'],
  ['-0', '-0'],
  ['1e2', '1e2'],
  ['1e400', '1e400'],
  ['9007199254740993', '9007199254740993'],
  ['0.1000000000000000055', '0.1000000000000000055'],
])('keeps the digits of %s', (digits, kept) => {
  expect(JSON.parse(quoteLossyNumbers(`{"a 1.50":${digits},"b":["x \\" 1.50",${digits}]}`))).toEqual({
    'a 1.50': kept,
    b: ['x " 1.50', kept],
  })
})

/** Random sequences of JSON tokens, mostly invalid. */
const scraps = fc
  .array(
    fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '\\',
      '"a"',
      '\\"',
      '\\u0022',
      '0',
      '1',
      '-',
      '+',
      '.',
      'e',
      'E',
      ' ',
      '\n',
      'true',
      'null',
      '"usd":',
    ),
    {
      maxLength: 14,
    },
  )
  .map((parts) => parts.join(''))
const digits = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.stringMatching(/^(?:0|[1-9]\d{0,25})$/),
    fc.constantFrom('', '.0', '.10', '.3333333333333333333'),
    fc.constantFrom('', 'e2', 'E-7', 'e+999'),
  )
  .map((parts) => parts.join(''))
const sound = fc
  .tuple(fc.array(digits, { minLength: 1, maxLength: 3 }), fc.json())
  .map(([numbers, rest]) => `{"amounts":[${numbers.join(' , ')}],"rest":${rest}}`)
const spoiled = fc.tuple(sound, fc.nat(), fc.constantFrom('', '0', '"', '\\', '+', '.')).map(([json, at, put]) => {
  const place = at % (json.length + 1)
  return json.slice(0, place) + put + json.slice(place + 1)
})

const isNumber = (part: unknown): boolean => typeof part === 'number' || (typeof part === 'string' && /^[-\d][\d.eE+-]*$/.test(part))
/** Serializes a value so that a number equals the string of its digits. */
const meaning = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (isNumber(part) ? `number ${Number(part)}` : part))

test('accepts and rejects the same texts as JSON.parse, with equal values', () => {
  fc.assert(
    fc.property(fc.oneof(scraps, sound, spoiled), (json) => {
      expect(meaning(parsed(json, quoteLossyNumbers))).toBe(meaning(parsed(json, plain)))
    }),
    { numRuns: 5000 },
  )
})
