// @slow
import { expect, test } from 'vitest'
import * as z from 'zod'
import { limitByJsonLength, jsonAttacks, textAttacks } from './attacks.ts'
import { findSlowParsers, type Parser } from './find-slow-parsers.ts'

/** Parsers with typical performance bugs; each must be found. */
const planted: readonly Parser[] = [
  { name: 'strings of a broken JSON text', read: (text) => text.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d+/g, ''), maxLength: 64 * 1024 },
  { name: 'nested repetition', read: (text) => /^(a+)+$/.test(text), maxLength: 1000 },
  { name: 'two ways to be blank', read: (text) => /^(\s|\u00a0)*$/.test(text), maxLength: 1000 },
  { name: 'blanks at the end', read: (text) => text.replace(/\s+$/, ''), maxLength: 64 * 1024 },
  { name: 'noughts at the end', read: (text) => text.replace(/0+$/, ''), maxLength: 64 * 1024 },
  { name: 'an address in a text', read: (text) => /[\w.-]+@[\w-]+\.\w+/.test(text), maxLength: 64 * 1024 },
  {
    name: 'a schema behind a length',
    read: (text) =>
      z
        .string()
        .max(10)
        .regex(/^([\w-]+\.?)+$/)
        .safeParse(text),
    maxLength: 64 * 1024,
  },
  {
    name: 'a loop that copies',
    read: (text) => {
      let rest = [...text]
      while (rest.length > 1) rest = rest.slice(1)
    },
    maxLength: 64 * 1024,
  },
]

test.each(planted.map((reader) => [reader.name, reader] as const))('finds a slow parser: %s', { timeout: 120_000 }, async (_, reader) => {
  expect(await findSlowParsers([reader], [...textAttacks, ...jsonAttacks].map(limitByJsonLength))).toHaveLength(1)
})

test('finds nothing in fast parsers', { timeout: 60_000 }, async () => {
  const quick: Parser[] = [
    { name: 'JSON', read: (text) => JSON.parse(text) as unknown, maxLength: 64 * 1024 },
    { name: 'an anchored expression', read: (text) => /^[a-z0-9]{1,40}$/.test(text), maxLength: 64 * 1024 },
    { name: 'trimming', read: (text) => text.trim().normalize('NFKC').toLowerCase(), maxLength: 64 * 1024 },
  ]
  expect(await findSlowParsers(quick, jsonAttacks)).toEqual([])
})
