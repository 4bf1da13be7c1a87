// Sends every cell of the matrix and reports differences from the expected result.
import type { MatrixResponse, SendCell, MatrixCell } from './send-cell.ts'
import type { Caller, TargetState } from './fixtures.ts'
import type { ExpectedStatus } from './grids.ts'
import type { MatrixRow } from './row.ts'
import { changedTables, type TableChecksums, type DatabaseSnapshots } from './database-snapshots.ts'

export interface MatrixRun {
  send: SendCell
  snapshots: DatabaseSnapshots
  /** The saved state, restored after every change. */
  before: TableChecksums
  /** Returns the success status of an endpoint. */
  success: (name: string) => number
  /** Response of an unknown path: the only headers a refusal may have, and all that outsiders see of the console. */
  unknownPath: MatrixResponse
  /** Tables that a refusal may change, with the reason. */
  allowedChanges: Record<string, { tables: readonly string[]; because: string }>
}

const cellsOfRow = (name: string, row: MatrixRow): [MatrixCell, ExpectedStatus][] =>
  Object.entries(row.grid).flatMap(([state, line]) =>
    Object.entries(line).map(([caller, cell]): [MatrixCell, ExpectedStatus] => [
      { name, row, state: state as TargetState, caller: caller as Caller },
      cell,
    ]),
  )

const describeCell = ({ name, row, state, caller }: MatrixCell): string =>
  `${name} ${row.target === undefined ? '' : `(${row.target}) `}${state} ${caller}`

const errorCodeIn = (text: string): string => /"code":"([^"]+)"/.exec(text)?.[1] ?? text.slice(0, 200)

const unexpectedHeaders = (answer: MatrixResponse, { headers: usual }: MatrixResponse): string[] =>
  Object.entries(answer.headers).flatMap(([header, value]) => (usual[header] === value ? [] : [`${header}: ${value}`]))

/** Fields of an error response that are not allowed. */
const unexpectedFields = ({ text, status }: MatrixResponse): string[] => {
  const fields = Object.keys(JSON.parse(text) as object)
  const usual = status === 401 || status === 404 ? ['message', 'code'] : ['message', 'code', 'errors', 'price', 'link', 'retry_after']
  return fields.filter((field) => !usual.includes(field))
}

/** Group of responses that must be identical: no session, not found, and forbidden for a guest. */
const identityGroup = ({ caller }: MatrixCell, { status }: MatrixResponse): string | undefined => {
  if (status === 401 || status === 404) return String(status)
  return status === 403 && caller === 'guest' ? 'guest' : undefined
}

const sendRefusals = async (run: MatrixRun, cells: readonly [MatrixCell, ExpectedStatus][]): Promise<string[]> => {
  const faults: string[] = []
  const seen = new Map<string, Set<string>>()
  for (const [asked, cell] of cells) {
    const answer = await run.send(asked)
    if (answer.status !== cell) {
      faults.push(`${describeCell(asked)}: ${cell} is due, came ${answer.status} ${errorCodeIn(answer.text)}`)
      continue
    }
    const isSocket = Object.keys(answer.headers).length === 0
    if (!isSocket) {
      faults.push(...unexpectedHeaders(answer, run.unknownPath).map((header) => `${describeCell(asked)}: carries ${header}`))
      faults.push(...unexpectedFields(answer).map((field) => `${describeCell(asked)}: tells ${field}`))
      if (asked.name.includes(' /admin/') && asked.caller !== 'admin' && cell === 404 && !['newcomer', 'entered'].includes(asked.caller))
        if (answer.text !== run.unknownPath.text) faults.push(`${describeCell(asked)}: differs from a path that is not there`)
    }
    const kind = identityGroup(asked, answer)
    if (kind !== undefined) seen.set(kind, (seen.get(kind) ?? new Set()).add(JSON.stringify([answer.text, answer.headers])))
  }
  for (const [kind, answers] of seen)
    if (answers.size > 1) faults.push(`${cells[0]?.[0].name}: ${answers.size} answers of kind ${kind} can be told apart`)
  return faults
}

/** Sends every cell that must be refused and checks that nothing has changed. */
const checkRefusals = async (run: MatrixRun, name: string, rows: readonly MatrixRow[]): Promise<string[]> => {
  const cells = rows.flatMap((row) => cellsOfRow(name, row)).filter(([, cell]) => typeof cell === 'number')
  const faults = await sendRefusals(run, cells)
  const may = run.allowedChanges[name]?.tables ?? []
  const moved = changedTables(run.before, await run.snapshots.read())
  const wrongly = moved.filter((table) => !may.includes(table))
  if (moved.length > 0) await run.snapshots.restore()
  return wrongly.length > 0 ? [...faults, `${name}: a refusal has changed ${wrongly.join(', ')}`] : faults
}

/** Sends every cell that must succeed, each on the saved state; a no-op must change nothing. */
const checkSuccesses = async (run: MatrixRun, name: string, rows: readonly MatrixRow[]): Promise<string[]> => {
  const faults: string[] = []
  for (const [asked, cell] of rows.flatMap((row) => cellsOfRow(name, row))) {
    if (typeof cell === 'number') continue
    const answer = await run.send(asked)
    if (answer.status !== run.success(name))
      faults.push(`${describeCell(asked)}: ${cell} is due, came ${answer.status} ${errorCodeIn(answer.text)}`)
    // Without a shared target one success does not affect the next.
    if (cell !== 'no-op' && asked.row.target === undefined) continue
    const moved = await run.snapshots.restore()
    if (cell === 'no-op' && moved.length > 0) faults.push(`${describeCell(asked)}: has changed ${moved.join(', ')}`)
  }
  await run.snapshots.restore()
  return faults
}

/** Checks every cell; returns a line for each difference. */
export const checkMatrix = async (
  run: MatrixRun,
  table: Readonly<Record<string, MatrixRow | MatrixRow[]>>,
): Promise<{ cells: number; faults: string[] }> => {
  const faults: string[] = []
  let cells = 0
  for (const [name, given] of Object.entries(table)) {
    const rows = Array.isArray(given) ? given : [given]
    cells += rows.reduce((sum, row) => sum + cellsOfRow(name, row).length, 0)
    faults.push(...(await checkRefusals(run, name, rows)), ...(await checkSuccesses(run, name, rows)))
  }
  return { cells, faults }
}

/** Endpoints without a row, and rows without an endpoint. */
export const findMismatches = (served: readonly string[], table: Readonly<Record<string, unknown>>): string[] => [
  ...served.filter((name) => !(name in table)).map((name) => `${name} is missing from the table`),
  ...Object.keys(table)
    .filter((name) => !served.includes(name))
    .map((name) => `${name} is not served`),
]
