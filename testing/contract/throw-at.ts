import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { fitting, forbids, malformed, type Schema } from './draw.ts'

interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: Schema
}

export interface Operation {
  method: string
  path: string
  parameters: Parameter[]
  body: Schema | undefined
  /** Needs no session. */
  open: boolean
  /** Needs none, and reads one that is there. */
  optional: boolean
  /** The statuses that the document names. */
  statuses: number[]
}

interface Document {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters: Parameter[]
        security: unknown[]
        requestBody?: { content: Record<string, { schema: Schema }> }
        responses: Record<string, unknown>
      }
    >
  >
}

/** The operations of the served OpenAPI document, or of the one that only administrators are told of. */
export const operationsOf = async (
  app: FastifyInstance,
  { path: at, headers }: { path: string; headers: Record<string, string> } = { path: '/api/openapi.json', headers: {} },
): Promise<Operation[]> => {
  const { paths } = (await app.inject({ url: at, headers })).json<Document>()
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, security, requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
      open: security.length === 0,
      optional: security.some((one) => Object.keys(one as object).length === 0),
      statuses: Object.keys(responses).map(Number),
    })),
  )
}

/** What any call may answer without saying so: unreadable, gone, too large, wrong kind, too often. */
const anywhere = [400, 404, 413, 415, 429]
const patience = 10_000

const urlOf = (operation: Operation, given: Record<string, unknown>): string => {
  const search = new URLSearchParams()
  let path = operation.path
  for (const { name, in: place } of operation.parameters) {
    const value = given[name]
    const plain = typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '')
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(plain))
    else if (value !== undefined) search.set(name, plain)
  }
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`
}

/**
 * Sends an operation what its contract forbids, and some of what it allows.
 * @returns a line for each answer that is not allowed: a 5xx, none within 10 s, an undocumented status, a success for bad input.
 */
export const throwAt = async (
  app: FastifyInstance,
  operation: Operation,
  { count, seed, headers }: { count: number; seed: number; headers: () => Promise<Record<string, string>> },
): Promise<string[]> => {
  const parameters: Schema = {
    type: 'object',
    properties: Object.fromEntries(operation.parameters.map(({ name, schema }) => [name, schema])),
    required: operation.parameters.flatMap(({ name, required }) => (required ? [name] : [])),
  }
  const draw = fc.record({
    given: fc.oneof(fitting(parameters), malformed(parameters)),
    body: operation.body === undefined ? fc.constant(undefined) : fc.oneof(fitting(operation.body), malformed(operation.body)),
  })
  const faults: string[] = []
  for (const { given, body } of fc.sample(draw, { numRuns: count, seed })) {
    const named = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>
    const url = urlOf(operation, named)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), patience)))
    const sent = { method: operation.method as 'GET', url, headers: await headers() }
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) ?? 'null' }
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const answer = await Promise.race([app.inject({ ...sent, ...payload, headers: { ...sent.headers, ...type } }), late])
    clearTimeout(timer)
    const note = (fault: string) => faults.push(`${operation.method} ${url} ${JSON.stringify(body)?.slice(0, 300) ?? ''}: ${fault}`)
    if (answer === undefined) note(`no answer in ${patience} ms`)
    else if (answer.statusCode >= 500) note(`${answer.statusCode}`)
    else if (![...operation.statuses, ...anywhere].includes(answer.statusCode)) note(`undocumented ${answer.statusCode}`)
    else if (answer.statusCode < 300 && operation.body !== undefined && body !== null && forbids(operation.body, body))
      note(`accepted with ${answer.statusCode}`)
  }
  return faults
}
