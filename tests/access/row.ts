import type { MatrixFixtures, TargetName } from './fixtures.ts'
import type { StatusGrid } from './grids.ts'

/** Parts of a request besides its target. */
export interface RequestParts {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** One row of the matrix: an endpoint and its expected statuses. */
export interface MatrixRow {
  grid: StatusGrid
  /** The kind of target, and the name of its parameter in the path, query or body. */
  target?: TargetName
  param?: string
  place?: 'query' | 'body'
  /** The request that succeeds. */
  request?: RequestParts | ((fixtures: MatrixFixtures) => RequestParts)
  /** The malformed request, for endpoints without a target. */
  malformedRequest?: RequestParts
  /** Field name of the uploaded files. */
  upload?: string
}

/** A row for an endpoint without a target. */
export const row = (grid: StatusGrid, request?: MatrixRow['request'], malformedRequest: RequestParts = { body: [] }): MatrixRow => ({
  grid,
  malformedRequest,
  ...(request === undefined ? {} : { request }),
})

/** A row for an endpoint with a target in its path, `:id` by default. */
export const rowForTarget = (
  target: TargetName,
  grid: StatusGrid,
  request?: MatrixRow['request'],
  more: Partial<MatrixRow> = {},
): MatrixRow => ({
  target,
  grid,
  param: 'id',
  ...(request === undefined ? {} : { request }),
  ...more,
})
