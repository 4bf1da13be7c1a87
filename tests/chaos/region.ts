// Search cards of a part of the world on a server of their own, beside the same feed on one database; each server is killed once:
//   npm run chaos region -- [--seed 1 --members 5000 --viewers 100 --fault unstruck]
import { parseArgs } from 'node:util'
import type { Comparison } from './region/compare.ts'
import { plantedFaults, type RegionRun, runRegion } from './region/run.ts'
import { postgresProgramFolder } from './services/postgres.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    members: { type: 'string', default: '5000' },
    viewers: { type: 'string', default: '100' },
    fault: { type: 'string' },
  },
})
const refuse = (why: string): never => {
  console.error(why)
  process.exit(2)
}
const fault = plantedFaults.find((name) => name === values.fault)
if (values.fault !== fault) refuse(`--fault is ${plantedFaults.join(', ')}`)
if (postgresProgramFolder === undefined) refuse('PostgreSQL is needed')

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
const run = await runRegion({
  seed: Number(values.seed),
  members: Number(values.members),
  viewers: Number(values.viewers),
  reactions: [0, 100, 2000],
  fault,
  stop: stop.signal,
  say: (line) => console.log(line),
})

const printTable = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): void => {
  const lines = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  for (const line of lines) console.log(`  ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}

const printWalks = (when: string, { viewers, pages, cards, changes, late, differences }: Comparison): void => {
  const made = [...changes.values()].reduce((sum, count) => sum + count, 0)
  console.log(
    `${when}: ${viewers} viewers, ${pages} pages, ${cards} cards, ${made} changes (${late} told late): ${differences.length} differ`,
  )
}

const printRun = ({ cards, before, after, checks, costs }: RegionRun): void => {
  console.log(`cards: ${cards.home} at home, ${cards.west} in the west`)
  printWalks('before', before)
  if (after !== undefined) printWalks('after both were killed', after)
  console.log([...before.changes].map(([what, count]) => `${what} ${count}`).join(', '))
  if (costs === undefined) return
  printTable(
    ['check', 'holds'],
    checks.map(({ what, holds }) => [what, holds ? 'yes' : 'NO']),
  )
  printTable(
    ['reactions', 'where', 'page', 'ids of the west, median', 'most', 'questions, median', 'most', 'ms', 'ms on one'],
    costs.rows.map((row) => [
      row.reactions,
      row.spread,
      row.page,
      row.ids,
      row.mostIds,
      row.requests,
      row.mostRequests,
      row.ms.toFixed(1),
      row.oneMs.toFixed(1),
    ]),
  )
}

printRun(run)
const differences = [...run.before.differences, ...(run.after?.differences ?? []), ...(run.costs?.differences ?? [])]
for (const line of differences.slice(0, 10)) console.log(`  ${line}`)
console.log(`${differences.length} differences`)
if (fault !== undefined)
  console.log(differences.length > 0 ? `The planted fault ${fault} was found.` : `The planted fault ${fault} WAS NOT FOUND.`)
// With a planted fault, the run succeeds when it finds the fault. A run without pages proves nothing.
const isSound = differences.length === 0 && run.before.pages > 0 && run.checks.every(({ holds }) => holds)
const isGood = fault === undefined ? isSound && run.after !== undefined : differences.length > 0
process.exit(isGood ? 0 : 1)
