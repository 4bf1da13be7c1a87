import { expect, test } from 'vitest'
import * as z from 'zod'
import { asJson, jsonAttacks, textAttacks } from './attacks.ts'
import { faultsOf, type Reader } from './measure.ts'

/** Slow in the ways that are easy to write; each must be found. */
const planted: readonly Reader[] = [
  { name: 'strings of a broken JSON text', read: (text) => text.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d+/g, ''), most: 64 * 1024 },
  { name: 'nested repetition', read: (text) => /^(a+)+$/.test(text), most: 1000 },
  { name: 'two ways to be blank', read: (text) => /^(\s|\u00a0)*$/.test(text), most: 1000 },
  { name: 'blanks at the end', read: (text) => text.replace(/\s+$/, ''), most: 64 * 1024 },
  { name: 'noughts at the end', read: (text) => text.replace(/0+$/, ''), most: 64 * 1024 },
  { name: 'an address in a text', read: (text) => /[\w.-]+@[\w-]+\.\w+/.test(text), most: 64 * 1024 },
  {
    name: 'a schema behind a length',
    read: (text) =>
      z
        .string()
        .max(10)
        .regex(/^([\w-]+\.?)+$/)
        .safeParse(text),
    most: 64 * 1024,
  },
  {
    name: 'a loop that copies',
    read: (text) => {
      let rest = [...text]
      while (rest.length > 1) rest = rest.slice(1)
    },
    most: 64 * 1024,
  },
]

test.each(planted.map((reader) => [reader.name, reader] as const))(
  'a planted slow reader is found: %s',
  { timeout: 120_000 },
  async (_, reader) => {
    expect(await faultsOf([reader], [...textAttacks, ...jsonAttacks].map(asJson))).toHaveLength(1)
  },
)

test('quick readers are not accused', { timeout: 60_000 }, async () => {
  const quick: Reader[] = [
    { name: 'JSON', read: (text) => JSON.parse(text) as unknown, most: 64 * 1024 },
    { name: 'an anchored expression', read: (text) => /^[a-z0-9]{1,40}$/.test(text), most: 64 * 1024 },
    { name: 'trimming', read: (text) => text.trim().normalize('NFKC').toLowerCase(), most: 64 * 1024 },
  ]
  expect(await faultsOf(quick, jsonAttacks)).toEqual([])
})
