import { connect, type Socket } from 'node:net'

export interface ConnectionBehaviour {
  /** Takes the answers; otherwise they stay with the server. */
  reads?: boolean
  /** After how many milliseconds the attacker gives up. */
  forMs: number
  /** Sent again and again, this many milliseconds apart. */
  trickle?: { text: string | Buffer; everyMs: number }
  /** How many answers are waited for; without it the attacker stays until its time is over. */
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

/** Opens so many connections at once, each of which sends the same; resolves when the last one has ended. */
export const openManyConnections = async (
  port: number,
  count: number,
  start: string | Buffer,
  manner: ConnectionBehaviour,
): Promise<void> => {
  await Promise.all(Array.from({ length: count }, () => stay(port, start, manner)))
}

/** One request without a body, as it goes over the wire. */
export const formatRequest = (path: string, headers: Record<string, string> = {}): string =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

/** The beginning of a request with a body; the body follows. */
export const formatRequestHead = (path: string, headers: Record<string, string>): string =>
  formatRequest(path, headers).replace('GET', 'POST')
