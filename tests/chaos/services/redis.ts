import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { wrapToEndWithParent } from './end-with-parent.ts'
import { findFreePort } from './ports.ts'
import { type CrashableService, startCrashableService } from './service.ts'

/** The path of the Redis server; undefined without it. */
export const redisProgramPath: string | undefined = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'redis-server'))
  .find((path) => existsSync(path))

/** Starts Redis on a free port, without persistence. */
export const startRedis = async (): Promise<CrashableService> => {
  const program = redisProgramPath
  if (program === undefined) throw new Error('Redis is needed: redis-server is not in the path')
  const port = await findFreePort()
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()]
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(...wrapToEndWithParent(program, words), { stdio: ['ignore', 'pipe', 'ignore'] })
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk) => String(chunk).includes('Ready to accept') && resolve())
      child.on('exit', () => reject(new Error('Redis did not start')))
    })
    return child
  }
  return startCrashableService({
    url: `redis://127.0.0.1:${port}`,
    start,
    crashBy: 'SIGKILL',
    stopBy: 'SIGTERM',
    clear: () => Promise.resolve(),
  })
}
