import { describe, expect, test } from 'vitest'
import { createStatementNamer } from './name-statements.ts'

const useOften = (nameOf: (text: string) => string | undefined, text: string): string | undefined => {
  for (let use = 1; use < 5; use++) nameOf(text)
  return nameOf(text)
}

describe('names of statements', () => {
  test('a statement gets a name at its fifth use and keeps it', () => {
    const nameOf = createStatementNamer()
    const text = 'select "id" from "member" where "id" = $1'
    expect([1, 2, 3, 4].map(() => nameOf(text))).toEqual([undefined, undefined, undefined, undefined])
    expect(nameOf(text)).toBe('s1')
    expect(nameOf(text)).toBe('s1')
    expect(useOften(nameOf, 'select count(*) from "member" where "id" = $1')).toBe('s2')
  })

  test.each([
    'select * from "place" where "id" = $1',
    'select "message".* from "message"',
    'insert into "call" values ($1) returning *',
    'select 1, * from a',
  ])('%s has no name: its columns change with a migration', (text) => {
    expect(useOften(createStatementNamer(), text)).toBeUndefined()
  })

  test('there are at most 300 names, and statements after that are sent whole', () => {
    const nameOf = createStatementNamer()
    const texts = Array.from({ length: 320 }, (_, index) => `select ${index} where $1`)
    const named = texts.map((text) => useOften(nameOf, text)).filter((name) => name !== undefined)
    expect(new Set(named).size).toBe(300)
    expect(useOften(nameOf, texts[319] ?? '')).toBeUndefined()
    expect(nameOf(texts[0] ?? '')).toBe('s1')
  })
})
