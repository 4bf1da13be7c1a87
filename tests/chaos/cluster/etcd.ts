// etcd holds the lock of the leader. One is enough to test PostgreSQL; in production there are three.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../services/ports.ts'
import { stopProcess } from '../services/service.ts'
import { createServiceFolder, startProgram } from './child.ts'

/** Starts etcd in a folder of `parent`. */
export const startEtcd = async (parent: string): Promise<AsyncDisposable & { port: number }> => {
  const folder = await createServiceFolder(join(parent, 'etcd'))
  const [port, peer] = [await findFreePort(), await findFreePort()]
  const [clients, peers] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peer}`]
  const words = {
    name: 'one',
    'data-dir': join(folder, 'data'),
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': `one=${peers}`,
    'log-level': 'error',
    'enable-v2': 'true',
  }
  const child = startProgram(
    'etcd',
    Object.entries(words).map(([name, value]) => `--${name}=${value}`),
    folder,
    join(parent, 'etcd.log'),
  )
  for (let tries = 0; ; tries++) {
    const health = await fetch(`${clients}/health`, { signal: AbortSignal.timeout(1000) }).catch(() => undefined)
    if (health?.ok === true) break
    if (tries > 100 || child.exitCode !== null) throw new Error(`etcd did not start, see ${parent}/etcd.log`)
    await sleep(100)
  }
  return { port, [Symbol.asyncDispose]: () => stopProcess(child, 'SIGTERM') }
}
