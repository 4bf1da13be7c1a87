// PgBouncer in front of a PostgreSQL, configured as docs/cluster.md says.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { wrapToEndWithParent } from '../services/end-with-parent.ts'
import { findFreePort } from '../services/ports.ts'
import { stopProcess } from '../services/service.ts'

/** The path of PgBouncer; undefined without it. */
export const pgbouncerPath: string | undefined = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'pgbouncer'))
  .find((path) => existsSync(path))

const config = (server: URL, port: number, size: number): string => `
[databases]
postgres = host=${server.hostname} port=${server.port} user=${server.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
admin_users = postgres
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 1000
ignore_startup_parameters = statement_timeout
server_fast_close = 1
`

/** Connections of PgBouncer at one moment. */
export interface PoolState {
  clients: number
  servers: number
  /** Clients that wait for a server connection. */
  waiting: number
}

export interface Pooler extends AsyncDisposable {
  url: string
  /** Reads how many connections there are. */
  readState(): Promise<PoolState>
}

/** Starts PgBouncer with at most `size` connections to the server at `serverUrl`. It refuses to run as root, so root starts it as `postgres`. */
export const startPgbouncer = async (folder: string, serverUrl: string, size: number): Promise<Pooler> => {
  if (pgbouncerPath === undefined) throw new Error('PgBouncer is needed: install the package pgbouncer')
  const port = await findFreePort()
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, config(new URL(serverUrl), port, size))
  const isRoot = process.getuid?.() === 0
  if (isRoot) execFileSync('chown', ['-R', 'postgres', folder])
  const user = isRoot ? ['--reuid=postgres', '--regid=postgres', '--init-groups'] : []
  const child = spawn(...wrapToEndWithParent(pgbouncerPath, ['-q', file], 'TERM', user), { cwd: folder, stdio: 'ignore' })
  const urlOf = (database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`
  const connectAsAdmin = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: urlOf('pgbouncer') })
    client.on('error', () => {})
    await client.connect()
    return client
  }
  let admin: pg.Client | undefined
  for (let tries = 0; admin === undefined && tries < 100 && child.exitCode === null; tries++) {
    await sleep(50)
    admin = await connectAsAdmin().catch(() => undefined)
  }
  if (admin === undefined) {
    await stopProcess(child, 'SIGKILL')
    throw new Error('PgBouncer did not start')
  }
  const connected = admin
  return {
    url: urlOf('postgres'),
    readState: async () => {
      const { rows } = await connected.query<Record<string, string>>('show pools')
      const pool = rows.find(({ database }) => database === 'postgres') ?? {}
      const sum = (...names: string[]): number => names.reduce((total, name) => total + Number(pool[name] ?? 0), 0)
      return {
        clients: sum('cl_active', 'cl_waiting'),
        servers: sum('sv_active', 'sv_idle', 'sv_used', 'sv_tested', 'sv_login'),
        waiting: sum('cl_waiting'),
      }
    },
    [Symbol.asyncDispose]: async () => {
      await connected.end().catch(() => {})
      await stopProcess(child, 'SIGINT')
    },
  }
}
