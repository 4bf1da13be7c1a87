import { chmod, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { createConnection, createServer, type Socket } from 'node:net'
import { socketPath } from './lock.ts'

/** What is said at the door: where a copy goes, and afterwards nothing or what went wrong. */
const done = 'done'

/** All that the other side says. Iterating would close the socket at the end of it, before it is answered. */
const heard = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let said = ''
    socket.on('data', (chunk) => (said += chunk.toString()))
    socket.on('end', () => resolve(said))
    socket.on('close', () => resolve(said))
  })

const serve = async (socket: Socket, copy: (to: string) => Promise<void>): Promise<void> => {
  try {
    await copy(await heard(socket))
    socket.end(done)
  } catch (error) {
    socket.end(error instanceof Error ? error.message : String(error))
  }
}

/**
 * A way for the operator's commands into the process that holds the embedded database: a socket beside the data that only this user may open. Whoever
 * opens it holds the folder's lock, so that what a killed process left of it may go.
 */
export const openDoor = async (folder: string, copy: (to: string) => Promise<void>): Promise<AsyncDisposable> => {
  const path = socketPath(folder, 'door')
  await rm(path, { force: true })
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {})
    void serve(socket, copy)
  })
  server.listen(path)
  await once(server, 'listening')
  await chmod(path, 0o600)
  server.unref()
  return { [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())) }
}

/**
 * Has the process that holds the folder copy its database. Answers false when none does.
 * @throws {Error} with that process's words when it could not
 */
export const knock = async (folder: string, to: string): Promise<boolean> => {
  const socket = createConnection({ path: socketPath(folder, 'door'), allowHalfOpen: true })
  try {
    await once(socket, 'connect')
  } catch {
    return false
  }
  socket.on('error', () => {})
  const answered = heard(socket)
  socket.end(to)
  const answer = await answered
  if (answer !== done) throw new Error(answer === '' ? 'the server went away before the copy was whole' : answer)
  return true
}
