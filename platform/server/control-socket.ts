import { chmod, rm } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { socketBeside } from './db/lock.ts'

/** What an operator asks for at the command line: a command by name, and its arguments. */
export interface CommandRequest {
  name: string
  args: readonly string[]
}
type Say = (line: string) => void
type Told = { say: string } | { done: boolean }

const pathOf = (folder: string): string => socketBeside(folder, 'control')
const longestJob = 64 * 1024

/** The first line, undefined when none comes. */
const lineOf = (socket: Socket): Promise<string | undefined> =>
  new Promise((resolve) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString()
      const end = text.indexOf('\n')
      if (end >= 0 || text.length > longestJob) resolve(end < 0 ? undefined : text.slice(0, end))
    })
    socket.on('close', () => resolve(undefined))
  })

/**
 * Takes jobs from commands of whoever owns this process, over a socket that nobody else may open: the embedded database serves one process, so
 * that one does the work. `serve` answers whether it went well. The caller has locked the folder.
 */
export const openControlSocket = async (
  folder: string,
  serve: (job: CommandRequest, say: Say) => Promise<boolean>,
): Promise<AsyncDisposable> => {
  const path = pathOf(folder)
  // Left by a process that was killed.
  await rm(path, { force: true })
  const answer = async (socket: Socket) => {
    const tell = (told: Told) => void socket.write(`${JSON.stringify(told)}\n`)
    const line = await lineOf(socket)
    if (line === undefined) return void socket.destroy()
    tell({ done: await serve(JSON.parse(line) as CommandRequest, (told) => tell({ say: told })) })
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
 * Hands a job to the process that has the folder open, and says what that says.
 * @returns whether it went well; undefined when no process takes jobs there
 * @throws {Error} when the connection breaks before the job is done
 */
export const sendCommand = async (folder: string, job: CommandRequest, say: Say): Promise<boolean | undefined> => {
  const socket = createConnection(pathOf(folder))
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
  if (!isOpen) return undefined
  socket.on('error', () => {})
  socket.write(`${JSON.stringify(job)}\n`)
  try {
    for await (const line of createInterface({ input: socket })) {
      const told = JSON.parse(line) as Told
      if ('done' in told) return told.done
      say(told.say)
    }
  } finally {
    socket.destroy()
  }
  throw new Error('the server stopped before it was done; look whether it was')
}
