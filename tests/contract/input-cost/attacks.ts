import type { Attack } from './measure.ts'

/** Repeated: what expressions repeat, what parsers escape, and what grows when it is normalised. */
const parts = [
  ...'"\\ a@01.-_([{/%=:,;+&<!é',
  '\n',
  '\t',
  '\0',
  '\\"',
  '\u00a0',
  '\u2800',
  '\u200d',
  '\u0301',
  '\ufdfa',
  'İ',
  '👩‍👩‍👧',
  'a.',
  'a@',
  'a-',
  ' a',
  '0 ',
  '0.',
  '; ',
  '\\u0022',
  'one ',
  'http://a',
  '__proto__',
]
/** Put behind, so that what fitted so far fits no more and is tried again in every other way. */
const ends = ['', '!']
/** Put before, so that an expression gets beyond its first characters. */
const heads = [
  'a@',
  'a.a@a.',
  '/dashboard/',
  '2026-01-01T00:00:00.',
  'https://a',
  'candidate:',
  '+2376',
  '00000000-0000-4000-8000-',
  '1 or ',
  'a=candidate:',
]

const shown = (text: string): string => JSON.stringify(text).slice(0, 30)
const repeated = (head: string, part: string, end: string): Attack => ({
  name: `${shown(head)} and ${shown(part)} again and again${end === '' ? '' : `, then ${shown(end)}`}`,
  make: (length) => head + part.repeat(Math.max(1, Math.floor((length - head.length - end.length) / part.length))) + end,
})

/** Texts for whatever reads text. */
export const textAttacks: readonly Attack[] = [
  ...parts.flatMap((part) => ends.map((end) => repeated('', part, end))),
  repeated('0.', '0', '1'),
  ...heads.flatMap((head) => ['a', '0', '.', ' '].map((part) => repeated(head, part, '!'))),
]

/** Fewer, for readers that cost a whole request each. */
export const shortAttacks: readonly Attack[] = parts.map((part) => repeated('', part, '!'))

const bytesOf = (text: string): number => Buffer.byteLength(JSON.stringify(text)) - 2

/** An attack whose texts, written as JSON, have at most so many bytes. */
export const asJson = (attack: Attack): Attack => ({
  name: attack.name,
  make: (length) => {
    const sample = attack.make(100)
    return attack.make(Math.max(1, Math.floor((length * sample.length) / Math.max(bytesOf(sample), sample.length))))
  },
})

const filled = (length: number, item: (at: number) => string): string => {
  const items: string[] = []
  for (let size = 0, at = 0; size < length; at++) {
    const next = item(at)
    items.push(next)
    size += next.length + 1
  }
  return items.join(',')
}

/** JSON, sound and unsound, for whatever reads a whole body. */
export const jsonAttacks: readonly Attack[] = [
  ...textAttacks,
  { name: 'a string that never ends', make: (length) => `"${'\\"'.repeat(length / 2)}` },
  { name: 'strings that never end', make: (length) => `{"a":${'"\\'.repeat(length / 2)}` },
  { name: 'deep arrays', make: (length) => '['.repeat(length / 2) + ']'.repeat(length / 2) },
  { name: 'deep objects', make: (length) => '{"a":'.repeat(length / 6) + '1' + '}'.repeat(length / 6) },
  { name: 'a long number', make: (length) => `{"usd":${'1'.repeat(length)}}` },
  { name: 'a long fraction', make: (length) => `{"usd":0.${'0'.repeat(length)}1}` },
  { name: 'many numbers', make: (length) => `[${filled(length, () => '0.10')}]` },
  { name: 'many keys', make: (length) => `{${filled(length, (at) => `"k${at}":0`)}}` },
  { name: 'one key again and again', make: (length) => `{${filled(length, () => '"a":[]')}}` },
  { name: 'suspicious keys', make: (length) => `{"__proto__"${' '.repeat(length / 2)}"__proto__"${' '.repeat(length / 2)}}` },
  { name: 'escaped suspicious keys', make: (length) => `[${filled(length, () => '"\\u005f_proto__"')}]` },
]

/** Values that a body may carry in the place of a field: as many as there may be, of every kind. */
export const valueAttacks: readonly Attack<unknown>[] = [
  ...['', 0, null, {}, [], 'a', { a: {} }, '00000000-0000-4000-8000-000000000000'].map((item) => ({
    name: `a list of ${JSON.stringify(item)}`,
    make: (length: number) => Array.from({ length: Math.min(Math.ceil(length / (JSON.stringify(item).length + 1)), 900) }, () => item),
  })),
  {
    name: 'an object of many keys',
    make: (length) => Object.fromEntries(Array.from({ length: Math.min(Math.ceil(length / 8), 900) }, (_, at) => [`k${at}`, 0])),
  },
  {
    name: 'an object of many ids',
    make: (length) =>
      Object.fromEntries(
        Array.from({ length: Math.min(Math.ceil(length / 44), 900) }, (_, at) => [
          `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
          at,
        ]),
      ),
  },
  { name: 'an object with one long key', make: (length) => ({ ['a.'.repeat(length / 2)]: 0 }) },
]
