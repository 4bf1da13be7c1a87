/** A refusal of the service: its code, its sentence, and sentences by field. */
export class NdlooError extends Error {
  constructor(status, { message = '', code = 'platform.internal', errors = {}, retry_after } = {}) {
    super(message)
    this.name = 'NdlooError'
    this.status = status
    this.code = code
    this.errors = errors
    this.retryAfter = retry_after
  }
}

const addressOf = (path, { params = {}, query = {} }) => {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== null) search.set(name, String(value))
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`
}

const bodyOf = async (response) => {
  const text = await response.text()
  if (text === '') return undefined
  return (response.headers.get('content-type') ?? '').includes('json') ? JSON.parse(text) : text
}

/** Creates a client of one service. */
export const createClient = ({ url, token, language = 'en', fetch = globalThis.fetch }) => ({
  call: async (name, request = {}, { signal, idempotencyKey } = {}) => {
    const [method = '', path = ''] = name.split(' ')
    const response = await fetch(`${url.replace(/\/+$/, '')}${addressOf(path, request)}`, {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': language,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      body: request.body === undefined ? null : JSON.stringify(request.body),
      signal: signal ?? null,
      // A token must not follow to another address.
      redirect: 'error',
    })
    const body = await bodyOf(response)
    if (!response.ok) throw new NdlooError(response.status, typeof body === 'object' ? body : { message: body })
    return body
  },
})

/** Whether a call was refused. The name of the call tells which codes the refusal can have. */
export const isRefusal = (error, _name) => error instanceof NdlooError
