import { connect, type Socket } from 'node:net'

export interface ConnectionBehaviour {
  /** Whether the client reads the responses; unread ones stay in the server's memory. */
  reads?: boolean
  /** The attacker gives up after this time, in milliseconds. */
  forMs: number
  /** Sends `text` again and again, every `everyMs` milliseconds. */
  trickle?: { text: string | Buffer; everyMs: number }
  /** The number of responses to wait for; by default the attacker stays until its time is over. */
  answers?: number
}

const stay = (port: number, start: string | Buffer, { reads = true, forMs, trickle, answers }: ConnectionBehaviour): Promise<void> =>
  new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(start))
    let came = 0
    let drip: NodeJS.Timeout | undefined
    const done = () => {
      clearInterval(drip)
      clearTimeout(late)
      socket.destroy()
      resolve()
    }
    const late = setTimeout(done, forMs)
    socket.on('error', () => {})
    socket.on('close', done)
    if (trickle !== undefined) drip = setInterval(() => socket.writable && socket.write(trickle.text), trickle.everyMs)
    if (!reads) return void socket.pause()
    socket.on('data', (bytes) => {
      if (answers === undefined) return
      came += bytes.toString('latin1').split('HTTP/1.1 ').length - 1
      if (came >= answers) socket.end()
    })
  })

/** Opens `count` connections at once that all send the same bytes; resolves when the last one has ended. */
export const openManyConnections = async (
  port: number,
  count: number,
  start: string | Buffer,
  manner: ConnectionBehaviour,
): Promise<void> => {
  await Promise.all(Array.from({ length: count }, () => stay(port, start, manner)))
}

/** The bytes of a request without a body. */
export const formatRequest = (path: string, headers: Record<string, string> = {}): string =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

/** The bytes of the headers of a request with a body. */
export const formatRequestHead = (path: string, headers: Record<string, string>): string =>
  formatRequest(path, headers).replace('GET', 'POST')
