import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { wrapToEndWithParent } from './end-with-parent.ts'
import { findFreePort } from './ports.ts'
import { type CrashableService, startCrashableService } from './service.ts'

const run = promisify(execFile)
const startTries = 600

const installed = (): string | undefined => {
  const folder = '/usr/lib/postgresql'
  const versions = existsSync(folder) ? readdirSync(folder).toSorted((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(folder, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
}

/** The folder of PostgreSQL's programs; undefined without them. */
export const postgresProgramFolder: string | undefined = process.env.POSTGRES_BIN ?? installed()

const isUp = async (url: string): Promise<boolean> => {
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

/**
 * Starts PostgreSQL in a temporary folder on a free port, as durable as in production; it recovers from its log after a crash. It refuses
 * to run as root, so root starts it as the user `postgres`.
 * @param more additional settings
 * @param primary address of a running server; the new one becomes its standby
 * @param parent where its folder is made
 */
export const startPostgres = async (
  more: Readonly<Record<string, string>> = {},
  primary?: string,
  parent: string = tmpdir(),
): Promise<CrashableService & { dataFolder: string }> => {
  const bin = postgresProgramFolder
  if (bin === undefined) throw new Error('PostgreSQL is needed: set POSTGRES_BIN to the folder of its programs')
  const folder = await mkdtemp(join(parent, 'ndloo-postgres-'))
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? ['--reuid=postgres', '--regid=postgres', '--init-groups'] : []
  // SIGQUIT stops PostgreSQL at once. A stop in good order would wait for an archive, which may have ended with the run.
  const as = (program: string, words: readonly string[]): [string, string[]] => wrapToEndWithParent(join(bin, program), words, 'QUIT', user)
  if (isRoot) {
    const { stdout } = await run('id', ['-u', 'postgres'])
    await chown(folder, Number(stdout), -1)
  }
  const data = join(folder, 'data')
  const made: [string, string[]] =
    primary === undefined
      ? ['initdb', ['-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8']]
      : ['pg_basebackup', ['-d', primary, '--write-recovery-conf', '--checkpoint=fast', '--no-sync']]
  await run(...as(made[0], ['-D', data, ...made[1]]), { cwd: folder })
  const port = await findFreePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const own = { listen_addresses: '127.0.0.1', unix_socket_directories: folder, shared_buffers: '64MB', log_min_messages: 'panic' }
  const words = [
    '-D',
    data,
    '-p',
    String(port),
    ...Object.entries({ ...own, ...more }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const launch = (): ChildProcess => spawn(...as('postgres', words), { cwd: folder, stdio: 'ignore' }).on('error', () => {})
  const start = async (): Promise<ChildProcess> => {
    let child = launch()
    for (let tries = 0; tries < startTries; tries++) {
      if (await isUp(url)) return child
      // Child processes of a crashed server can still be running.
      if (child.exitCode !== null) child = launch()
      await sleep(50)
    }
    child.kill('SIGKILL')
    throw new Error('PostgreSQL did not start')
  }
  // SIGQUIT is PostgreSQL's immediate shutdown.
  const service = await startCrashableService({
    url,
    start,
    crashBy: 'SIGQUIT',
    stopBy: 'SIGINT',
    clear: () => rm(folder, { recursive: true, force: true }),
  })
  return Object.assign(service, { dataFolder: data })
}
