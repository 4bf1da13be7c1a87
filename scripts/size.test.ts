import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deviations } from './size-check.ts'
import { type Asked, type Size, sizeOf, usual } from './size-model.ts'
import { leftOut, points } from './size-points.ts'
import { checks, table } from './size-words.ts'

/** The cells of the tables of a document, however they are padded. */
const rowsOf = (lines: readonly string[]): string[] =>
  lines.filter((line) => /^\| *[\d,]+/.test(line)).map((line) => line.replaceAll(/ *\| */g, '|'))
const documented = (path: string): string[] => rowsOf(readFileSync(path, 'utf8').split('\n'))

describe('what was measured', () => {
  const all = deviations()

  test('goes from ten thousand members to ten million, and one point was left out', () => {
    const sizes = all.map(({ members }) => members)
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([10_000, 10_000_000])
    expect(points.map(({ members }) => members)).toContain(leftOut)
  })

  test.each(all)('$what of $members members is what the model says, within the stated error', ({ error, stated }) => {
    expect(Math.abs(error)).toBeLessThanOrEqual(stated)
  })
})

/** Everything that costs something; whatever is asked for more of must not take less of any of it. */
const burden = ({ sockets, connections, busy, processes, postgresCores, memory, disk, calls }: Size): number[] => [
  sockets,
  connections,
  busy.server,
  busy.postgres,
  processes,
  postgresCores,
  processes * memory.eachProcess,
  memory.postgres,
  ...Object.values(disk),
  ...Object.values(calls),
]

const asked = fc
  .record({
    members: fc.integer({ min: 1, max: 20_000_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    messages: fc.integer({ min: 0, max: 5000 }),
  })
  .map(({ members, share, messages }): Asked => ({ members, active: Math.floor(members * share), messages }))

test('more members, more active ones or more messages never need less of anything', () => {
  fc.assert(
    fc.property(asked, fc.nat(1_000_000), fc.nat(1_000_000), fc.nat(1000), (less, members, active, messages) => {
      const more = { members: less.members + members + active, active: less.active + active, messages: less.messages + messages }
      const [small, large] = [sizeOf(less), sizeOf(more)]
      for (const [at, amount] of burden(small).entries()) expect(burden(large)[at]).toBeGreaterThanOrEqual(amount)
      const due = (size: Size) => size.due.map(({ engine }) => engine)
      expect(due(large)).toEqual(expect.arrayContaining(due(small)))
    }),
  )
})

test('engines are due one after the other', () => {
  const due = (members: number) => sizeOf(usual(members)).due.map(({ engine }) => engine)
  expect(due(10_000)).toEqual([])
  expect(due(100_000)).toEqual(['PostgreSQL'])
  expect(due(1_000_000)).toContain('Redis and a second process')
  expect(due(10_000_000)).toEqual(expect.arrayContaining(['a machine of its own for PostgreSQL', 'object storage']))
})

test('a small circle that talks all day needs what its messages need', () => {
  expect(sizeOf({ members: 1000, active: 1000, messages: 5000 }).processes).toBeGreaterThan(1)
})

test('the tables of the documents are what the commands print', () => {
  expect(documented('docs/operating.md')).toEqual(expect.arrayContaining(rowsOf(table())))
  expect(documented('docs/figures.md')).toEqual(expect.arrayContaining(rowsOf(checks())))
})

const size = (...words: string[]): Promise<{ code: number; out: string; problem: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', 'scripts/size.ts', ...words], (error, out, problem) =>
      resolve({ code: Number(error?.code ?? 0), out, problem }),
    )
  })

describe('npm run size', () => {
  test('says what is needed', async () => {
    const { code, out } = await size('--members', '200000', '--active', '20000', '--messages', '5')
    expect(code).toBe(0)
    expect(out).toMatch(/^For +200,000 members, 20,000 active on a day; at the peak 2,000 on line, 5 messages a second$/m)
    for (const line of ['Server', 'PostgreSQL', 'Database', 'Photos', 'Disks', 'Sockets', 'Calls', 'Due'])
      expect(out).toMatch(new RegExp(`^${line} +\\S`, 'm'))
  })

  test.each([
    [[], 'Say how many members'],
    [['--members'], '--members has to be a number'],
    [['--members', 'many'], '"many" is not'],
    [['--members', '2.5'], '"2.5" is not'],
    [['--members', '1e9'], '"1e9" is not'],
    [['--members', '0'], '--members has to be a number of 1 or more'],
    [['--members', '200,000'], '"200,000" is not'],
    [['--members', '10', '--active', '11'], '--active 11 cannot be more than --members 10'],
    [['--members', '10', '--messages', '-1'], '--messages'],
    [['--member', '10'], 'There is no --member'],
  ])('answers %j with a sentence and 1', async (words, sentence) => {
    const { code, out, problem } = await size(...words)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(problem).toContain(sentence)
    expect(problem.trim().split('\n')).toHaveLength(1)
  })
})
