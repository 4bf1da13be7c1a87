import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A server for one journey, with the embedded database. */
export interface OwnServer extends AsyncDisposable {
  kill(): Promise<void>
  /** Stops the server; returns the exit code. */
  stop(): Promise<number | null>
}

/** Creates a temporary data folder for an own server; disposing deletes it. */
export const createDataFolder = async (): Promise<AsyncDisposable & { path: string }> => {
  const path = await mkdtemp(join(tmpdir(), 'ndloo-e2e-own-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

/** Starts the built server, or another build of it, and waits until it is ready. */
export const startServer = async (
  port: number,
  dataDir: string,
  environment: Record<string, string> = {},
  main = 'build/server/main.js',
): Promise<OwnServer> => {
  const { DATABASE_URL: _, REDIS_URL: __, ...outside } = process.env
  const demo = { DEMO: '1', DEMO_MEMBERS: '10', LIMIT_FACTOR: '100', LOG_LEVEL: 'warn' }
  const child: ChildProcess & { stdout: NodeJS.ReadableStream } = spawn(process.execPath, [main], {
    env: { ...outside, ...demo, PORT: String(port), DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    }
    return child.exitCode
  }
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('is ready at') && resolve())
    child.once('exit', () => reject(new Error('the server does not start')))
  })
  return {
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    [Symbol.asyncDispose]: async () => void (await end('SIGTERM')),
  }
}
