// Expected statuses per class of endpoint. `ok` is the success status of the contract; `no-op` is a success that changes nothing.
import type { Caller, State } from './cast.ts'

export type Cell = number | 'ok' | 'still'
export type Grid = Partial<Record<State, Partial<Record<Caller, Cell>>>>

const cellOf = (written: string): Cell => (written === 'ok' || written === 'still' ? written : Number(written))

/** Parses a drawn grid: callers in the first line, then one line per state. */
const grid = (drawn: string): Grid => {
  const [head = [], ...lines] = drawn
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  return Object.fromEntries(
    lines.map(([state = '', ...cells]) => {
      if (cells.length !== head.length) throw new Error(`an empty cell: ${state} ${cells.join(' ')}`)
      return [state, Object.fromEntries(cells.map((cell, index) => [head[index], cellOf(cell)]))]
    }),
  )
}

/** Replaces cells of a grid, by `state caller`; `*` stands for every caller who is not refused with 401 or 403. */
export const but = (base: Grid, cells: Record<string, Cell>): Grid => {
  const changed = structuredClone(base)
  for (const [where, cell] of Object.entries(cells)) {
    const [state, caller] = where.split(' ') as [State, Caller | '*']
    const line = changed[state]
    if (line === undefined) throw new Error(`${where}: the grid has no such state`)
    if (caller !== '*') line[caller] = cell
    else for (const each of Object.keys(line) as Caller[]) if (![401, 403].includes(Number(line[each]))) line[each] = cell
  }
  return changed
}

/** The grid without the malformed state. */
export const plain = ({ live }: Grid): Grid => (live === undefined ? {} : { live })

/** Needs no session. */
export const everybody = grid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       ok      ok    ok    ok      ok      ok    ok        ok      ok
  malformed  422     422   422   422     422     422   422       422     422`)

/** Needs a link, a signature or a name, but no session. */
export const bearers = grid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       ok      ok    ok    ok      ok      ok    ok        ok      ok
  gone       404     404   404   404     404     404   404       404     404
  alien      404     404   404   404     404     404   404       404     404
  malformed  422     422   422   422     422     422   422       422     422`)

/** Reads the caller's own data, or data visible to every signed-in member. */
export const signedIn = grid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       401     ok    ok    ok      ok      ok    401       401     ok
  malformed  401     422   422   422     422     422   401       401     422`)

/** Changes the caller's own data; not for guests. */
export const members = grid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       401     ok    ok    ok      ok      403   401       401     ok
  malformed  401     422   422   422     422     403   401       401     422`)

/** Reads something the owner owns; for others it does not exist. */
export const hers = grid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       401     ok    404   404     404     404   401       401     404
  gone       401     404   404   404     404     404   401       401     404
  alien      401     404   404   404     404     404   401       401     404
  malformed  401     422   422   422     422     422   401       401     422`)

/** Changes something the owner owns; not for guests. */
export const hersToChange = grid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       401     ok    404   404     404     403   401       401     404
  gone       401     404   404   404     404     403   401       401     404
  alien      401     404   404   404     404     403   401       401     404
  malformed  401     422   422   422     422     403   401       401     422`)

/** Reads a member; for members she blocked or who blocked her, she does not exist. */
export const aMember = grid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       401     ok    ok    404     404     ok    401       401     ok
  gone       401     404   404   404     404     404   401       401     404
  alien      401     404   404   404     404     404   401       401     404
  malformed  401     422   422   422     422     422   401       401     422`)

/** Acts on a member; nobody can act on themselves. */
export const toAMember = grid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       401     422   ok    404     404     403   401       401     ok
  gone       401     404   404   404     404     403   401       401     404
  alien      401     404   404   404     404     403   401       401     404
  malformed  401     422   422   422     422     403   401       401     422`)

/** Buys something from a catalogue. */
export const onOffer = grid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       401     ok    ok    ok      ok      403   401       401     ok
  gone       401     404   404   404     404     403   401       401     404
  alien      401     404   404   404     404     403   401       401     404
  malformed  401     422   422   422     422     403   401       401     422`)

/** Sets the cell of callers who are not involved, without any effect for them. */
export const unconcerned = (base: Grid, state: State, cell: Cell): Grid =>
  but(base, Object.fromEntries(['other', 'blocked', 'blocker', 'admin'].map((caller) => [`${state} ${caller}`, cell])))

/** Socket messages without a response. In a conversation with a deleted member the owner's mark is still stored. */
export const unnoticed = grid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       401     ok    still still   still   403   401       401     still
  gone       401     ok    still still   still   403   401       401     still
  alien      401     still still still   still   403   401       401     still
  malformed  401     422   422   422     422     403   401       401     422`)

/** Entry of the console; for others the path does not exist. */
export const entry = grid(`
             visitor owner other blocked blocker guest suspended deleted admin newcomer entered
  live       404     404   404   404     404     404   404       404     ok    ok       ok
  malformed  404     404   404   404     404     404   404       404     422   422      422`)

/** The console, after the second factor. */
export const console = grid(`
             visitor owner other blocked blocker guest suspended deleted admin newcomer entered
  live       404     404   404   404     404     404   404       404     ok    403      ok
  gone       404     404   404   404     404     404   404       404     404   403      404
  alien      404     404   404   404     404     404   404       404     404   403      404
  malformed  404     404   404   404     404     404   404       404     422   403      422`)

/** Changes in the console; need password and second factor within the last ten minutes. */
export const fresh = grid(`
             visitor owner other blocked blocker guest suspended deleted admin newcomer entered
  live       404     404   404   404     404     404   404       404     ok    403      403
  gone       404     404   404   404     404     404   404       404     404   403      403
  alien      404     404   404   404     404     404   404       404     404   403      403
  malformed  404     404   404   404     404     404   404       404     422   403      403`)

/** A grid of targets, reduced to the states of an endpoint without a target. */
export const nameless = ({ live, malformed }: Grid): Grid => ({
  ...(live === undefined ? {} : { live }),
  ...(malformed === undefined ? {} : { malformed }),
})
