import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Kinds of traffic. `code` is what the browser caches until the next release. */
const trafficKinds = ['documents', 'code', 'answers', 'pictures', 'sockets'] as const
export type TrafficKind = (typeof trafficKinds)[number]

/** Bytes that the browser received, by kind. `headers` are the headers of all responses, as HTTP/1.1. `sent` are the bytes it sent. */
export type Traffic = Record<TrafficKind | 'headers' | 'sent', number>
const nothing = (): Traffic => ({ documents: 0, code: 0, answers: 0, pictures: 0, sockets: 0, headers: 0, sent: 0 })

const kindOf = (path: string): TrafficKind => {
  if (path.startsWith('/socket.io')) return 'sockets'
  if (path.startsWith('/api/')) return 'answers'
  if (path.startsWith('/photos/') || /\.(?:webp|avif|png|svg|ico)(?:\?|$)/.test(path)) return 'pictures'
  return /\.(?:js|css|woff2)(?:\?|$)/.test(path) ? 'code' : 'documents'
}

const headerBytes = (rawHeaders: readonly string[]): number =>
  // ": " and the end of each line.
  rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text) + 2, 0)

export interface CountingProxy extends AsyncDisposable {
  /** Returns the counts since the last call. */
  take: () => Traffic
  /** Returns the largest answers since the last call, largest first. */
  takeLargest: () => { path: string; bytes: number }[]
}

/** Forwards the local port `from` to the local port `to` and counts what crosses it, also for service workers and web sockets. */
export const openCountingProxy = async (from: number, to: number): Promise<CountingProxy> => {
  let traffic = nothing()
  let sizes = new Map<string, number>()
  const forwarded = ({ url = '/', method = 'GET', headers }: IncomingMessage) =>
    request({ host: '127.0.0.1', port: to, path: url, method, headers })
  const count = (url: string, kind: TrafficKind | 'headers', bytes: number) => {
    traffic[kind] += bytes
    sizes.set(url, (sizes.get(url) ?? 0) + bytes)
  }
  const serve = (asked: IncomingMessage, reply: ServerResponse) => {
    const { url = '/', rawHeaders } = asked
    traffic.sent += headerBytes(rawHeaders)
    asked.on('data', (bytes: Buffer) => (traffic.sent += bytes.length))
    const upstream = forwarded(asked)
    asked.pipe(upstream)
    upstream.on('response', (answer) => {
      traffic.headers += headerBytes(answer.rawHeaders)
      answer.on('data', (bytes: Buffer) => count(url, kindOf(url), bytes.length))
      reply.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(reply)
    })
    upstream.on('error', () => reply.destroy())
    reply.on('close', () => upstream.destroy())
  }
  const open = new Set<Socket>()
  // Longer than any step: on a slow line, the browser still receives long after the proxy has sent everything.
  const server = createServer({ keepAliveTimeout: 600_000 }, serve).on('connection', (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => {})
  })
  server.on('upgrade', (asked: IncomingMessage, client: Socket, head: Buffer) => {
    const { url = '/', rawHeaders } = asked
    traffic.sent += headerBytes(rawHeaders)
    const upstream = forwarded(asked)
    upstream.on('upgrade', (answer, socket: Socket, first: Buffer) => {
      const lines = [`HTTP/1.1 101 Switching Protocols`]
      for (let at = 0; at < answer.rawHeaders.length; at += 2) lines.push(`${answer.rawHeaders[at]}: ${answer.rawHeaders[at + 1]}`)
      traffic.headers += headerBytes(answer.rawHeaders)
      client.write(`${lines.join('\r\n')}\r\n\r\n`)
      client.on('data', (bytes) => (traffic.sent += bytes.length))
      socket.on('data', (bytes) => count(url, 'sockets', bytes.length))
      client.write(first)
      socket.write(head)
      client.pipe(socket).pipe(client)
      socket.on('error', () => client.destroy())
      client.on('close', () => socket.destroy())
    })
    upstream.on('error', () => client.destroy())
    upstream.end()
  })
  await new Promise<void>((resolve) => server.listen(from, '127.0.0.1', resolve))
  return {
    take: () => {
      const taken = traffic
      traffic = nothing()
      return taken
    },
    takeLargest: () => {
      const taken = [...sizes].map(([path, bytes]) => ({ path, bytes })).toSorted((one, other) => other.bytes - one.bytes)
      sizes = new Map()
      return taken
    },
    [Symbol.asyncDispose]: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
