import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import type { ErrorBody } from '#platform/shared/errors.ts'
import type { Texts } from '#platform/server/texts.ts'
import type { KnownValues } from './generate-values.ts'
import { findErrorBodyFaults, isBusinessRuleError } from './error-body.ts'
import { violatesSchema, findForbiddenFields } from './forbidden-values.ts'
import type { EndpointSchemas } from './schema.ts'
import { isValidRequest, type FuzzRequest, fuzzRequestOf, urlOf } from './fuzz-requests.ts'

/** A signed-in client, renewed when a request has ended its session. */
export interface FuzzClient {
  headers(): Record<string, string>
  /** Creates a new session if the last one has ended; returns whether the last one was still alive. */
  ensureSession(): Promise<boolean>
}
export interface FuzzRun {
  app: FastifyInstance
  texts: Texts
  known: KnownValues
  /** A valid photo for uploads. */
  picture: Buffer
  count: number
  seed: number
  /** Maximum milliseconds per response. */
  timeoutMs?: number
  client: FuzzClient
}

interface FuzzResponse {
  status: number
  text: string
  type: string
}

/** Statuses any endpoint may return without documenting them. */
const commonStatuses = [400, 404, 413, 415, 422, 429]

const statusesOf = ({ endpoint }: EndpointSchemas): Set<number> =>
  new Set([
    endpoint.status ?? (endpoint.response === undefined ? 204 : 200),
    ...(endpoint.errors ?? []).map(({ status }) => status),
    ...commonStatuses,
    ...(endpoint.access === 'open' ? [] : [401]),
    ...(endpoint.access === 'member' ? [403] : []),
  ])

const parsed = (text: string): Partial<ErrorBody> | undefined => {
  try {
    return JSON.parse(text) as ErrorBody
  } catch {
    return undefined
  }
}

const acceptanceFaults = (operation: EndpointSchemas, request: FuzzRequest, isValid: boolean | undefined): string[] => {
  if (isValid === false) return ['accepted invalid input']
  if (request.raw !== undefined || request.tail !== '' || request.body === undefined || request.body === null) return []
  const sent: unknown = JSON.parse(JSON.stringify(request.body))
  const bad = findForbiddenFields(operation.name, sent).map((field) => `accepted a bad ${field}`)
  return operation.body !== undefined && violatesSchema(operation.body, sent) ? [...bad, 'accepted a value that the schema forbids'] : bad
}

/** Lists what is wrong with a response. */
const responseFaults = (operation: EndpointSchemas, request: FuzzRequest, { status, text, type }: FuzzResponse, texts: Texts): string[] => {
  const isValid = isValidRequest(operation, request)
  if (status >= 500) return [`${status}`]
  const faults = statusesOf(operation).has(status) ? [] : [`undocumented ${status}`]
  if (status < 300) return [...faults, ...acceptanceFaults(operation, request, isValid)]
  const body = type.includes('json') ? parsed(text) : undefined
  faults.push(...findErrorBodyFaults(body, request.locale, texts))
  const rules = { codes: operation.endpoint.errors ?? [], texts }
  if (isValid === true && ([400, 413, 415].includes(status) || (status === 422 && !isBusinessRuleError(body ?? {}, request.locale, rules))))
    faults.push(`refused valid input with ${status} ${body?.code}`)
  return faults
}

const send = async (run: FuzzRun, operation: EndpointSchemas, request: FuzzRequest): Promise<FuzzResponse | undefined> => {
  const { app, timeoutMs = 30_000, client } = run
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), timeoutMs)))
  const text = request.raw?.bytes ?? (request.body === undefined ? undefined : JSON.stringify(request.body))
  const type = request.raw === undefined ? (text === undefined ? undefined : 'application/json') : request.raw.type
  const headers = { ...client.headers(), 'accept-language': request.locale, ...(type === undefined ? {} : { 'content-type': type }) }
  const sent = {
    method: operation.endpoint.method,
    url: urlOf(operation, request),
    headers,
    ...(text === undefined ? {} : { payload: text }),
  }
  const response = await Promise.race([app.inject(sent), timeout])
  clearTimeout(timer)
  return response && { status: response.statusCode, text: response.payload, type: String(response.headers['content-type']) }
}

const describeRequest = (operation: EndpointSchemas, request: FuzzRequest): string => {
  const body = request.raw === undefined ? JSON.stringify(request.body) : `${request.raw.type} ${request.raw.bytes.toString('latin1')}`
  return `${operation.endpoint.method} ${urlOf(operation, request).slice(0, 300)} ${body?.slice(0, 300) ?? ''}`
}

/** Sends generated requests to an endpoint; returns one line per wrong response. */
export const fuzzEndpoint = async (run: FuzzRun, operation: EndpointSchemas): Promise<string[]> => {
  const { count, known, picture, seed, texts, client } = run
  const faults: string[] = []
  for (const request of fc.sample(fuzzRequestOf(operation, known, picture), { numRuns: count, seed })) {
    let response = await send(run, operation, request)
    // The session has ended: repeat the request with a new one.
    if (response?.status === 401 && !(await client.ensureSession())) response = await send(run, operation, request)
    const wrong = response === undefined ? ['no response in time'] : responseFaults(operation, request, response, texts)
    faults.push(...wrong.map((fault) => `${describeRequest(operation, request)}: ${fault}`))
  }
  return faults
}
