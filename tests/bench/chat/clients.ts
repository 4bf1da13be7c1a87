// A client process of tests/bench/chat.ts: sockets that send messages in pairs. It gets its commands over the process channel.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import type { ClientCommand, ChatResult } from './client-fleet.ts'

type Client = { id: string; peer: string; socket: Socket }
interface Waiting {
  since: number
  give(there: boolean): void
}

/** Milliseconds after which a message counts as lost. */
const patience = 10_000
const atOnce = 50
const tries = 3

const sets = new Map<string, Client[]>()
const waiting = new Map<string, Waiting>()
setInterval(() => {
  const late = performance.now() - patience
  for (const [key, { since, give }] of waiting) {
    if (since > late) continue
    waiting.delete(key)
    give(false)
  }
}, 500).unref()
const wait = (key: string): Promise<boolean> => new Promise((give) => waiting.set(key, { since: performance.now(), give }))
const there = (key: string): void => {
  waiting.get(key)?.give(true)
  waiting.delete(key)
}

const connectOne = async (set: string, address: string, { id, token, peer }: { id: string; token: string; peer: string }) => {
  for (let attempt = 1; ; attempt++) {
    const socket = io(address, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false, timeout: patience })
    const connected = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true))
      socket.once('connect_error', () => resolve(false))
    })
    if (connected) {
      // Both members get the event; the message has arrived when the receiver gets it.
      socket.on('message', ({ message }: { message: { id: string } }) => there(`${set} ${id} ${message.id}`))
      return { id, peer, socket }
    }
    socket.disconnect()
    if (attempt === tries) return undefined
    await sleep(200 * attempt)
  }
}

const connect = async ({ set, address, talkers }: Extract<ClientCommand, { act: 'connect' }>): Promise<number> => {
  const clients = sets.get(set) ?? []
  sets.set(set, clients)
  for (let at = 0; at < talkers.length; at += atOnce) {
    const made = await Promise.all(talkers.slice(at, at + atOnce).map((talker) => connectOne(set, address, talker)))
    clients.push(...made.filter((client) => client !== undefined))
  }
  return clients.length
}

const talk = async ({ set, inFlight, seconds }: Extract<ClientCommand, { act: 'talk' }>): Promise<ChatResult> => {
  const clients = (sets.get(set) ?? []).filter(({ socket }) => socket.connected)
  const present = new Set(clients.map(({ id }) => id))
  const pairs = clients.filter(({ peer }) => present.has(peer))
  const talked: ChatResult = { done: 0, lost: 0, acks: [], refused: undefined }
  const end = performance.now() + seconds * 1000
  let next = 0
  const one = async (): Promise<void> => {
    while (performance.now() < end) {
      const client = pairs[(next = (next + 1) % pairs.length)]
      if (client === undefined) return
      const id = randomUUID()
      const [asked, arrival] = [`ack ${set} ${id}`, `${set} ${client.peer} ${id}`]
      const acknowledged = wait(asked)
      const arrived = wait(arrival)
      const sent = performance.now()
      client.socket.emit(
        'message:send',
        { uid: client.peer, id, body: 'Good morning, how did it go yesterday?' },
        (answer: { error?: unknown }) => {
          if (answer.error !== undefined) talked.refused ??= JSON.stringify(answer.error)
          talked.acks.push(performance.now() - sent)
          there(asked)
        },
      )
      const both = (await acknowledged) && (await arrived)
      waiting.delete(arrival)
      if (!both) talked.lost += 1
      else if (performance.now() <= end) talked.done += 1
    }
  }
  await Promise.all(Array.from({ length: inFlight }, one))
  return talked
}

const close = ({ set }: Extract<ClientCommand, { act: 'close' }>): void => {
  for (const { socket } of sets.get(set) ?? []) socket.disconnect()
  sets.delete(set)
}

const runCommand = (asked: ClientCommand): unknown => {
  if (asked.act === 'connect') return connect(asked)
  return asked.act === 'talk' ? talk(asked) : close(asked)
}
process.on('message', ({ turn, asked }: { turn: number; asked: ClientCommand }) => {
  void Promise.resolve(runCommand(asked)).then((answer) => process.send?.({ turn, answer }))
})
process.on('disconnect', () => process.exit(0))
