import { connect, createServer, type Socket } from 'node:net'

/** A proxy that simulates a slow network for all connections of a browser, including those of a service worker. */
export interface SlowLine extends AsyncDisposable {
  /** Whether the network is slow now; initially false. */
  slow: boolean
}

const tickMs = 10

/**
 * Forwards the local port `from` to the local port `to`.
 * @param latencyMs time between a request and its answer, added to each
 * @param bytesPerSecond bandwidth of all responses together; the connections take turns
 */
export const openSlowLine = async (from: number, to: number, latencyMs: number, bytesPerSecond: number): Promise<SlowLine> => {
  const waiting = new Map<Socket, Buffer[]>()
  const line = { slow: false }
  const server = createServer((client) => {
    const upstream = connect(to, '127.0.0.1')
    client.setNoDelay(true)
    const queue: Buffer[] = []
    waiting.set(client, queue)
    client.on('data', (bytes) => setTimeout(() => upstream.write(bytes), line.slow ? latencyMs : 0))
    upstream.on('data', (bytes) => (line.slow || queue.length > 0 ? queue.push(bytes) : client.write(bytes)))
    const end = () => {
      waiting.delete(client)
      client.destroy()
      upstream.destroy()
    }
    client.on('error', end).on('close', end)
    // Delivers the bytes in the queue first: the server may close its connection long before they have reached the client.
    const endWhenSent = () => (queue.length > 0 && !client.destroyed ? setTimeout(endWhenSent, tickMs) : end())
    upstream.on('error', endWhenSent).on('close', endWhenSent)
  })
  let credit = 0
  let last = performance.now()
  const turn = (): boolean => {
    let sent = false
    for (const [client, queue] of waiting) {
      const [first] = queue
      if (first === undefined || credit <= 0) continue
      const part = first.subarray(0, 1024)
      credit -= part.length
      if (part.length === first.length) queue.shift()
      else queue[0] = first.subarray(part.length)
      client.write(part)
      sent = true
    }
    return sent
  }
  const timer = setInterval(() => {
    const now = performance.now()
    credit = line.slow ? credit + ((now - last) / 1000) * bytesPerSecond : Number.MAX_SAFE_INTEGER
    last = now
    while (turn());
    // Unused bandwidth does not accumulate.
    credit = Math.min(credit, (tickMs / 1000) * bytesPerSecond)
  }, tickMs)
  await new Promise<void>((resolve) => server.listen(from, '127.0.0.1', resolve))
  return Object.assign(line, {
    [Symbol.asyncDispose]: async () => {
      clearInterval(timer)
      for (const client of waiting.keys()) client.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}
