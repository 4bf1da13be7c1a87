// Sends the request of one matrix cell over HTTP or a socket, and returns the response.
import type { FastifyInstance } from 'fastify'
import type { Socket } from 'socket.io-client'
import type { Endpoint } from '#platform/shared/endpoint.ts'
import { callErrors } from '#features/calls/contract.ts'
import { platformErrors } from '#platform/shared/errors.ts'
import type { Caller, Cast, State } from './cast.ts'
import type { Row, Sent } from './row.ts'

export interface Answer {
  status: number
  text: string
  /** HTTP headers, without those that differ between responses. */
  headers: Record<string, string>
}
export interface Asked {
  name: string
  row: Row
  state: State
  caller: Caller
}
export type Ask = (asked: Asked) => Promise<Answer>

const malformed: Partial<Record<string, string>> = { plan: 'NO SUCH', currency: 'x', appeal: '' }

/** Builds the request of a cell. */
const sentFor = ({ name, row, state }: Asked, cast: Cast): Required<Sent> => {
  const given = state === 'malformed' && row.thing === undefined ? row.wrong : typeof row.send === 'function' ? row.send(cast) : row.send
  const sent = { params: {}, query: {}, body: undefined, ...given } as Required<Sent>
  if (row.thing === undefined || row.by === undefined) return sent
  const id = state === 'malformed' ? (malformed[row.thing] ?? 'not-an-id') : cast.things[row.thing][state]
  const named = { [row.by]: id }
  if (name.includes(`:${row.by}`)) return { ...sent, params: { ...sent.params, ...named } }
  if (row.place === 'query') return { ...sent, query: { ...sent.query, ...named } }
  return { ...sent, body: { ...(sent.body as object | undefined), ...named } }
}

const passing = new Set(['date', 'content-length', 'connection', 'keep-alive'])

export const answerOf = (response: { statusCode: number; payload: string; headers: Record<string, unknown> }): Answer => ({
  status: response.statusCode,
  text: response.payload,
  headers: Object.fromEntries(
    Object.entries(response.headers).flatMap(([name, value]) => (passing.has(name) ? [] : [[name, String(value)]])),
  ),
})

/** Sends cells over HTTP; `form` encodes the uploaded file for a field name. */
export const overHttp = (app: FastifyInstance, cast: Cast, form: (field: string) => Promise<{ type: string; bytes: Buffer }>): Ask => {
  return async (asked) => {
    const { caller, name, row } = asked
    const [method = '', path = ''] = name.split(' ')
    const { params, query, body } = sentFor(asked, cast)
    const url = path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? `:${key}`))
    const files = row.upload === undefined ? undefined : await form(row.upload)
    const headers = {
      ...(caller === 'visitor' ? {} : { authorization: `Bearer ${cast.people[caller].token}` }),
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
    return answerOf(response)
  }
}

/** Maps the error codes of the contract to their status. */
export const statusesOf = (endpoints: readonly Endpoint[]): Map<string, number> =>
  new Map(
    [...Object.values(platformErrors), ...Object.values(callErrors), ...endpoints.flatMap(({ errors = [] }) => errors)].map(
      ({ code, status }) => [code, status],
    ),
  )

/** Sends cells over sockets; a caller without a socket was refused when connecting. */
export const overSockets = (sockets: ReadonlyMap<Caller, Socket | string>, statuses: ReadonlyMap<string, number>, cast: Cast): Ask => {
  return async (asked) => {
    const socket = sockets.get(asked.caller)
    if (socket === undefined || typeof socket === 'string') return { status: 401, text: socket ?? '', headers: {} }
    const { error, ...answer } = (await socket.timeout(10_000).emitWithAck(asked.name, sentFor(asked, cast).body)) as {
      error?: { code?: string }
    }
    if (error === undefined) return { status: 200, text: JSON.stringify(answer), headers: {} }
    return { status: statuses.get(error.code ?? '') ?? 500, text: JSON.stringify(error), headers: {} }
  }
}
