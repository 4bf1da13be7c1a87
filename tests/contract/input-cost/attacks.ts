import type { Attack } from './find-slow-parsers.ts'

/** Strings to repeat: common in regular expressions, escaped by parsers, or longer when normalized. */
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
/** Suffixes that make a match fail at the end and force backtracking. */
const ends = ['', '!']
/** Prefixes that get an expression past its first characters. */
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

/** Attacks on text parsers. */
export const textAttacks: readonly Attack[] = [
  ...parts.flatMap((part) => ends.map((end) => repeated('', part, end))),
  repeated('0.', '0', '1'),
  ...heads.flatMap((head) => ['a', '0', '.', ' '].map((part) => repeated(head, part, '!'))),
]

/** Fewer attacks, for parsers that need a whole request. */
export const fewTextAttacks: readonly Attack[] = parts.map((part) => repeated('', part, '!'))

const bytesOf = (text: string): number => Buffer.byteLength(JSON.stringify(text)) - 2

/** Limits an attack by the length of its JSON encoding. */
export const limitByJsonLength = (attack: Attack): Attack => ({
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

/** Attacks with valid and invalid JSON bodies. */
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

/** Attacks with large values in place of a field. */
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
