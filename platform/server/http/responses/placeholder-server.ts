import { once } from 'node:events'
import { createServer } from 'node:http'

const answers = {
  '/health': { status: 200, body: { status: 'ok' } },
  '/ready': { status: 503, body: { status: 'not ready', away: ['migrations'] } },
}

/** Answers `/health` and `/ready` while migrations run and the service cannot listen yet. Disposing frees the port. */
export const openPlaceholderServer = async ({ host, port }: { host: string; port: number }): Promise<AsyncDisposable> => {
  const server = createServer(({ url }, response) => {
    const { status, body } = url === '/health' ? answers['/health'] : answers['/ready']
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
      ...(status === 503 ? { 'retry-after': '2' } : {}),
    })
    response.end(JSON.stringify(body))
  })
  server.listen({ host, port })
  await once(server, 'listening')
  return {
    [Symbol.asyncDispose]: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
