import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { postgresProgramFolder } from '../../chaos/services/postgres.ts'

const server = new URL(process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432')

/**
 * Runs pgbench on a database of the server of BENCH_DATABASE_URL and returns its output.
 * @throws {Error} with the output when it fails
 */
export const runPgbench = (name: string, ...words: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const place = ['-h', server.hostname, '-p', server.port || '5432', '-U', server.username || 'postgres']
    const child = spawn(
      postgresProgramFolder === undefined ? 'pgbench' : join(postgresProgramFolder, 'pgbench'),
      [...place, ...words, name],
      {
        env: { ...process.env, PGPASSWORD: server.password },
      },
    )
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))))
  })

interface Run {
  clients: number
  seconds: number
  mode?: 'prepared' | 'simple'
  /** The script arguments: `-f` and a file, or `-b` and a name. Several scripts run equally often. */
  scripts: readonly string[]
}

/**
 * Measures how many scripts pgbench runs per second.
 * @throws {Error} when a script fails
 */
export const measurePgbenchRate = async (name: string, { clients, seconds, mode = 'prepared', scripts }: Run): Promise<number> => {
  const output = await runPgbench(name, '-n', '-M', mode, '-c', String(clients), '-j', '2', '-T', String(seconds), ...scripts)
  const [, tps] = /^tps = ([\d.]+)/m.exec(output) ?? []
  if (tps === undefined || /number of failed transactions: [1-9]/.test(output)) throw new Error(output)
  return Number(tps)
}
