import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** The built server as a child process that can be killed. */
export interface ServerProcess extends AsyncDisposable {
  address: string
  /** How often the server was killed. */
  kills: number
  /** The id of the current process. */
  pid(): number
  start(): Promise<void>
  /** Kills the server with SIGKILL. */
  kill(): Promise<void>
  /** Stops the server with SIGTERM; returns the exit code and the duration in milliseconds. */
  stop(): Promise<{ code: number | null; ms: number }>
}

/** Creates a server process in demo mode, with `environment` added. Its payment providers are the built-in sandbox. */
export const createServerProcess = (main: string, port: number, environment: Record<string, string>): ServerProcess => {
  const address = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let said = ''
  const { DATABASE_URL: _, REDIS_URL: __, ...outside } = process.env
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  const server: ServerProcess = {
    address,
    kills: 0,
    pid: () => child?.pid ?? 0,
    start: async () => {
      for (let tries = 0; tries < 20; tries++) {
        said = ''
        const started = spawn(process.execPath, [main], {
          stdio: ['ignore', 'pipe', 'pipe'],
          env: {
            ...outside,
            PORT: String(port),
            PUBLIC_URL: address,
            DEMO: '1',
            DEMO_MEMBERS: '10',
            LIMIT_FACTOR: '100000',
            MAX_LAG_MS: '0',
            LOG_LEVEL: 'fatal',
            SECRET: 'a secret of chaos, long enough to be one',
            ...environment,
          },
        })
        child = started
        for (const stream of [started.stdout, started.stderr])
          stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)))
        while (started.exitCode === null && started.signalCode === null) {
          const ready = await fetch(`${address}/ready`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
          if (ready?.ok === true) return
          await sleep(25)
        }
        // The database was crashing; retry as a supervisor would.
        await sleep(300)
      }
      throw new Error(`the server does not start: ${said}`)
    },
    kill: async () => {
      server.kills += 1
      await end('SIGKILL')
    },
    stop: async () => {
      const began = performance.now()
      await end('SIGTERM')
      return { code: child?.exitCode ?? null, ms: performance.now() - began }
    },
    [Symbol.asyncDispose]: () => end('SIGTERM'),
  }
  return server
}
