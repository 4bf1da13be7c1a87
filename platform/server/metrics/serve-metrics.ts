import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { ConfigurationError } from '../config/config.ts'
import type { Metrics } from './metrics.ts'

export interface MetricsServer extends AsyncDisposable {
  port: number
}

const cacheMs = 500

/** Serves `GET /metrics` on a separate address that is not public. @throws {ConfigurationError} when the port is taken */
export const serveMetrics = async (metrics: Metrics, { host, port }: { host: string; port: number }): Promise<MetricsServer> => {
  let written: Promise<string> | undefined
  // Concurrent scrapes share one result, because each costs database queries.
  const write = () => {
    written ??= metrics.write().finally(() => setTimeout(() => (written = undefined), cacheMs).unref())
    return written
  }
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    write().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.requestTimeout = 5000
  server.maxConnections = 50
  server.listen(port, host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new ConfigurationError(`METRICS_ADDRESS ${host}:${port} is taken: each process needs one of its own`)
  })
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
