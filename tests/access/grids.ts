// Expected statuses per class of endpoint. `ok` is the success status of the contract; `no-op` is a success that changes nothing.
import type { Caller, TargetIdKind } from './fixtures.ts'

export type ExpectedStatus = number | 'ok' | 'no-op'
export type StatusGrid = Partial<Record<TargetIdKind, Partial<Record<Caller, ExpectedStatus>>>>

const parseStatus = (written: string): ExpectedStatus => (written === 'ok' || written === 'no-op' ? written : Number(written))

/** Parses a drawn grid: callers in the first line, then one line per state. */
const parseGrid = (drawn: string): StatusGrid => {
  const [head = [], ...lines] = drawn
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  return Object.fromEntries(
    lines.map(([state = '', ...cells]) => {
      if (cells.length !== head.length) throw new Error(`an empty cell: ${state} ${cells.join(' ')}`)
      return [state, Object.fromEntries(cells.map((cell, index) => [head[index], parseStatus(cell)]))]
    }),
  )
}

/** Replaces cells of a grid, by `state caller`; `*` stands for every caller who is not refused with 401 or 403. */
export const withCells = (base: StatusGrid, cells: Record<string, ExpectedStatus>): StatusGrid => {
  const changed = structuredClone(base)
  for (const [where, cell] of Object.entries(cells)) {
    const [state, caller] = where.split(' ') as [TargetIdKind, Caller | '*']
    const line = changed[state]
    if (line === undefined) throw new Error(`${where}: the grid has no such state`)
    if (caller !== '*') line[caller] = cell
    else for (const each of Object.keys(line) as Caller[]) if (![401, 403].includes(Number(line[each]))) line[each] = cell
  }
  return changed
}

/** Keeps only the live state of a grid, for endpoints without a target and without a malformed request. */
export const keepLiveState = ({ live }: StatusGrid): StatusGrid => (live === undefined ? {} : { live })

/** Endpoints that need no session. */
export const publicGrid = parseGrid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       ok      ok    ok    ok      ok      ok    ok        ok      ok
  malformed  422     422   422   422     422     422   422       422     422`)

/** Endpoints that need a link, a signature or a name, but no session. */
export const linkHolderGrid = parseGrid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       ok      ok    ok    ok      ok      ok    ok        ok      ok
  missing    404     404   404   404     404     404   404       404     404
  foreign    404     404   404   404     404     404   404       404     404
  malformed  422     422   422   422     422     422   422       422     422`)

/** Endpoints that read the caller's own data, or data visible to every signed-in member. */
export const signedInGrid = parseGrid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       401     ok    ok    ok      ok      ok    401       401     ok
  malformed  401     422   422   422     422     422   401       401     422`)

/** Endpoints that change the caller's own data; guests may not call them. */
export const memberWriteGrid = parseGrid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       401     ok    ok    ok      ok      403   401       401     ok
  malformed  401     422   422   422     422     403   401       401     422`)

/** Endpoints that read something the owner owns; for others it does not exist. */
export const ownerGrid = parseGrid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       401     ok    404   404     404     404   401       401     404
  missing    401     404   404   404     404     404   401       401     404
  foreign    401     404   404   404     404     404   401       401     404
  malformed  401     422   422   422     422     422   401       401     422`)

/** Endpoints that change something the owner owns; guests may not call them. */
export const ownerWriteGrid = parseGrid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       401     ok    404   404     404     403   401       401     404
  missing    401     404   404   404     404     403   401       401     404
  foreign    401     404   404   404     404     403   401       401     404
  malformed  401     422   422   422     422     403   401       401     422`)

/** Endpoints that read a member, who does not exist for the members that she blocked or who blocked her. */
export const viewMemberGrid = parseGrid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       401     ok    ok    404     404     ok    401       401     ok
  missing    401     404   404   404     404     404   401       401     404
  foreign    401     404   404   404     404     404   401       401     404
  malformed  401     422   422   422     422     422   401       401     422`)

/** Endpoints that act on a member; nobody may act on themselves. */
export const actOnMemberGrid = parseGrid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       401     422   ok    404     404     403   401       401     ok
  missing    401     404   404   404     404     403   401       401     404
  foreign    401     404   404   404     404     403   401       401     404
  malformed  401     422   422   422     422     403   401       401     422`)

/** Endpoints that buy something from a catalogue. */
export const purchaseGrid = parseGrid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       401     ok    ok    ok      ok      403   401       401     ok
  missing    401     404   404   404     404     403   401       401     404
  foreign    401     404   404   404     404     403   401       401     404
  malformed  401     422   422   422     422     403   401       401     422`)

/** Sets the same cell for all callers who may call the endpoint but do not own the target. */
export const withUninvolvedCallers = (base: StatusGrid, state: TargetIdKind, cell: ExpectedStatus): StatusGrid =>
  withCells(base, Object.fromEntries(['other', 'blocked', 'blocker', 'admin'].map((caller) => [`${state} ${caller}`, cell])))

/** Socket commands that get no response. A receipt of the owner is stored even if the other member is deleted (`missing`). */
export const silentCommandGrid = parseGrid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       401     ok    no-op no-op   no-op   403   401       401     no-op
  missing    401     ok    no-op no-op   no-op   403   401       401     no-op
  foreign    401     no-op no-op no-op   no-op   403   401       401     no-op
  malformed  401     422   422   422     422     403   401       401     422`)

/** Endpoints to enter the console; for others the path does not exist. */
export const consoleEntryGrid = parseGrid(`
             visitor owner other blocked blocker guest suspended deleted admin newcomer entered
  live       404     404   404   404     404     404   404       404     ok    ok       ok
  malformed  404     404   404   404     404     404   404       404     422   422      422`)

/** Endpoints of the console after the second factor. */
export const consoleGrid = parseGrid(`
             visitor owner other blocked blocker guest suspended deleted admin newcomer entered
  live       404     404   404   404     404     404   404       404     ok    403      ok
  missing    404     404   404   404     404     404   404       404     404   403      404
  foreign    404     404   404   404     404     404   404       404     404   403      404
  malformed  404     404   404   404     404     404   404       404     422   403      422`)

/** Endpoints that change something in the console; they need password and second factor within the last ten minutes. */
export const freshConsoleGrid = parseGrid(`
             visitor owner other blocked blocker guest suspended deleted admin newcomer entered
  live       404     404   404   404     404     404   404       404     ok    403      403
  missing    404     404   404   404     404     404   404       404     404   403      403
  foreign    404     404   404   404     404     404   404       404     404   403      403
  malformed  404     404   404   404     404     404   404       404     422   403      403`)

/** Reduces a grid to the rows of an endpoint without a target: live and malformed. */
export const withoutTarget = ({ live, malformed }: StatusGrid): StatusGrid => ({
  ...(live === undefined ? {} : { live }),
  ...(malformed === undefined ? {} : { malformed }),
})
