import { createHash } from 'node:crypto'
import { chmod, link, rename, rm } from 'node:fs/promises'
import { createConnection, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Returns the path of a Unix socket in a folder. Some systems limit such paths to 104 bytes, so a long path is replaced by one in the
 * temporary folder.
 */
export const socketPathIn = (folder: string, name: string): string => {
  const beside = join(folder, `${name}.sock`)
  if (Buffer.byteLength(beside) < 100) return beside
  return join(tmpdir(), `ndloo-${createHash('sha256').update(`${folder}/${name}`).digest('hex').slice(0, 24)}.sock`)
}

const ownerOf = (path: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const socket = createConnection(path)
    let answer = ''
    socket.setTimeout(2000, () => {
      socket.destroy()
      resolve('unknown')
    })
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('end', () => resolve(answer.trim()))
    socket.on('error', () => resolve(undefined))
  })

/**
 * Renames the socket and checks its owner again before deleting it, because another process may have replaced the stale socket in between.
 * A live socket is put back.
 */
const removeStale = async (path: string): Promise<void> => {
  const aside = `${path}.${process.pid}`
  await rename(path, aside).catch(() => {})
  if ((await ownerOf(aside)) !== undefined) await link(aside, path).catch(() => {})
  await rm(aside, { force: true })
}

const listen = (server: Server, path: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
    server.listen(path, () => resolve(true))
  })

/** Another process has the data folder open. */
export class FolderInUseError extends Error {}

/**
 * Locks the data folder for this process. A lock left by a killed process is taken over.
 * @throws {FolderInUseError} with the id of the process that holds it
 */
export const lockFolder = async (folder: string): Promise<AsyncDisposable> => {
  const path = socketPathIn(folder, 'lock')
  for (let attempt = 0; attempt < 5; attempt++) {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.end(String(process.pid))
    })
    if (await listen(server, path)) {
      await chmod(path, 0o600)
      server.unref()
      return { [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())) }
    }
    const owner = await ownerOf(path)
    if (owner !== undefined) {
      throw new FolderInUseError(`${folder} is in use by process ${owner}. Stop it first, or set DATA_DIR to another folder.`)
    }
    await removeStale(path)
  }
  throw new FolderInUseError(`${folder} could not be locked`)
}
