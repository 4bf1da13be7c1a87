// One machine of the cluster: Patroni, PostgreSQL and the network around them.
import type { ChildProcess } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openFaultProxy } from '../../support/doubles/fault-proxy.ts'
import { findFreePort } from '../services/ports.ts'
import { postgresProgramFolder } from '../services/postgres.ts'
import { stopProcess } from '../services/service.ts'
import { createServiceFolder, startProgram } from './child.ts'
import { type ClusterOptions, patroniConfig } from './patroni-config.ts'

/** A machine that can lose its power, stand still, or be cut off. */
export interface ClusterNode extends AsyncDisposable {
  name: string
  /** Ports behind proxies where the balancer reaches PostgreSQL and Patroni. */
  ports: { clients: number; checks: number }
  /** The address of Patroni's interface, around the proxies. */
  rest: string
  start(): void
  /** Kills all its processes at once, as a power cut does. */
  kill(): Promise<void>
  /** Kills PostgreSQL only; Patroni stays. */
  crash(): void
  /** Suspends all its processes. */
  freeze(): void
  thaw(): void
  /** Cuts it off from etcd, from the other nodes and from the balancer, without closing connections. */
  isolate(): void
  /** Holds back what its standbys receive. */
  stallReplication(): void
  /** Opens its network again. */
  reconnect(): Promise<void>
}

const parentOf = (pid: string): number => {
  try {
    // The name in brackets can contain blanks.
    return Number(/\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number)

/** Sends a signal to processes; one that has ended is left out. */
const signalAll = (pids: readonly number[], signal: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended.
    }
  }
}

/** Creates a node in `folder` that finds etcd at the port `store`. It is not started. */
export const createClusterNode = async (name: string, parent: string, store: number, options: ClusterOptions): Promise<ClusterNode> => {
  const folder = await createServiceFolder(join(parent, name))
  const [postgres, rest] = [await findFreePort(), await findFreePort()]
  const proxies = {
    clients: await openFaultProxy(postgres),
    replication: await openFaultProxy(postgres),
    checks: await openFaultProxy(rest),
    store: await openFaultProxy(store),
  }
  const config = join(folder, 'patroni.json')
  const ports = { postgres, rest, replication: proxies.replication.port, store: proxies.store.port }
  await writeFile(config, patroniConfig(name, folder, postgresProgramFolder ?? '', ports, options))
  let patroni: ChildProcess | undefined

  const postmaster = (): number | undefined => {
    try {
      const pid = Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0])
      // After a crash the file can name a process of something else.
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder) ? pid : undefined
    } catch {
      return undefined
    }
  }
  /** Signals Patroni, then PostgreSQL, whose processes are looked up again until there are no new ones. */
  const signalNode = (signal: NodeJS.Signals): void => {
    if (patroni?.pid !== undefined && patroni.exitCode === null && patroni.signalCode === null)
      signalAll([...childrenOf(patroni.pid), patroni.pid], signal)
    const parentPid = postmaster()
    if (parentPid === undefined) return
    const seen = new Set<number>()
    let found = childrenOf(parentPid)
    signalAll([parentPid], signal)
    for (; found.some((pid) => !seen.has(pid)); found = childrenOf(parentPid)) {
      signalAll(
        found.filter((pid) => !seen.has(pid)),
        signal,
      )
      for (const pid of found) seen.add(pid)
    }
  }
  const kill = async (): Promise<void> => {
    const parentPid = postmaster()
    const children = parentPid === undefined ? [] : childrenOf(parentPid)
    signalNode('SIGKILL')
    signalAll(children, 'SIGKILL')
    await stopProcess(patroni, 'SIGKILL')
  }
  return {
    name,
    ports: { clients: proxies.clients.port, checks: proxies.checks.port },
    rest: `http://127.0.0.1:${rest}`,
    start: () => void (patroni = startProgram('patroni', [config], folder, join(parent, `${name}.log`))),
    kill,
    crash: () => signalAll([postmaster() ?? 0].filter(Boolean), 'SIGKILL'),
    freeze: () => signalNode('SIGSTOP'),
    thaw: () => signalNode('SIGCONT'),
    isolate: () => {
      for (const proxy of Object.values(proxies)) proxy.hang()
    },
    stallReplication: () => proxies.replication.hang(),
    reconnect: async () => {
      for (const proxy of Object.values(proxies)) await proxy.open()
    },
    [Symbol.asyncDispose]: async () => {
      signalNode('SIGCONT')
      for (const proxy of Object.values(proxies)) await proxy.open()
      const late = setTimeout(() => void kill(), 8000)
      await stopProcess(patroni, 'SIGTERM')
      clearTimeout(late)
      // Patroni leaves PostgreSQL running when it was killed before.
      await kill()
      while (postmaster() !== undefined) await sleep(50)
      for (const proxy of Object.values(proxies)) await proxy[Symbol.asyncDispose]()
    },
  }
}
