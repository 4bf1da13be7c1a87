import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a server that can be closed and opened again, as if that server stopped, hung or came back. */
export interface FaultProxy extends AsyncDisposable {
  port: number
  /** Connections are cut and new ones refused at once. */
  shut(): Promise<void>
  open(): Promise<void>
  /** New connections lead to another port; those that stand stay where they are. */
  lead(to: number): void
  /** Connections stay, and nothing comes through any more; new ones are taken and hear nothing. */
  hang(): void
}

/** Opens a gate before a port of this machine. */
export const openFaultProxy = async (first: number): Promise<FaultProxy> => {
  let target = first
  const pairs = new Set<readonly [Socket, Socket]>()
  const held = new Set<Socket>()
  let hanging = false
  const accept = (client: Socket): void => {
    client.on('error', () => client.destroy())
    if (hanging) return void held.add(client)
    const server = connect(target, '127.0.0.1')
    const pair = [client, server] as const
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
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
  const shut = async () => {
    const closed = once(listener, 'close')
    listener.close()
    cut()
    await closed
  }
  return {
    port,
    shut,
    open: async () => {
      hanging = false
      cut()
      if (listener.listening) return
      listener = createServer(accept)
      listener.listen(port, '127.0.0.1')
      await once(listener, 'listening')
    },
    lead: (to) => void (target = to),
    hang: () => {
      hanging = true
      for (const [client, server] of pairs) {
        client.unpipe(server)
        server.unpipe(client)
      }
    },
    [Symbol.asyncDispose]: async () => {
      if (listener.listening) await shut()
    },
  }
}
