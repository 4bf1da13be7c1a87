// Sends the request of one matrix cell over HTTP or a socket, and returns the response.
import type { FastifyInstance } from 'fastify'
import type { Socket } from 'socket.io-client'
import type { Endpoint } from '#platform/shared/endpoint.ts'
import { callErrors } from '#features/calls/contract.ts'
import { platformErrors } from '#platform/shared/errors.ts'
import type { Caller, MatrixFixtures, TargetIdKind } from './fixtures.ts'
import type { MatrixRow, RequestParts } from './row.ts'

export interface MatrixResponse {
  status: number
  text: string
  /** HTTP headers, without those that differ between responses. */
  headers: Record<string, string>
}
export interface MatrixCell {
  name: string
  row: MatrixRow
  state: TargetIdKind
  caller: Caller
}
export type SendCell = (cell: MatrixCell) => Promise<MatrixResponse>

const malformedIds: Partial<Record<string, string>> = { plan: 'NO SUCH', currency: 'x', appeal: '' }

/** Builds the request of a cell. */
const buildRequest = ({ name, row, state }: MatrixCell, fixtures: MatrixFixtures): Required<RequestParts> => {
  const given =
    state === 'malformed' && row.target === undefined
      ? row.malformedRequest
      : typeof row.request === 'function'
        ? row.request(fixtures)
        : row.request
  const sent = { params: {}, query: {}, body: undefined, ...given } as Required<RequestParts>
  if (row.target === undefined || row.param === undefined) return sent
  const id = state === 'malformed' ? (malformedIds[row.target] ?? 'not-an-id') : fixtures.targets[row.target][state]
  const named = { [row.param]: id }
  if (name.includes(`:${row.param}`)) return { ...sent, params: { ...sent.params, ...named } }
  if (row.place === 'query') return { ...sent, query: { ...sent.query, ...named } }
  return { ...sent, body: { ...(sent.body as object | undefined), ...named } }
}

/** Headers that differ between otherwise equal responses: `ratelimit` counts down with every call of the same person. */
const volatileHeaders = new Set(['date', 'content-length', 'connection', 'keep-alive', 'ratelimit', 'ratelimit-policy'])

export const toMatrixResponse = (response: { statusCode: number; payload: string; headers: Record<string, unknown> }): MatrixResponse => ({
  status: response.statusCode,
  text: response.payload,
  headers: Object.fromEntries(
    Object.entries(response.headers).flatMap(([name, value]) => (volatileHeaders.has(name) ? [] : [[name, String(value)]])),
  ),
})

/** Sends cells over HTTP; `form` encodes the uploaded file for a field name. */
export const httpSender = (
  app: FastifyInstance,
  fixtures: MatrixFixtures,
  form: (field: string) => Promise<{ type: string; bytes: Buffer }>,
): SendCell => {
  return async (cell) => {
    const { caller, name, row } = cell
    const [method = '', path = ''] = name.split(' ')
    const { params, query, body } = buildRequest(cell, fixtures)
    const url = path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? `:${key}`))
    const files = row.upload === undefined ? undefined : await form(row.upload)
    const headers = {
      ...(caller === 'visitor' ? {} : { authorization: `Bearer ${fixtures.people[caller].token}` }),
      ...(files === undefined ? (body === undefined ? {} : { 'content-type': 'application/json' }) : { 'content-type': files.type }),
    }
    const payload = files?.bytes ?? (body === undefined ? undefined : JSON.stringify(body))
    const response = await app.inject({
      method: method as 'GET',
      url: `/api${url}`,
      query,
      headers,
      ...(payload !== undefined && { payload }),
    })
    return toMatrixResponse(response)
  }
}

/** Maps the error codes of the contract to their status. */
export const statusByErrorCode = (endpoints: readonly Endpoint[]): Map<string, number> =>
  new Map(
    [...Object.values(platformErrors), ...Object.values(callErrors), ...endpoints.flatMap(({ errors = [] }) => errors)].map(
      ({ code, status }) => [code, status],
    ),
  )

/** Sends cells over sockets; a caller without a socket was refused when connecting. */
export const socketSender = (
  sockets: ReadonlyMap<Caller, Socket | string>,
  statuses: ReadonlyMap<string, number>,
  fixtures: MatrixFixtures,
): SendCell => {
  return async (cell) => {
    const socket = sockets.get(cell.caller)
    if (socket === undefined || typeof socket === 'string') return { status: 401, text: socket ?? '', headers: {} }
    const { error, ...result } = (await socket.timeout(10_000).emitWithAck(cell.name, buildRequest(cell, fixtures).body)) as {
      error?: { code?: string }
    }
    if (error === undefined) return { status: 200, text: JSON.stringify(result), headers: {} }
    return { status: statuses.get(error.code ?? '') ?? 500, text: JSON.stringify(error), headers: {} }
  }
}
