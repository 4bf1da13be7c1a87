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
  /** Kills all processes of the node at once, as a power cut does. */
  kill(): Promise<void>
  /**
   * Kills PostgreSQL only; Patroni stays. Resolves when Patroni has started it again.
   * @throws {Error} after two minutes
   */
  crash(): Promise<void>
  /** Suspends all processes of the node. */
  freeze(): void
  thaw(): void
  /** Cuts the node off from etcd, from the other nodes and from the balancer, without closing connections. */
  isolate(): void
  /** Holds back the data for its standbys, until `reconnect`. */
  stallReplication(): void
  /** Opens the network of the node again. */
  reconnect(): Promise<void>
}

/** A restart takes seconds. This limit is for a machine with much other work. */
const restartMs = 120_000

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
      // The process has ended.
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
      // After a crash, the id in the file can belong to another program.
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
    crash: async () => {
      const killed = postmaster()
      if (killed === undefined) throw new Error(`PostgreSQL does not run on ${name}`)
      signalAll([killed], 'SIGKILL')
      const until = Date.now() + restartMs
      for (let now = postmaster(); now === undefined || now === killed; now = postmaster()) {
        options.stop?.throwIfAborted()
        if (Date.now() > until) throw new Error(`Patroni did not start PostgreSQL again on ${name}`)
        await sleep(50)
      }
    },
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
      // If Patroni was killed earlier, PostgreSQL is still running.
      await kill()
      while (postmaster() !== undefined) await sleep(50)
      for (const proxy of Object.values(proxies)) await proxy[Symbol.asyncDispose]()
    },
  }
}
