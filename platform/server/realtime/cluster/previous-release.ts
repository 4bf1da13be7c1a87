import { repeatEvery } from '../../concurrency/repeat-every.ts'
import type { RedisLink } from '../../redis-link.ts'
import { createSealer } from '../../secrets/seal.ts'
import { memberRoom, sessionRoom } from '../rooms.ts'
import type { ClusterMessage } from './socket-cluster.ts'

// Release 0.2 sends all messages through one stream. While a process of it runs, during a rolling restart, the processes of this release write its
// stream and read it. The release after this one needs neither.

/** Prefix of the sender in stream entries by processes of this release, which skip these entries when they read. */
const ownSender = 'channels'
const readEveryMs = 200
/** The service looks for processes of release 0.2 once in this many reads. */
const readsForOneLook = 5
/** Reading begins this long before a process of release 0.2 was noticed. */
const lookBackMs = 3000
/** The stream is deleted after this time without a process of release 0.2. */
const keptMs = 60_000
const trim = { strategy: 'MAXLEN', strategyModifier: '~', threshold: 2000 } as const

/** Message types of release 0.2, which are those of the cluster adapter of Socket.IO. */
const types = { event: '3', close: '6' }
interface Entry {
  uid: string
  nsp: string
  type: string
  data: string
}
interface Data {
  packet?: { data: [name: string, payload: unknown] }
  opts: { rooms: string[] }
}

const write = (message: ClusterMessage): Entry[] => {
  const entry = (type: string, rooms: string[], more: object): Entry => ({
    uid: ownSender,
    nsp: '/',
    type,
    data: JSON.stringify({ opts: { rooms, except: [], flags: {} }, ...more }),
  })
  const event = (rooms: string[], name: string, payload: unknown) =>
    entry(types.event, rooms, { packet: { type: 2, data: [name, payload], nsp: '/' } })
  if (message.kind === 'close') return [entry(types.close, message.to.map(memberRoom), { close: true })]
  if (message.kind === 'event') {
    const rooms = message.to === 'everybody' ? [] : message.to.map(memberRoom)
    return [event(message.connection === undefined ? rooms : [message.connection], message.name, message.payload)]
  }
  const rooms = message.sessionIds.map(sessionRoom)
  return [event(rooms, 'session:ended', {}), entry(types.close, rooms, { close: true })]
}

const idsIn = (rooms: readonly string[], prefix: string): string[] =>
  rooms.flatMap((room) => (room.startsWith(prefix) ? [room.slice(prefix.length)] : []))

const read = ({ uid, type, data }: Entry): ClusterMessage | undefined => {
  if (uid === ownSender) return undefined
  const { packet, opts } = JSON.parse(data) as Data
  const to = idsIn(opts.rooms, memberRoom(''))
  const sessionIds = idsIn(opts.rooms, sessionRoom(''))
  if (sessionIds.length > 0) return { kind: 'ended', to: 'everybody', sessionIds }
  if (type === types.close) return { kind: 'close', to }
  if (type !== types.event || packet === undefined) return undefined
  const [name, payload] = packet.data
  if (opts.rooms.length === 0) return { kind: 'event', to: 'everybody', name, payload }
  const [connection] = to.length === 0 ? opts.rooms : []
  return { kind: 'event', to, name, payload, ...(connection === undefined ? {} : { connection }) }
}

/** Exchanges messages with processes of release 0.2 while there are any. `name` is the name of their stream. */
export const joinPreviousRelease = (
  link: RedisLink,
  secrets: readonly [string, ...string[]],
  name: string,
  deliver: (message: ClusterMessage) => void,
): Disposable & { isRunning(): boolean; send(message: ClusterMessage): void } => {
  const sealer = createSealer(secrets, 'live:entry')
  const channel = `${name}#/#`
  let [isRunning, reads, last] = [false, 0, '']

  const openEntry = (sealed = ''): Entry | undefined => {
    const plain = sealer.unseal(Buffer.from(sealed, 'base64'))
    return plain === undefined ? undefined : (JSON.parse(plain.toString()) as Entry)
  }
  const look = async (): Promise<void> => {
    const wasRunning = isRunning
    isRunning = Number((await link.client.pubSubNumSub([channel]))[channel]) > 0
    if (wasRunning || !isRunning) return
    const [seconds] = (await link.client.sendCommand(['TIME'])) as unknown as [string]
    last = String(Number(seconds) * 1000 - lookBackMs)
  }
  const readStream = async (): Promise<void> => {
    const answer = (await link.client.xRead({ key: name, id: last }, { COUNT: 500 })) as
      | { messages: { id: string; message: { sealed?: string } }[] }[]
      | null
    for (const { id, message } of answer?.[0]?.messages ?? []) {
      last = id
      const entry = openEntry(message.sealed)
      const opened = entry === undefined ? undefined : read(entry)
      if (opened !== undefined) deliver(opened)
    }
  }
  const run = async (): Promise<void> => {
    if (!link.isUp()) return
    const wasRunning = isRunning
    if (reads++ % readsForOneLook === 0) await look()
    if (wasRunning || isRunning) await readStream()
    if (wasRunning && !isRunning) await link.client.pExpire(name, keptMs)
  }
  // After an outage the stream may have begun anew with smaller ids, so the next look sets the position to read from again.
  link.onMissedEvents(() => (isRunning = false))
  run().catch(() => {})
  const timer = repeatEvery(readEveryMs, run, () => {})
  return {
    isRunning: () => isRunning,
    send: (message) => {
      if (!isRunning || !link.isUp()) return
      for (const entry of write(message)) {
        const sealed = sealer.seal(Buffer.from(JSON.stringify(entry))).toString('base64')
        link.client.xAdd(name, '*', { sealed }, { TRIM: trim }).catch(() => link.reportLostEvent())
      }
    },
    [Symbol.dispose]: () => timer[Symbol.dispose](),
  }
}
