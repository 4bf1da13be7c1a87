import type { Endpoint, EndpointResponse, EndpointRequest } from '#platform/shared/endpoint.ts'
import type { ErrorBody } from '#platform/shared/errors.ts'
import { serverOrigin } from './address.ts'
import { useLanguage } from '../i18n.tsx'
import { newId } from '../new-id.ts'
import { takeEarlyResponse } from './loading/early-responses.ts'
import { recordReachability } from './offline/reachability.ts'
import { endSessionOf, sessionToken } from './session.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** Repeating a key returns the stored response. Calls that move money get a random key by default. */
  idempotencyKey?: string
  /** Keys of attempts with an unknown outcome. The call is refused if one of these attempts has succeeded. */
  replacedKeys?: readonly string[]
  /** For endpoints with an `upload` field. */
  files?: readonly File[]
  /** Lets the request finish after the page is closed. */
  keepalive?: boolean
}

/** Rejection of `call`: the response with its parsed body. Without a response, the rejection is an Error. */
export type FailedResponse = Response & { data: Partial<ErrorBody> | undefined }

/** Arguments of `call` after the endpoint; the request is optional when the endpoint has no input. */
export type CallArguments<E extends Endpoint> =
  unknown extends EndpointRequest<E>
    ? [request?: Record<string, never>, options?: CallOptions]
    : [request: EndpointRequest<E>, options?: CallOptions]

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

const address = (endpoint: Endpoint, { params = {}, query = {} }: Parts): string => {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== null) search.set(name, String(value))
  return `${serverOrigin()}/api${path}${search.size > 0 ? `?${search}` : ''}`
}

const xsrf = (): string | undefined => {
  const [, value] = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? []
  return value === undefined ? undefined : decodeURIComponent(value)
}

const content = (endpoint: Endpoint, { body }: Parts, files: readonly File[]): FormData | string | null => {
  if (endpoint.upload === undefined) return body === undefined ? null : JSON.stringify(body)
  const form = new FormData()
  for (const file of files) form.append(endpoint.upload, file, file.name)
  return form
}

const headersOf = (
  endpoint: Endpoint,
  body: FormData | string | null,
  token: string | null,
  { idempotencyKey, replacedKeys = [] }: CallOptions,
): Headers => {
  const named = {
    accept: 'application/json',
    'accept-language': useLanguage.getState().locale,
    'content-type': typeof body === 'string' ? 'application/json' : undefined,
    authorization: token === null ? undefined : `Bearer ${token}`,
    'x-xsrf-token': xsrf(),
    'idempotency-key': idempotencyKey ?? (endpoint.movesMoney ? newId() : undefined),
    'idempotency-replaces': replacedKeys.length === 0 ? undefined : replacedKeys.join(','),
  }
  return new Headers(Object.entries(named).filter((header): header is [string, string] => header[1] !== undefined))
}

const parsed = async (response: Response): Promise<Partial<ErrorBody> | undefined> => {
  try {
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null ? body : undefined
  } catch {
    return undefined
  }
}

const answered = async (request: InstanceType<typeof globalThis.Request>, token: string | null): Promise<Response> => {
  try {
    const response = await (takeEarlyResponse(request, token, useLanguage.getState().locale) ?? fetch(request))
    recordReachability(true)
    return response
  } catch (error) {
    // A request that the page aborted says nothing about the network; a timeout does.
    const { aborted, reason } = request.signal
    if (!aborted || (reason instanceof DOMException && reason.name === 'TimeoutError')) recordReachability(false)
    throw error
  }
}

/**
 * Calls an endpoint and returns its response body. There is no timeout.
 * @throws {FailedResponse} when the status is not 2xx; an Error when the server is unreachable
 */
export const call = async <E extends Endpoint>(endpoint: E, ...[request, options = {}]: CallArguments<E>): Promise<EndpointResponse<E>> => {
  const parts = (request ?? {}) as Parts
  const token = sessionToken()
  const body = content(endpoint, parts, options.files ?? [])
  const response = await answered(
    new Request(address(endpoint, parts), {
      method: endpoint.method,
      body,
      headers: headersOf(endpoint, body, token, options),
      signal: options.signal ?? null,
      keepalive: options.keepalive ?? false,
    }),
    token,
  )
  if (!response.ok) {
    const failed: FailedResponse = Object.assign(response, { data: await parsed(response) })
    if (response.status === 401 && token !== null) endSessionOf(token)
    return Promise.reject(failed)
  }
  if (response.status === 204) return undefined as EndpointResponse<E>
  return (endpoint.text ? await response.text() : await response.json()) as EndpointResponse<E>
}
