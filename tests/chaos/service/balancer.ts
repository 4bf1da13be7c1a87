// A balancer in front of several processes. It sends requests only to those that are ready.
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'

export interface Balancer extends AsyncDisposable {
  address: string
  /** Whether the balancer sends requests to the process on this port. */
  takes(port: number): Promise<boolean>
}

const everyMs = 200

/** Starts a balancer in front of local processes. A request is retried elsewhere only when none of it has been sent. */
export const openBalancer = async (ports: readonly number[]): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  let ready: readonly number[] = []
  let turn = 0
  const ask = async (): Promise<void> => {
    const answers = await Promise.all(
      ports.map((port) =>
        fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(1000) }).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    ready = ports.filter((_, index) => answers[index])
  }
  await ask()
  const timer = setInterval(() => void ask(), everyMs)
  const next = (): number | undefined => ready[turn++ % Math.max(1, ready.length)]

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, tries: number): void => {
    const port = next()
    if (port === undefined) return void outgoing.writeHead(502).end()
    const sent = request(
      { port, host: '127.0.0.1', agent, method: incoming.method ?? 'GET', path: incoming.url ?? '/', headers: incoming.headers },
      (answer) => {
        const { connection: _, 'keep-alive': __, ...headers } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, headers)
        answer.pipe(outgoing)
      },
    )
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (outgoing.headersSent) return void outgoing.destroy()
      if (error.code === 'ECONNREFUSED' && tries > 1) return forward(incoming, outgoing, tries - 1)
      outgoing.writeHead(502).end(error.code)
    })
    incoming.pipe(sent)
  }
  const upgrade = (incoming: IncomingMessage, client: Socket, head: Buffer): void => {
    const server = connect(next() ?? 1, '127.0.0.1', () => {
      const headers = incoming.rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${incoming.rawHeaders[index + 1]}`] : []))
      server.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
      server.write(head)
      server.pipe(client)
      client.pipe(server)
    })
    for (const each of [client, server]) {
      each.on('error', () => each.destroy())
      each.on('close', () => {
        client.destroy()
        server.destroy()
      })
    }
  }
  const listener = createServer((incoming, outgoing) => forward(incoming, outgoing, ports.length))
  listener.on('upgrade', upgrade)
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  return {
    address: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    takes: (port) => Promise.resolve(ready.includes(port)),
    [Symbol.asyncDispose]: async () => {
      clearInterval(timer)
      agent.destroy()
      listener.close()
      listener.closeAllConnections()
      await Promise.resolve()
    },
  }
}
