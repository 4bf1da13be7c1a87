import { randomUUID } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import type { Visitor } from '../sizing/actions.ts'
import { sessionTokenOf } from '../sizing/tables.ts'

/** Milliseconds after which a connection has failed and a message is lost. */
const patienceMs = 30_000
/** How often a sender that is disconnected before the acknowledgement sends the message again. */
const mostAttempts = 3

/** The server may close a socket when Redis is slow. The client then connects again and reads what it missed, as the application does. */
const openSocket = async (address: string, memberId: string): Promise<Socket> => {
  const auth = { token: sessionTokenOf(memberId) }
  const socket = io(address, { auth, transports: ['websocket'], forceNew: true, timeout: patienceMs })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject))
  // The server closes it by a packet, after which the client does not connect by itself.
  socket.on('disconnect', (reason) => void (reason === 'io server disconnect' && socket.connect()))
  return socket
}

/** Opens a connection of a member and closes it. */
export const connectOnce = async (address: string, memberId: string): Promise<void> =>
  void (await openSocket(address, memberId)).disconnect()

interface Pair {
  sender: Visitor
  from: Socket
  to: Socket
  /** Address of the receiver's process. */
  receiverAddress: string
}

/** Resolves to whether the socket has received the message; to false when it had to connect again. */
const receive = (socket: Socket, messageId: string): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (received: boolean): void => {
      clearTimeout(timer)
      socket.off('message', onMessage).off('connect', onConnect)
      resolve(received)
    }
    const onConnect = () => end(false)
    const onMessage = ({ message }: { message: { id: string } }) => void (message.id === messageId && end(true))
    const timer = setTimeout(onConnect, patienceMs)
    socket.on('message', onMessage).on('connect', onConnect)
  })

const send = async (from: Socket, message: { uid: string; id: string; body: string }): Promise<void> => {
  for (let attempt = 1; ; attempt++) {
    try {
      const { error } = (await from.timeout(patienceMs).emitWithAck('message:send', message)) as { error?: unknown }
      if (error !== undefined) throw new Error(`a message was refused: ${JSON.stringify(error)}`)
      return
    } catch (error) {
      if (attempt === mostAttempts || !String(error).includes('disconnected')) throw error
    }
  }
}

const canRead = async ({ sender, receiverAddress }: Pair, messageId: string): Promise<boolean> => {
  const headers = { authorization: `Bearer ${sessionTokenOf(sender.peer)}` }
  const response = await fetch(`${receiverAddress}/api/conversations/${sender.id}/messages`, { headers })
  return (await response.text()).includes(messageId)
}

/** Pairs of members whose sockets are on different processes, where there are several. */
export interface Talkers extends Disposable {
  /** A member sends a message. Resolves when it is acknowledged and the other of the pair has it. */
  talk(): Promise<void>
  /** How many messages the receiver had to read after a new connection. */
  missed(): number
}

/** Connects each visitor and their peer. */
export const connectTalkers = async (addresses: readonly string[], visitors: readonly Visitor[]): Promise<Talkers> => {
  const pairs: Pair[] = []
  for (const [number, sender] of visitors.entries()) {
    const addressOf = (turn: number): string => addresses[turn % addresses.length] ?? ''
    const [from, to] = [await openSocket(addressOf(number), sender.id), await openSocket(addressOf(number + 1), sender.peer)]
    pairs.push({ sender, from, to, receiverAddress: addressOf(number + 1) })
  }
  let [next, missed] = [0, 0]
  return {
    talk: async () => {
      const pair = pairs[next++ % pairs.length]
      if (pair === undefined) throw new Error('there is no pair of members')
      const message = { uid: pair.sender.peer, id: randomUUID(), body: 'Good morning, how did it go yesterday?' }
      const received = receive(pair.to, message.id)
      await send(pair.from, message)
      if (await received) return
      missed += 1
      if (!(await canRead(pair, message.id))) throw new Error('a message did not arrive')
    },
    missed: () => missed,
    [Symbol.dispose]: () => {
      for (const { from, to } of pairs) for (const socket of [from, to]) socket.disconnect()
    },
  }
}
