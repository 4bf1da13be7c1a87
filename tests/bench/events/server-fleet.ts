import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { io, type Socket } from 'socket.io-client'
import { stopProcess } from '../../chaos/services/service.ts'

export type ServerCommand =
  | { kind: 'publish'; members: string[]; perSecond: number; seconds: number }
  | { kind: 'wait'; ms: number }
  | { kind: 'drain' }

/** Socket servers that are connected through one Redis, and members with one socket each. */
export interface ServerFleet extends AsyncDisposable {
  /** Processor milliseconds of each process for its command. */
  run(command: (index: number) => ServerCommand): Promise<number[]>
  /**
   * Closes the sockets of the first process. `ms` is the time until this process knew of each member whether another process has a socket; `cpuMs` is
   * the processor time of each other process in `watchedMs` milliseconds.
   */
  drain(watchedMs: number): Promise<{ ms: number; cpuMs: number[] }>
  /** Connects a member to a process. */
  connect(member: string, index: number): Promise<void>
  /** Events that the sockets have received. */
  received(): number
}

const answerOf = async <T>(child: ChildProcess): Promise<T> => ((await once(child, 'message')) as [T])[0]

/** Starts `count` processes of the program `main`. */
export const startServerFleet = async (main: string, count: number, redisUrl: string): Promise<ServerFleet> => {
  const children = Array.from({ length: count }, () => fork(main, { env: { ...process.env, REDIS_URL: redisUrl }, execArgv: [] }))
  const ports = (await Promise.all(children.map((child) => answerOf<{ port: number }>(child)))).map(({ port }) => port)
  const sockets: Socket[] = []
  let received = 0
  const ask = <T>(child: ChildProcess, command: ServerCommand): Promise<T> => {
    const answer = answerOf<T>(child)
    child.send(command)
    return answer
  }
  return {
    run: (command) => Promise.all(children.map(async (child, index) => (await ask<{ cpuMs: number }>(child, command(index))).cpuMs)),
    drain: async (watchedMs) => {
      const [first, ...others] = children
      if (first === undefined) throw new Error('no process')
      const watching = others.map((child) => ask<{ cpuMs: number }>(child, { kind: 'wait', ms: watchedMs }))
      const { ms } = await ask<{ ms: number }>(first, { kind: 'drain' })
      return { ms, cpuMs: (await Promise.all(watching)).map(({ cpuMs }) => cpuMs) }
    },
    connect: async (member, index) => {
      const socket = io(`http://127.0.0.1:${ports[index]}`, {
        auth: { token: member },
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
      })
      sockets.push(socket)
      socket.on('message', () => (received += 1))
      await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject))
    },
    received: () => received,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.disconnect()
      await Promise.all(children.map((child) => stopProcess(child, 'SIGKILL')))
    },
  }
}
