// Who gets what, by class of call. Cells are statuses; `ok` is the success the contract names, `still` one that changes nothing.
import type { Caller, State } from './cast.ts'

export type Cell = number | 'ok' | 'still'
export type Grid = Partial<Record<State, Partial<Record<Caller, Cell>>>>

const cellOf = (written: string): Cell => (written === 'ok' || written === 'still' ? written : Number(written))

/** Reads a grid as it is drawn: callers in the first line, a state at the beginning of each other one. */
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

/** A grid with other cells, by `state caller`; `*` is every caller who is not turned away already. */
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

/** The same without what cannot be malformed. */
export const plain = ({ live }: Grid): Grid => (live === undefined ? {} : { live })

/** Needs no session. */
export const everybody = grid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       ok      ok    ok    ok      ok      ok    ok        ok      ok
  malformed  422     422   422   422     422     422   422       422     422`)

/** A link, a signature or a name anybody may have. */
export const bearers = grid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       ok      ok    ok    ok      ok      ok    ok        ok      ok
  gone       404     404   404   404     404     404   404       404     404
  alien      404     404   404   404     404     404   404       404     404
  malformed  422     422   422   422     422     422   422       422     422`)

/** One's own, or what is shown to whoever is signed in. */
export const signedIn = grid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       401     ok    ok    ok      ok      ok    401       401     ok
  malformed  401     422   422   422     422     422   401       401     422`)

/** Changes something of one's own: not for guests. */
export const members = grid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       401     ok    ok    ok      ok      403   401       401     ok
  malformed  401     422   422   422     422     403   401       401     422`)

/** Something that is hers: to everybody else it is not there. */
export const hers = grid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       401     ok    404   404     404     404   401       401     404
  gone       401     404   404   404     404     404   401       401     404
  alien      401     404   404   404     404     404   401       401     404
  malformed  401     422   422   422     422     422   401       401     422`)

/** The same, to change: not for guests, whatever they name. */
export const hersToChange = grid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       401     ok    404   404     404     403   401       401     404
  gone       401     404   404   404     404     403   401       401     404
  alien      401     404   404   404     404     403   401       401     404
  malformed  401     422   422   422     422     403   401       401     422`)

/** A look at a member: whoever she blocked, or who blocked her, sees nobody. */
export const aMember = grid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       401     ok    ok    404     404     ok    401       401     ok
  gone       401     404   404   404     404     404   401       401     404
  alien      401     404   404   404     404     404   401       401     404
  malformed  401     422   422   422     422     422   401       401     422`)

/** Something done to a member; nobody does it to themselves. */
export const toAMember = grid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       401     422   ok    404     404     403   401       401     ok
  gone       401     404   404   404     404     403   401       401     404
  alien      401     404   404   404     404     403   401       401     404
  malformed  401     422   422   422     422     403   401       401     422`)

/** Something on offer, to buy. */
export const onOffer = grid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       401     ok    ok    ok      ok      403   401       401     ok
  gone       401     404   404   404     404     403   401       401     404
  alien      401     404   404   404     404     403   401       401     404
  malformed  401     422   422   422     422     403   401       401     422`)

/** To whoever is not concerned, nothing comes of it and nothing is said. */
export const unconcerned = (base: Grid, state: State, cell: Cell): Grid =>
  but(base, Object.fromEntries(['other', 'blocked', 'blocker', 'admin'].map((caller) => [`${state} ${caller}`, cell])))

/** Said on a socket and not answered; of her own conversation with somebody gone the owner keeps the mark. */
export const unnoticed = grid(`
             visitor owner other blocked blocker guest suspended deleted admin
  live       401     ok    still still   still   403   401       401     still
  gone       401     ok    still still   still   403   401       401     still
  alien      401     still still still   still   403   401       401     still
  malformed  401     422   422   422     422     403   401       401     422`)

/** The way into the console; to others it is no path at all. */
export const entry = grid(`
             visitor owner other blocked blocker guest suspended deleted admin newcomer entered
  live       404     404   404   404     404     404   404       404     ok    ok       ok
  malformed  404     404   404   404     404     404   404       404     422   422      422`)

/** The console, once the second factor is proven. */
export const console = grid(`
             visitor owner other blocked blocker guest suspended deleted admin newcomer entered
  live       404     404   404   404     404     404   404       404     ok    403      ok
  gone       404     404   404   404     404     404   404       404     404   403      404
  alien      404     404   404   404     404     404   404       404     404   403      404
  malformed  404     404   404   404     404     404   404       404     422   403      422`)

/** Its weightiest doors: password and second factor within the last ten minutes. */
export const fresh = grid(`
             visitor owner other blocked blocker guest suspended deleted admin newcomer entered
  live       404     404   404   404     404     404   404       404     ok    403      403
  gone       404     404   404   404     404     404   404       404     404   403      403
  alien      404     404   404   404     404     404   404       404     404   403      403
  malformed  404     404   404   404     404     404   404       404     422   403      403`)

/** Of a grid that names things, what stands where the call names none. */
export const nameless = ({ live, malformed }: Grid): Grid => ({
  ...(live === undefined ? {} : { live }),
  ...(malformed === undefined ? {} : { malformed }),
})
