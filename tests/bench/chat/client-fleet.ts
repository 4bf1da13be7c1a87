import { type ChildProcess, fork } from 'node:child_process'
import type { ChatMember } from './members.ts'

/** A command to a client process. */
export type ClientCommand =
  | { action: 'connect'; set: string; address: string; talkers: ChatMember[] }
  | { action: 'talk'; set: string; inFlight: number; seconds: number }
  | { action: 'close'; set: string }

/** The result of a measurement: delivered and lost messages, and the milliseconds until each acknowledgement. */
export interface ChatResult {
  done: number
  lost: number
  acks: number[]
  refused: string | undefined
}

/** The client processes. */
export interface ClientFleet extends Disposable {
  /** Opens a set of sockets and returns their number. With `echo` the member id is the token. */
  connect(set: string, address: string, talkers: readonly ChatMember[], echo?: boolean): Promise<number>
  /** Every member of a set sends messages to their peer, with `inFlight` messages at a time. */
  talk(set: string, inFlight: number, seconds: number): Promise<ChatResult & { speed: number }>
  close(set: string): Promise<void>
}

/** Starts client processes, so that the clients' work is not measured. Both members of a pair are in the same process. */
export const startClientFleet = (size: number): ClientFleet => {
  const processes = Array.from({ length: size }, (): ChildProcess => fork('tests/bench/chat/clients.ts', { execArgv: ['--import', 'tsx'] }))
  let id = 0
  const sendCommand = <T>(child: ChildProcess, command: ClientCommand): Promise<T> =>
    new Promise((resolve, reject) => {
      const ownId = (id += 1)
      const ended = () => reject(new Error('a client process has ended'))
      const onResult = (reply: { id: number; result: T }): void => {
        if (reply.id !== ownId) return
        child.off('message', onResult)
        child.off('exit', ended)
        resolve(reply.result)
      }
      child.on('message', onResult)
      child.once('exit', ended)
      child.send({ id: ownId, command })
    })
  const sendToAll = <T>(commandFor: (index: number) => ClientCommand): Promise<T[]> =>
    Promise.all(processes.map((child, index) => sendCommand<T>(child, commandFor(index))))
  return {
    connect: async (set, address, talkers, echo = false) => {
      const known = talkers.map((talker) => (echo ? { ...talker, token: talker.id } : talker))
      const share = 2 * Math.ceil(known.length / 2 / size)
      const counts = await sendToAll<number>((index) => ({
        action: 'connect',
        set,
        address,
        talkers: known.slice(index * share, (index + 1) * share),
      }))
      return counts.reduce((sum, count) => sum + count, 0)
    },
    talk: async (set, inFlight, seconds) => {
      const all = await sendToAll<ChatResult>(() => ({ action: 'talk', set, inFlight: Math.ceil(inFlight / size), seconds }))
      const done = all.reduce((sum, one) => sum + one.done, 0)
      return {
        done,
        lost: all.reduce((sum, one) => sum + one.lost, 0),
        acks: all.flatMap(({ acks }) => acks),
        refused: all.find(({ refused }) => refused !== undefined)?.refused,
        speed: done / seconds,
      }
    },
    close: async (set) => void (await sendToAll(() => ({ action: 'close', set }))),
    [Symbol.dispose]: () => {
      for (const child of processes) if (child.connected) child.disconnect()
    },
  }
}
