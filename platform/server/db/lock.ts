import { createHash } from 'node:crypto'
import { chmod, link, rename, rm } from 'node:fs/promises'
import { createConnection, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The path of a Unix socket of a folder. Such paths are cut near 104 bytes on some systems, so a deep folder gets a short stand-in. */
export const socketBeside = (folder: string, name: string): string => {
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

/** Moved aside and asked again before it goes: another process may have taken the stale socket's place meanwhile. */
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

/** The data folder is open in another process. */
export class FolderInUse extends Error {}

/**
 * Takes the data folder for this process; a lock left by a killed process is taken over.
 * @throws {FolderInUse} naming the process that has it
 */
export const lockFolder = async (folder: string): Promise<AsyncDisposable> => {
  const path = socketBeside(folder, 'lock')
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
      throw new FolderInUse(`${folder} is in use by process ${owner}. Stop it first, or set DATA_DIR to another folder.`)
    }
    await removeStale(path)
  }
  throw new FolderInUse(`${folder} could not be locked`)
}
