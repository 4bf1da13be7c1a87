import { setTimeout as sleep } from 'node:timers/promises'
import { formatRequest, formatRequestHead, openManyConnections } from './connections.ts'
import type { AttackTarget } from './server.ts'
import { runSlowUploads } from './uploads.ts'

/** One attack from one machine, with a limited number of requests and a limited time. */
export interface Attack {
  name: string
  /** Maximum number of requests that the attack sends. */
  requests: number
  /** @throws {Error} when another member is not served meanwhile */
  run(target: AttackTarget): Promise<void>
}

const bundle = '/api/docs/static/swagger-ui-bundle.js'
const packed = { 'Accept-Encoding': 'br' }
const as = (token: string) => ({ Authorization: `Bearer ${token}` })
const json = { 'Content-Type': 'application/json' }
const briefMs = 8000

/** Connections that each send `times` requests before the first response. */
const pipelined = (name: string, connections: number, times: number, request: (target: AttackTarget) => string, reads = true): Attack => ({
  name,
  requests: connections * times,
  run: (target) => openManyConnections(target.port, connections, request(target).repeat(times), { forMs: briefMs, answers: times, reads }),
})
const photo = ({ photos }: AttackTarget): string => formatRequest(photos[0] ?? '')

const asked: readonly Attack[] = [
  pipelined('documents, compressed, pipelined', 100, 20, () => formatRequest(bundle, packed)),
  pipelined('documents, compressed, by many', 400, 10, () => formatRequest(bundle, packed)),
  pipelined('documents, plain', 400, 1, () => formatRequest(bundle)),
  pipelined('documents, not read', 400, 1, () => formatRequest(bundle), false),
  pipelined('openapi.json, pipelined', 200, 30, () => formatRequest('/api/openapi.json')),
  pipelined('openapi.json, compressed', 200, 30, () => formatRequest('/api/openapi.json', packed)),
  pipelined('pages, compressed', 200, 20, () => formatRequest('/', packed)),
  pipelined('the shell, for paths that are nowhere', 200, 20, () => formatRequest('/dashboard/nowhere', packed)),
  pipelined('login pages, each another', 200, 20, () => formatRequest(`/login?redirect=${'x'.repeat(2000)}`, packed)),
  pipelined('photos', 100, 20, photo),
  pipelined('photos, not read', 500, 20, photo, false),
  pipelined('archives, not read', 300, 5, ({ archive }) => formatRequest(archive), false),
  pipelined('statements as CSV', 100, 5, ({ rich }) => formatRequest('/api/account/transactions/csv', { ...as(rich.token), ...packed })),
  pipelined('history', 100, 5, ({ rich }) => formatRequest('/api/conversations', { ...as(rich.token), ...packed })),
  pipelined('/ready', 100, 50, () => formatRequest('/ready')),
  pipelined('/health', 100, 50, () => formatRequest('/health')),
  pipelined('paths that are nowhere', 100, 50, () => formatRequest('/api/nowhere')),
  pipelined('tokens that are made up', 100, 50, () => formatRequest('/api/me', as('x'.repeat(40)))),
  pipelined('very many at once', 2000, 10, () => formatRequest('/', packed)),
]

const endless: readonly Attack[] = [
  {
    name: 'bodies that never end',
    requests: 500,
    run: ({ port }) =>
      openManyConnections(
        port,
        500,
        `${formatRequestHead('/api/auth/login', { ...json, 'Content-Length': '60000' }).trimEnd()}\r\n\r\n{"email":"`,
        {
          forMs: briefMs,
          trickle: { text: 'x'.repeat(6000), everyMs: 1000 },
        },
      ),
  },
  {
    name: 'bodies in chunks that never end',
    requests: 500,
    run: ({ port }) =>
      openManyConnections(
        port,
        500,
        `${formatRequestHead('/api/auth/login', { ...json, 'Transfer-Encoding': 'chunked' }).trimEnd()}\r\n\r\n`,
        {
          forMs: briefMs,
          trickle: { text: `1000\r\n${' '.repeat(0x1000)}\r\n`, everyMs: 500 },
        },
      ),
  },
  {
    name: 'logins of a megabyte',
    requests: 500,
    run: ({ port }) => {
      const body = `{"email":"a@example.com","password":"${'x'.repeat(1_000_000)}"}`
      const head = formatRequestHead('/api/auth/login', { ...json, 'Content-Length': String(body.length) })
      return openManyConnections(port, 500, head + body, { forMs: briefMs, answers: 1 })
    },
  },
  {
    name: 'headers that never end',
    requests: 1000,
    run: ({ port }) =>
      openManyConnections(port, 1000, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(12_000)}`, {
        forMs: briefMs,
        trickle: { text: 'x', everyMs: 1000 },
      }),
  },
  {
    name: 'connections that say nothing more',
    requests: 4000,
    run: ({ port }) => openManyConnections(port, 4000, formatRequest('/health'), { forMs: briefMs }),
  },
  {
    name: 'quotes in a call that moves money',
    requests: 20,
    run: ({ port, rich }) => {
      const body = `"${'\\"'.repeat(5000)}`
      const head = formatRequestHead('/api/wallet/credits/buy', { ...json, ...as(rich.token), 'Content-Length': String(body.length) })
      return openManyConnections(port, 20, head + body, { forMs: briefMs, answers: 1 })
    },
  },
]

const upgrade = (path: string): string =>
  formatRequest(path, {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  })

const sockets: readonly Attack[] = [
  {
    name: 'sockets that do not say who they are',
    requests: 3000,
    run: ({ port }) => openManyConnections(port, 3000, upgrade('/socket.io/?EIO=4&transport=websocket'), { forMs: briefMs }),
  },
  pipelined('sockets by single requests', 200, 20, () => formatRequest('/socket.io/?EIO=4&transport=polling')),
]

const uploads: readonly Attack[] = [
  { name: 'slow uploads of one account', requests: 6, run: (target) => runSlowUploads(target, { accounts: 1, each: 6 }) },
  { name: 'slow uploads of ten accounts', requests: 60, run: (target) => runSlowUploads(target, { accounts: 10, each: 6 }) },
]

/** Every attack, in the order it is run. */
export const attacks: readonly Attack[] = [...asked, ...endless, ...sockets, ...uploads]

/** How long to wait after an attack, so that its remains do not affect the next one. */
export const pauseAfterAttack = (): Promise<void> => sleep(1500)
