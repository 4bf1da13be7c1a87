// The processes of a run: started here, ended here, killed in between. Nothing else on the machine is touched.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build, type Plugin } from 'esbuild'
import pg from 'pg'

const run = promisify(execFile)
const binaries = process.env.PG_BIN ?? '/usr/lib/postgresql/15/bin'

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** A port nobody uses now. */
export const sparePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** Something that runs until it is killed, and can be started again. */
export interface Service {
  /** Kills it at once and starts it again. */
  restart(): Promise<void>
  stop(): Promise<void>
  restarts: number
}

/** Ends a process by its own id and waits until it has gone. */
const end = async (child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> => {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

const service = async (start: () => Promise<ChildProcess>, kill: NodeJS.Signals, stop: NodeJS.Signals): Promise<Service> => {
  let child = await start()
  let ended = false
  const self: Service = {
    restarts: 0,
    restart: async () => {
      await end(child, kill)
      if (ended) return
      child = await start()
      self.restarts += 1
    },
    stop: async () => {
      ended = true
      await end(child, stop)
    },
  }
  return self
}

/** A folder of the run's own that the database's user may enter. */
export const openFolder = async (): Promise<AsyncDisposable & { path: string }> => {
  const path = await mkdtemp(join(tmpdir(), 'ndloo-chaos-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

const isUp = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
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

/** PostgreSQL of the run's own, durable as in production; a restart is a crash and a recovery. */
export const startPostgres = async (folder: string): Promise<Service & { url: string }> => {
  const data = join(folder, 'postgres')
  const port = await sparePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  // The server refuses to run as root.
  const asRoot = process.getuid?.() === 0
  const wrapped = (program: string, words: readonly string[]): [string, string[]] => [
    asRoot ? 'setpriv' : join(binaries, program),
    asRoot ? ['--reuid=postgres', '--regid=postgres', '--init-groups', join(binaries, program), ...words] : [...words],
  ]
  await mkdir(data, { mode: 0o700 })
  if (asRoot) {
    const { stdout } = await run('id', ['-u', 'postgres'])
    await chown(folder, Number(stdout), -1)
    await chown(data, Number(stdout), -1)
  }
  await run(...wrapped('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']), { cwd: folder })
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`, '-c', 'shared_buffers=64MB']
  const start = async () => {
    const child = spawn(...wrapped('postgres', ['-D', data, '-p', String(port), ...settings]), { stdio: 'ignore', cwd: folder })
    while (!(await isUp(url))) await sleep(50)
    return child
  }
  const self = await service(start, 'SIGQUIT', 'SIGINT')
  return Object.assign(self, { url })
}

/** Redis of the run's own, which keeps nothing. */
export const startRedis = async (folder: string): Promise<Service & { url: string }> => {
  const port = await sparePort()
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  const start = async () => {
    const child = spawn('redis-server', words, { stdio: ['ignore', 'pipe', 'ignore'] })
    await new Promise<void>((done) => child.stdout.on('data', (chunk) => String(chunk).includes('Ready to accept') && done()))
    return child
  }
  return Object.assign(await service(start, 'SIGKILL', 'SIGTERM'), { url: `redis://127.0.0.1:${port}` })
}

export interface ServerProcess extends AsyncDisposable {
  port: number
  /** Of the process that runs now. */
  pid(): number
  kill(): void
  kills: number
  /** Resolves once it serves. */
  ready(): Promise<void>
}

const aliases = Object.fromEntries(['features', 'platform', 'apps', 'testing', 'db'].map((name) => [`#${name}`, `./${name}`]))

/** Bundles the server, changed by `plugins`, and prepares what it starts from; answers how to start a process of it. */
export const bundleServer = async (folder: string, plugins: Plugin[]) => {
  const root = join(folder, 'root')
  for (const part of ['build/web', 'build/pages', 'db']) await mkdir(join(root, part), { recursive: true })
  await writeFile(join(root, 'build/web/index.html'), '<!doctype html>')
  await symlink(resolve('db/migrations'), join(root, 'db/migrations'))
  // Beside node_modules, where its packages are found.
  const out = resolve(`build/chaos/${folder.split('-').at(-1)}`)
  await build({
    entryPoints: ['chaos/chat/server-process.ts'],
    outfile: join(out, 'server.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: aliases,
    plugins,
    logLevel: 'warning',
  })
  const start = async (environment: Record<string, string>): Promise<ServerProcess> => {
    const port = await sparePort()
    const { DATABASE_URL: _, REDIS_URL: __, ...rest } = process.env as Record<string, string>
    let child: ChildProcess | undefined
    let wanted = true
    const spawnOne = () => {
      child = spawn(process.execPath, [join(out, 'server.js')], {
        stdio: ['ignore', process.env.CHAOS_LOG === undefined ? 'ignore' : 'inherit', 'inherit'],
        env: {
          ...rest,
          NODE_ENV: 'production',
          HOST: '127.0.0.1',
          PORT: String(port),
          DEMO: '0',
          SMTP_URL: 'smtp://127.0.0.1:1',
          PUBLIC_URL: `http://127.0.0.1:${port}`,
          SECRET: 'a secret of chaos, long enough to be one',
          ALLOW_EMBEDDED_PAYMENTS: '0',
          LIMIT_FACTOR: '1000',
          MAX_LAG_MS: '0',
          LOG_LEVEL: process.env.CHAOS_LOG ?? 'silent',
          CHAOS_ROOT: root,
          ...environment,
        },
      })
      // As whatever supervises a server does; it may also have found its database away.
      child.on('exit', () => setTimeout(() => wanted && spawnOne(), 200))
    }
    spawnOne()
    const self: ServerProcess = {
      port,
      pid: () => child?.pid ?? 0,
      kills: 0,
      kill: () => {
        if (child?.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) self.kills += 1
      },
      ready: async () => {
        while (!(await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined))?.ok) await sleep(50)
      },
      [Symbol.asyncDispose]: async () => {
        wanted = false
        await end(child, 'SIGTERM')
      },
    }
    return self
  }
  return { start, [Symbol.asyncDispose]: () => rm(out, { recursive: true, force: true }) }
}
