// Sends every cell of the matrix and reports differences from the expected result.
import type { Answer, Ask, Asked } from './ask.ts'
import type { Caller, State } from './cast.ts'
import type { Cell } from './grids.ts'
import type { Row } from './row.ts'
import { changed, type Standing, type Tables } from './tables.ts'

export interface Walk {
  ask: Ask
  tables: Tables
  /** The saved state, restored after every change. */
  before: Standing
  /** Returns the success status of an endpoint. */
  success: (name: string) => number
  /** Response of an unknown path: the only headers a refusal may have, and all that outsiders see of the console. */
  nowhere: Answer
  /** Tables that a refusal may change, with the reason. */
  moves: Record<string, { tables: readonly string[]; because: string }>
}

const cellsOf = (name: string, row: Row): [Asked, Cell][] =>
  Object.entries(row.grid).flatMap(([state, line]) =>
    Object.entries(line).map(([caller, cell]): [Asked, Cell] => [{ name, row, state: state as State, caller: caller as Caller }, cell]),
  )

const told = ({ name, row, state, caller }: Asked): string =>
  `${name} ${row.thing === undefined ? '' : `(${row.thing}) `}${state} ${caller}`

const codeIn = (text: string): string => /"code":"([^"]+)"/.exec(text)?.[1] ?? text.slice(0, 200)

const oddHeaders = (answer: Answer, { headers: usual }: Answer): string[] =>
  Object.entries(answer.headers).flatMap(([header, value]) => (usual[header] === value ? [] : [`${header}: ${value}`]))

/** Fields of an error response that are not allowed. */
const oddFields = ({ text, status }: Answer): string[] => {
  const fields = Object.keys(JSON.parse(text) as object)
  const usual = status === 401 || status === 404 ? ['message', 'code'] : ['message', 'code', 'errors', 'price', 'link', 'retry_after']
  return fields.filter((field) => !usual.includes(field))
}

/** Group of responses that must be identical: no session, not found, and forbidden for a guest. */
const alike = ({ caller }: Asked, { status }: Answer): string | undefined => {
  if (status === 401 || status === 404) return String(status)
  return status === 403 && caller === 'guest' ? 'guest' : undefined
}

const refusals = async (walk: Walk, cells: readonly [Asked, Cell][]): Promise<string[]> => {
  const faults: string[] = []
  const seen = new Map<string, Set<string>>()
  for (const [asked, cell] of cells) {
    const answer = await walk.ask(asked)
    if (answer.status !== cell) {
      faults.push(`${told(asked)}: ${cell} is due, came ${answer.status} ${codeIn(answer.text)}`)
      continue
    }
    const isSocket = Object.keys(answer.headers).length === 0
    if (!isSocket) {
      faults.push(...oddHeaders(answer, walk.nowhere).map((header) => `${told(asked)}: carries ${header}`))
      faults.push(...oddFields(answer).map((field) => `${told(asked)}: tells ${field}`))
      if (asked.name.includes(' /admin/') && asked.caller !== 'admin' && cell === 404 && !['newcomer', 'entered'].includes(asked.caller))
        if (answer.text !== walk.nowhere.text) faults.push(`${told(asked)}: differs from a path that is not there`)
    }
    const kind = alike(asked, answer)
    if (kind !== undefined) seen.set(kind, (seen.get(kind) ?? new Set()).add(JSON.stringify([answer.text, answer.headers])))
  }
  for (const [kind, answers] of seen)
    if (answers.size > 1) faults.push(`${cells[0]?.[0].name}: ${answers.size} answers of kind ${kind} can be told apart`)
  return faults
}

/** Sends every cell that must be refused and checks that nothing has changed. */
const walkRefusals = async (walk: Walk, name: string, rows: readonly Row[]): Promise<string[]> => {
  const cells = rows.flatMap((row) => cellsOf(name, row)).filter(([, cell]) => typeof cell === 'number')
  const faults = await refusals(walk, cells)
  const may = walk.moves[name]?.tables ?? []
  const moved = changed(walk.before, await walk.tables.read())
  const wrongly = moved.filter((table) => !may.includes(table))
  if (moved.length > 0) await walk.tables.restore()
  return wrongly.length > 0 ? [...faults, `${name}: a refusal has changed ${wrongly.join(', ')}`] : faults
}

/** Sends every cell that must succeed, each on the saved state; a no-op must change nothing. */
const walkSuccesses = async (walk: Walk, name: string, rows: readonly Row[]): Promise<string[]> => {
  const faults: string[] = []
  for (const [asked, cell] of rows.flatMap((row) => cellsOf(name, row))) {
    if (typeof cell === 'number') continue
    const answer = await walk.ask(asked)
    if (answer.status !== walk.success(name)) faults.push(`${told(asked)}: ${cell} is due, came ${answer.status} ${codeIn(answer.text)}`)
    // Without a shared target one success does not affect the next.
    if (cell !== 'still' && asked.row.thing === undefined) continue
    const moved = await walk.tables.restore()
    if (cell === 'still' && moved.length > 0) faults.push(`${told(asked)}: has changed ${moved.join(', ')}`)
  }
  await walk.tables.restore()
  return faults
}

/** Checks every cell; returns a line for each difference. */
export const walkTable = async (walk: Walk, table: Readonly<Record<string, Row | Row[]>>): Promise<{ cells: number; faults: string[] }> => {
  const faults: string[] = []
  let cells = 0
  for (const [name, given] of Object.entries(table)) {
    const rows = Array.isArray(given) ? given : [given]
    cells += rows.reduce((sum, row) => sum + cellsOf(name, row).length, 0)
    faults.push(...(await walkRefusals(walk, name, rows)), ...(await walkSuccesses(walk, name, rows)))
  }
  return { cells, faults }
}

/** Endpoints without a row, and rows without an endpoint. */
export const outOfStep = (served: readonly string[], table: Readonly<Record<string, unknown>>): string[] => [
  ...served.filter((name) => !(name in table)).map((name) => `${name} is missing from the table`),
  ...Object.keys(table)
    .filter((name) => !served.includes(name))
    .map((name) => `${name} is not served`),
]
