import type { Cast, ThingName } from './cast.ts'
import type { Grid } from './grids.ts'

/** What goes with a call besides what it names. */
export interface Sent {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** One call of the matrix. */
export interface Row {
  grid: Grid
  /** The kind of thing it names, and under which name in the path, else in the query, else in the body. */
  thing?: ThingName
  by?: string
  place?: 'query' | 'body'
  /** What is sent where it should succeed. */
  send?: Sent | ((cast: Cast) => Sent)
  /** What is sent instead where it is malformed: for calls that name nothing. */
  wrong?: Sent
  /** The field of the files. */
  upload?: string
}

/** A call that names nothing. */
export const call = (grid: Grid, send?: Row['send'], wrong: Sent = { body: [] }): Row => ({
  grid,
  wrong,
  ...(send === undefined ? {} : { send }),
})

/** A call that names a thing in its path, as `:id` unless said otherwise. */
export const on = (thing: ThingName, grid: Grid, send?: Row['send'], more: Partial<Row> = {}): Row => ({
  thing,
  grid,
  by: 'id',
  ...(send === undefined ? {} : { send }),
  ...more,
})
