// A client process of tests/bench/chat.ts: sockets that send messages in pairs. It gets its commands over the process channel.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import type { ClientCommand, ChatResult } from './client-fleet.ts'

type Client = { id: string; peer: string; socket: Socket }
interface Waiting {
  since: number
  resolve(arrived: boolean): void
}

/** Milliseconds after which a message counts as lost. */
const timeoutMs = 10_000
const connectConcurrency = 50
const maxAttempts = 3

const sets = new Map<string, Client[]>()
const waiting = new Map<string, Waiting>()
setInterval(() => {
  const deadline = performance.now() - timeoutMs
  for (const [key, { since, resolve }] of waiting) {
    if (since > deadline) continue
    waiting.delete(key)
    resolve(false)
  }
}, 500).unref()
const wait = (key: string): Promise<boolean> => new Promise((resolve) => waiting.set(key, { since: performance.now(), resolve }))
const resolveWait = (key: string): void => {
  waiting.get(key)?.resolve(true)
  waiting.delete(key)
}

const connectOne = async (set: string, address: string, { id, token, peer }: { id: string; token: string; peer: string }) => {
  for (let attempt = 1; ; attempt++) {
    const socket = io(address, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false, timeout: timeoutMs })
    const connected = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true))
      socket.once('connect_error', () => resolve(false))
    })
    if (connected) {
      // Both members get the event; the message has arrived when the receiver gets it.
      socket.on('message', ({ message }: { message: { id: string } }) => resolveWait(`${set} ${id} ${message.id}`))
      return { id, peer, socket }
    }
    socket.disconnect()
    if (attempt === maxAttempts) return undefined
    await sleep(200 * attempt)
  }
}

const connect = async ({ set, address, talkers }: Extract<ClientCommand, { action: 'connect' }>): Promise<number> => {
  const clients = sets.get(set) ?? []
  sets.set(set, clients)
  for (let at = 0; at < talkers.length; at += connectConcurrency) {
    const connections = await Promise.all(talkers.slice(at, at + connectConcurrency).map((talker) => connectOne(set, address, talker)))
    clients.push(...connections.filter((client) => client !== undefined))
  }
  return clients.length
}

const talk = async ({ set, inFlight, seconds }: Extract<ClientCommand, { action: 'talk' }>): Promise<ChatResult> => {
  const clients = (sets.get(set) ?? []).filter(({ socket }) => socket.connected)
  const present = new Set(clients.map(({ id }) => id))
  const pairs = clients.filter(({ peer }) => present.has(peer))
  const result: ChatResult = { done: 0, lost: 0, acks: [], refused: undefined }
  const end = performance.now() + seconds * 1000
  let next = 0
  const one = async (): Promise<void> => {
    while (performance.now() < end) {
      const client = pairs[(next = (next + 1) % pairs.length)]
      if (client === undefined) return
      const id = randomUUID()
      const [acknowledgement, arrival] = [`ack ${set} ${id}`, `${set} ${client.peer} ${id}`]
      const acknowledged = wait(acknowledgement)
      const arrived = wait(arrival)
      const sent = performance.now()
      client.socket.emit(
        'message:send',
        { uid: client.peer, id, body: 'Good morning, how did it go yesterday?' },
        (response: { error?: unknown }) => {
          if (response.error !== undefined) result.refused ??= JSON.stringify(response.error)
          result.acks.push(performance.now() - sent)
          resolveWait(acknowledgement)
        },
      )
      const both = (await acknowledged) && (await arrived)
      waiting.delete(arrival)
      if (!both) result.lost += 1
      else if (performance.now() <= end) result.done += 1
    }
  }
  await Promise.all(Array.from({ length: inFlight }, one))
  return result
}

const close = ({ set }: Extract<ClientCommand, { action: 'close' }>): void => {
  for (const { socket } of sets.get(set) ?? []) socket.disconnect()
  sets.delete(set)
}

const runCommand = (command: ClientCommand): unknown => {
  if (command.action === 'connect') return connect(command)
  return command.action === 'talk' ? talk(command) : close(command)
}
process.on('message', ({ id, command }: { id: number; command: ClientCommand }) => {
  void Promise.resolve(runCommand(command)).then((result) => process.send?.({ id, result }))
})
process.on('disconnect', () => process.exit(0))
