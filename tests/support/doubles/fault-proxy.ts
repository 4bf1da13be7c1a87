import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP proxy that simulates a server that stops, hangs or comes back. */
export interface FaultProxy extends AsyncDisposable {
  port: number
  /** Bytes that the server has sent so far. */
  bytes(): number
  /** Closes connections and refuses new ones. */
  refuse(): Promise<void>
  open(): Promise<void>
  /** Sends new connections to another port; open ones stay. */
  redirect(to: number): void
  /** Keeps connections open but forwards nothing; accepts new ones without an answer. */
  hang(): void
}

/** Opens a proxy to a local port. */
export const openFaultProxy = async (first: number): Promise<FaultProxy> => {
  let target = first
  const pairs = new Set<readonly [Socket, Socket]>()
  const held = new Set<Socket>()
  let hanging = false
  let endedBytes = 0
  const accept = (client: Socket): void => {
    client.on('error', () => client.destroy())
    if (hanging) return void held.add(client)
    const server = connect(target, '127.0.0.1')
    const pair = [client, server] as const
    pairs.add(pair)
    const end = () => {
      if (pairs.delete(pair)) endedBytes += server.bytesRead
      for (const each of pair) each.destroy()
    }
    server.on('error', end)
    for (const each of pair) each.on('close', end)
    client.pipe(server)
    server.pipe(client)
  }
  let listener = createServer(accept)
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  const cut = () => {
    for (const client of held) client.destroy()
    held.clear()
    for (const pair of pairs) for (const each of pair) each.destroy()
  }
  const refuse = async () => {
    const closed = once(listener, 'close')
    listener.close()
    cut()
    await closed
  }
  return {
    port,
    bytes: () => [...pairs].reduce((sum, [, server]) => sum + server.bytesRead, endedBytes),
    refuse,
    open: async () => {
      hanging = false
      cut()
      if (listener.listening) return
      listener = createServer(accept)
      listener.listen(port, '127.0.0.1')
      await once(listener, 'listening')
    },
    redirect: (to) => void (target = to),
    hang: () => {
      hanging = true
      for (const [client, server] of pairs) {
        client.unpipe(server)
        server.unpipe(client)
      }
    },
    [Symbol.asyncDispose]: async () => {
      if (listener.listening) await refuse()
    },
  }
}
