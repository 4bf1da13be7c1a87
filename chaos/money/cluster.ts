import { execFile, spawn } from 'node:child_process'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

/** A port nobody listens on at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

const installed = (): string | undefined => {
  const folder = '/usr/lib/postgresql'
  const versions = existsSync(folder) ? readdirSync(folder).toSorted((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(folder, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
}

/** Where PostgreSQL's own programs are; undefined without them. */
export const postgresPrograms: string | undefined = process.env.POSTGRES_BIN ?? installed()

/** A PostgreSQL of the caller's own, which may be torn down as rudely as a power cut. */
export interface Cluster extends AsyncDisposable {
  url: string
  /** Every process of it ends at once, without a word to anybody, and it recovers from its log. */
  crash(): Promise<void>
}

/** Makes and starts a cluster in a temporary folder. PostgreSQL refuses to run as root, so root hands it to the user `postgres`. */
export const startCluster = async (): Promise<Cluster> => {
  const bin = postgresPrograms
  if (bin === undefined) throw new Error('PostgreSQL is needed: set POSTGRES_BIN to the folder of its programs')
  const folder = await mkdtemp(join(tmpdir(), 'ndloo-chaos-'))
  const root = process.getuid?.() === 0
  const as = (program: string, ...words: string[]): [string, string[]] =>
    root ? ['runuser', ['-u', 'postgres', '--', join(bin, program), ...words]] : [join(bin, program), words]
  if (root) {
    const { stdout } = await run('id', ['-u', 'postgres'])
    chownSync(folder, Number(stdout), -1)
  }
  const data = join(folder, 'data')
  await run(...as('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'), { cwd: tmpdir() })
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`

  const answers = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => {})
    }
  }
  const start = async (): Promise<void> => {
    const settings = [
      '-c',
      `port=${port}`,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}`,
      '-c',
      'log_min_messages=panic',
    ]
    const child = spawn(...as('postgres', '-D', data, ...settings), { cwd: tmpdir(), stdio: 'ignore' })
    child.on('error', () => {})
    for (let tries = 0; tries < 600; tries++) {
      if (await answers()) return
      await sleep(50)
    }
    throw new Error('PostgreSQL did not start')
  }
  const postmaster = async (): Promise<number | undefined> => {
    const [first] = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    return Number(first) || undefined
  }
  /** SIGQUIT is PostgreSQL's immediate shutdown. */
  const stop = async (signal: 'SIGQUIT' | 'SIGINT'): Promise<void> => {
    const pid = await postmaster()
    if (pid === undefined) return
    process.kill(pid, signal)
    while (existsSync(`/proc/${pid}`) && (await postmaster()) !== undefined) await sleep(10)
  }
  await start()
  return {
    url,
    crash: async () => {
      await stop('SIGQUIT')
      await start()
    },
    [Symbol.asyncDispose]: async () => {
      await stop('SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
