// Caddy with the configuration for operators, in front of local processes.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../services/ports.ts'
import type { Balancer } from './balancer.ts'

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts the Caddy `binary` with deploy/Caddyfile in front of `ports`; it stores its files in `folder`. */
export const openCaddy = async (binary: string, ports: readonly number[], folder: string): Promise<Balancer> => {
  const address = `http://127.0.0.1:${await findFreePort()}`
  const processes = ports.map((port) => `127.0.0.1:${port}`).join(' ')
  const child = spawn(binary, ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
    env: { PATH: process.env.PATH, HOME: folder, SITE: address, BIND: '127.0.0.1', PROCESSES: processes },
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  while (!(await answers(`${address}/health`))) {
    if (child.exitCode !== null) throw new Error(`${binary} ended`)
    await sleep(50)
  }
  return {
    address,
    // Caddy checks twice a second, so by then it has seen that the process is ready.
    takes: async (one) => {
      const ready = await answers(`http://127.0.0.1:${one}/ready`)
      if (ready) await sleep(600)
      return ready
    },
    [Symbol.asyncDispose]: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}
