// Sends every cell of the matrix and reports differences from the expected result.
import type { MatrixResponse, SendCell, MatrixCell } from './send-cell.ts'
import type { Caller, TargetIdKind } from './fixtures.ts'
import type { ExpectedStatus } from './grids.ts'
import type { MatrixRow } from './row.ts'
import { changedTables, type TableChecksums, type DatabaseSnapshots } from './database-snapshots.ts'

export interface MatrixSetup {
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
      { name, row, state: state as TargetIdKind, caller: caller as Caller },
      cell,
    ]),
  )

const describeCell = ({ name, row, state, caller }: MatrixCell): string =>
  `${name} ${row.target === undefined ? '' : `(${row.target}) `}${state} ${caller}`

const errorCodeIn = (text: string): string => /"code":"([^"]+)"/.exec(text)?.[1] ?? text.slice(0, 200)

const unexpectedHeaders = (response: MatrixResponse, { headers: allowedHeaders }: MatrixResponse): string[] =>
  Object.entries(response.headers).flatMap(([header, value]) => (allowedHeaders[header] === value ? [] : [`${header}: ${value}`]))

/** Fields of an error response that are not allowed. */
const unexpectedFields = ({ text, status }: MatrixResponse): string[] => {
  const fields = Object.keys(JSON.parse(text) as object)
  const allowedFields =
    status === 401 || status === 404 ? ['message', 'code'] : ['message', 'code', 'errors', 'price', 'link', 'retry_after']
  return fields.filter((field) => !allowedFields.includes(field))
}

/** The group of a response; all responses of one group must be identical: no session, not found, or forbidden for a guest. */
const identityGroup = ({ caller }: MatrixCell, { status }: MatrixResponse): string | undefined => {
  if (status === 401 || status === 404) return String(status)
  return status === 403 && caller === 'guest' ? 'guest' : undefined
}

const sendRefusals = async (run: MatrixSetup, cells: readonly [MatrixCell, ExpectedStatus][]): Promise<string[]> => {
  const faults: string[] = []
  const seen = new Map<string, Set<string>>()
  for (const [cell, expected] of cells) {
    const response = await run.send(cell)
    if (response.status !== expected) {
      faults.push(`${describeCell(cell)}: expected ${expected}, got ${response.status} ${errorCodeIn(response.text)}`)
      continue
    }
    const isSocket = Object.keys(response.headers).length === 0
    if (!isSocket) {
      faults.push(...unexpectedHeaders(response, run.unknownPath).map((header) => `${describeCell(cell)}: sends the header ${header}`))
      faults.push(...unexpectedFields(response).map((field) => `${describeCell(cell)}: contains the field ${field}`))
      if (cell.name.includes(' /admin/') && cell.caller !== 'admin' && expected === 404 && !['newcomer', 'entered'].includes(cell.caller))
        if (response.text !== run.unknownPath.text) faults.push(`${describeCell(cell)}: differs from an unknown path`)
    }
    const kind = identityGroup(cell, response)
    if (kind !== undefined) seen.set(kind, (seen.get(kind) ?? new Set()).add(JSON.stringify([response.text, response.headers])))
  }
  for (const [kind, responses] of seen)
    if (responses.size > 1) faults.push(`${cells[0]?.[0].name}: ${responses.size} responses of kind ${kind} differ`)
  return faults
}

/** Sends every cell that must be refused and checks that nothing has changed. */
const checkRefusals = async (run: MatrixSetup, name: string, rows: readonly MatrixRow[]): Promise<string[]> => {
  const cells = rows.flatMap((row) => cellsOfRow(name, row)).filter(([, cell]) => typeof cell === 'number')
  const faults = await sendRefusals(run, cells)
  const allowed = run.allowedChanges[name]?.tables ?? []
  const changed = changedTables(run.before, await run.snapshots.read())
  const forbidden = changed.filter((table) => !allowed.includes(table))
  if (changed.length > 0) await run.snapshots.restore()
  return forbidden.length > 0 ? [...faults, `${name}: a refusal changed ${forbidden.join(', ')}`] : faults
}

/** Console endpoints without an audit entry: they identify the caller, or have no effect until another, audited change. */
const unaudited = [
  'POST /admin/enter',
  'POST /admin/second-factor',
  'POST /admin/photo-check',
  'POST /admin/brand/logo',
  'POST /admin/catalogue/gift-pictures',
]
const mustBeAudited = (name: string): boolean => /^(POST|PUT|PATCH|DELETE) \/admin\//.test(name) && !unaudited.includes(name)

/** Sends every cell that must succeed, each on the saved state; a no-op must change nothing. */
const checkSuccesses = async (run: MatrixSetup, name: string, rows: readonly MatrixRow[]): Promise<string[]> => {
  const faults: string[] = []
  for (const [cell, expected] of rows.flatMap((row) => cellsOfRow(name, row))) {
    if (typeof expected === 'number') continue
    const response = await run.send(cell)
    if (response.status !== run.success(name))
      faults.push(`${describeCell(cell)}: expected ${expected}, got ${response.status} ${errorCodeIn(response.text)}`)
    // Successes of endpoints without a target do not affect each other, so the tables need not be restored in between.
    if (expected !== 'no-op' && cell.row.target === undefined && !mustBeAudited(name)) continue
    const changed = await run.snapshots.restore()
    if (mustBeAudited(name) && !changed.includes('audit_entry')) faults.push(`${describeCell(cell)}: leaves no audit entry`)
    if (expected === 'no-op' && changed.length > 0) faults.push(`${describeCell(cell)}: changed ${changed.join(', ')}`)
  }
  await run.snapshots.restore()
  return faults
}

/** Checks every cell; returns a line for each difference. */
export const checkMatrix = async (
  run: MatrixSetup,
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
