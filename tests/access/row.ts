import type { Cast, ThingName } from './cast.ts'
import type { Grid } from './grids.ts'

/** Parts of a request besides its target. */
export interface Sent {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** One row of the matrix: an endpoint and its expected statuses. */
export interface Row {
  grid: Grid
  /** The kind of target, and the name of its parameter in the path, query or body. */
  thing?: ThingName
  by?: string
  place?: 'query' | 'body'
  /** The request that succeeds. */
  send?: Sent | ((cast: Cast) => Sent)
  /** The malformed request, for endpoints without a target. */
  wrong?: Sent
  /** Field name of the uploaded files. */
  upload?: string
}

/** A row for an endpoint without a target. */
export const call = (grid: Grid, send?: Row['send'], wrong: Sent = { body: [] }): Row => ({
  grid,
  wrong,
  ...(send === undefined ? {} : { send }),
})

/** A row for an endpoint with a target in its path, `:id` by default. */
export const on = (thing: ThingName, grid: Grid, send?: Row['send'], more: Partial<Row> = {}): Row => ({
  thing,
  grid,
  by: 'id',
  ...(send === undefined ? {} : { send }),
  ...more,
})
