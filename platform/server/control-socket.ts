import { chmod, rm } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { socketPathIn } from './db/lock.ts'

/** A command that an operator started at the command line, with its arguments. */
export interface CommandRequest {
  name: string
  args: readonly string[]
}
type Print = (line: string) => void
/** One JSON line of the reply: a line to print, or whether the command succeeded. */
type ReplyLine = { say: string } | { done: boolean }

const pathOf = (folder: string): string => socketPathIn(folder, 'control')
const maxRequestLength = 64 * 1024

/** Resolves with the first line received; undefined when the connection closes before one is complete. */
const lineOf = (socket: Socket): Promise<string | undefined> =>
  new Promise((resolve) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString()
      const end = text.indexOf('\n')
      if (end >= 0 || text.length > maxRequestLength) resolve(end < 0 ? undefined : text.slice(0, end))
    })
    socket.on('close', () => resolve(undefined))
  })

/**
 * Accepts operator commands over a Unix socket with mode 0600. The embedded database is open to one process only, so the server process runs
 * the commands. `serve` returns whether the command succeeded. The caller must hold the lock of the folder.
 */
export const openControlSocket = async (
  folder: string,
  serve: (request: CommandRequest, print: Print) => Promise<boolean>,
): Promise<AsyncDisposable> => {
  const path = pathOf(folder)
  // A killed process leaves its socket file behind.
  await rm(path, { force: true })
  const answer = async (socket: Socket) => {
    const send = (reply: ReplyLine) => void socket.write(`${JSON.stringify(reply)}\n`)
    const line = await lineOf(socket)
    if (line === undefined) return void socket.destroy()
    send({ done: await serve(JSON.parse(line) as CommandRequest, (output) => send({ say: output })) })
    socket.end()
  }
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {})
    answer(socket).catch(() => socket.destroy())
  })
  const before = process.umask(0o177)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
    process.umask(before)
  })
  await chmod(path, 0o600)
  server.unref()
  return { [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())) }
}

/**
 * Sends a command to the process that has the folder open and prints its output.
 * @returns whether the command succeeded; undefined when no process listens there
 * @throws {Error} when the connection breaks before the command ends
 */
export const sendCommand = async (folder: string, request: CommandRequest, print: Print): Promise<boolean | undefined> => {
  const socket = createConnection(pathOf(folder))
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
  if (!isOpen) return undefined
  socket.on('error', () => {})
  socket.write(`${JSON.stringify(request)}\n`)
  try {
    for await (const line of createInterface({ input: socket })) {
      const reply = JSON.parse(line) as ReplyLine
      if ('done' in reply) return reply.done
      print(reply.say)
    }
  } finally {
    socket.destroy()
  }
  throw new Error('the server stopped before it was done; look whether it was')
}
