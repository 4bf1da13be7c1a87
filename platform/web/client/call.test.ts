// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { call } from './call.ts'
import { endSessionOf, onSessionEnded, resetSession, sessionToken, startSession } from './session.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { setCatalogues } from '#tests/support/web/render-screen.tsx'

const user = { id: 'a', _id: 'a', firstname: 'Amina', lastname: 'Ngo', email: 'amina@ndloo.example', locale: 'en' as const }
const read = endpoint({
  method: 'GET',
  path: '/things/:id',
  access: 'open',
  summary: '',
  params: z.object({ id: z.string() }),
  query: z.object({ size: z.number().optional(), word: z.string().optional() }),
  response: data(z.object({ n: z.number() })),
})
const write = endpoint({ method: 'POST', path: '/things', access: 'member', summary: '', body: z.object({ a: z.string() }), status: 204 })
const upload = endpoint({ method: 'POST', path: '/files', access: 'member', summary: '', upload: 'images[]', status: 204 })
const plain = endpoint({ method: 'GET', path: '/plain', access: 'open', summary: '', text: true, response: z.string() })

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  setCatalogues({}, 'sw')
  resetSession()
})

describe('a call', () => {
  it('fills path and query, sends the language, and returns the body', async () => {
    server.on(read, () => json({ data: { n: 1 } }))
    await expect(call(read, { params: { id: 'a/b' }, query: { size: 3 } })).resolves.toEqual({ data: { n: 1 } })
    const [seen] = server.seen
    expect(seen?.params).toEqual({ id: 'a%2Fb' })
    expect(seen?.query).toEqual({ size: '3' })
    expect(seen?.headers.get('accept-language')).toBe('sw')
    expect(seen?.headers.has('authorization')).toBe(false)
  })
  it('sends the bearer token, the XSRF pair and the idempotency key', async () => {
    document.cookie = 'XSRF-TOKEN=a%3Db'
    startSession(user, 'secret')
    server.on(write, () => new Response(null, { status: 204 }))
    await expect(call(write, { body: { a: 'x' } }, { idempotencyKey: 'k' })).resolves.toBeUndefined()
    const [seen] = server.seen
    expect(seen?.body).toEqual({ a: 'x' })
    expect(seen?.headers.get('authorization')).toBe('Bearer secret')
    expect(seen?.headers.get('x-xsrf-token')).toBe('a=b')
    expect(seen?.headers.get('idempotency-key')).toBe('k')
  })
  it('adds an idempotency key to calls that move money', async () => {
    const pay = endpoint({ ...write, path: '/payments', movesMoney: true })
    server.on(pay, () => new Response(null, { status: 204 }))
    await call(pay, { body: { a: 'x' } })
    await call(pay, { body: { a: 'x' } })
    const keys = server.seen.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys.every((key) => key !== null && key.length === 36)).toBe(true)
    expect(new Set(keys).size).toBe(2)
  })
  it('sends one form field per file', async () => {
    let fields: string[] = []
    vi.stubGlobal('fetch', async (request: Request) => {
      const text = await request.text()
      fields = [...text.matchAll(/name="([^"]+)"; filename=/g)].map(([, field]) => String(field))
      return new Response(null, { status: 204 })
    })
    await call(upload, {}, { files: [new File(['1'], 'a.png'), new File(['2'], 'b.jpg')] })
    expect(fields).toEqual(['images[]', 'images[]'])
  })
  it('reads plain text', async () => {
    server.on(plain, () => new Response('1CM;CMR;Cameroon'))
    await expect(call(plain)).resolves.toBe('1CM;CMR;Cameroon')
  })
})

describe('a refused call', () => {
  it('rejects with the response and its data, without a retry', async () => {
    const respond = vi.fn(() => json({ message: 'No.', code: 'x.y' }, 503))
    server.on(write, respond)
    const failure: unknown = await call(write, { body: { a: '' } }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Response)
    expect(failure).toMatchObject({ status: 503, data: { message: 'No.', code: 'x.y' } })
    expect(respond).toHaveBeenCalledOnce()
  })
  it('has no data when the body is not JSON', async () => {
    server.on(write, () => new Response('<html>', { status: 502 }))
    await expect(call(write, { body: { a: '' } })).rejects.toMatchObject({ status: 502, data: undefined })
  })
  it('is an Error without a response', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
    await expect(call(write, { body: { a: '' } })).rejects.toBeInstanceOf(Error)
  })
})

describe('an ended session', () => {
  it('is removed with all storage at a 401, and listeners are called', async () => {
    const ended = vi.fn()
    const stop = onSessionEnded(ended)
    startSession(user, 'secret')
    localStorage.setItem('preferred-language', 'fr')
    server.on(write, () => json({ message: 'Please log in.' }, 401))
    await expect(call(write, { body: { a: '' } })).rejects.toMatchObject({ status: 401 })
    expect(sessionToken()).toBeNull()
    expect(localStorage).toHaveLength(0)
    expect(ended).toHaveBeenCalledOnce()
    stop()
  })
  it('leaves a newer session alone', () => {
    startSession(user, 'newer')
    endSessionOf('older')
    expect(sessionToken()).toBe('newer')
  })
  it('is not reported for a 401 without a token', async () => {
    const ended = vi.fn()
    const stop = onSessionEnded(ended)
    server.on(write, () => json({}, 401))
    await expect(call(write, { body: { a: '' } })).rejects.toMatchObject({ status: 401 })
    expect(ended).not.toHaveBeenCalled()
    stop()
  })
})
