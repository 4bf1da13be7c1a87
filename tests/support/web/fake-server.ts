import { vi } from 'vitest'
import type { Endpoint } from '#platform/shared/endpoint.ts'

/** A request that the fake server received. */
export interface SeenRequest {
  endpoint: Endpoint
  params: Record<string, string>
  query: Record<string, string>
  headers: Headers
  /** Parsed JSON, or the text of an upload. */
  body: unknown
}
type Respond = (request: SeenRequest) => Response | Promise<Response>

export const json = (body: unknown, status = 200): Response => Response.json(body, { status })

const pattern = (endpoint: Endpoint): RegExp => new RegExp(`^/api${endpoint.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

const bodyOf = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('content-type') ?? ''
  const text = await request.text()
  if (type.startsWith('multipart/')) return text
  return text === '' ? undefined : (JSON.parse(text) as unknown)
}

/** Replaces `fetch` for one test. `seen` lists received requests; a request without a handler gets status 599. */
export const fakeServer = () => {
  const routes: { endpoint: Endpoint; respond: Respond }[] = []
  const seen: SeenRequest[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    // The latest handler of an endpoint wins.
    const served = routes.findLast(({ endpoint }) => endpoint.method === request.method && pattern(endpoint).test(url.pathname))
    if (served === undefined) return json({ message: `no handler for ${request.method} ${url.pathname}` }, 599)
    const { endpoint, respond } = served
    const received: SeenRequest = {
      endpoint,
      params: { ...pattern(endpoint).exec(url.pathname)?.groups },
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: await bodyOf(request),
    }
    seen.push(received)
    return respond(received)
  })
  return {
    seen,
    on: (endpoint: Endpoint, respond: Respond): void => void routes.push({ endpoint, respond }),
  }
}
