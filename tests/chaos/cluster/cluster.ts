// Three nodes of PostgreSQL under Patroni, with etcd, and HAProxy in front.
import { setTimeout as sleep } from 'node:timers/promises'
import { chmod } from 'node:fs/promises'
import pg from 'pg'
import { startEtcd } from './etcd.ts'
import { startHaproxy } from './haproxy.ts'
import { type ClusterNode, createClusterNode } from './node.ts'
import { type AddPart, openWithParts } from './open-with-parts.ts'
import type { ClusterOptions } from './patroni-config.ts'

export interface Cluster extends AsyncDisposable {
  /** The database through HAProxy, as the role `ndloo` that owns it. */
  url: string
  /** URLs of the database on each node, bypassing HAProxy. */
  nodeUrls: readonly string[]
  nodes: readonly ClusterNode[]
  /** The node that says it is the primary; the first one when two do. */
  primary(): Promise<ClusterNode | undefined>
  /**
   * Waits for a primary other than `old`.
   * @throws {Error} after two minutes
   */
  waitForNewPrimary(old: ClusterNode): Promise<ClusterNode>
  /**
   * Waits until there is one primary and both others follow it, one of them synchronously unless the cluster is asynchronous.
   * @throws {Error} after three minutes
   */
  waitUntilWhole(): Promise<void>
  /** Asks the primary to hand over to a synchronous standby. */
  switchOver(): Promise<void>
}

interface Member {
  name: string
  role: string
  state: string
}

/** Asks Patroni on a node; undefined when it does not answer within a second. */
const ask = (node: ClusterNode, path: string): Promise<{ ok: boolean; body: unknown } | undefined> =>
  fetch(`${node.rest}${path}`, { signal: AbortSignal.timeout(1000) })
    .then(async (response) => ({ ok: response.ok, body: await response.json() }))
    .catch(() => undefined)

const membersSeenBy = async (node: ClusterNode): Promise<Member[]> => {
  const answer = await ask(node, '/cluster')
  return (answer?.body as { members?: Member[] } | undefined)?.members ?? []
}

/** How long the cluster may take to become whole, in seconds. A standby that has to be rewound or copied takes longest. */
const wholeSeconds = 180

const following = new Set(['running', 'streaming'])

/** Describes, for an error message, which members of the cluster each node sees. */
const describeNodes = async (nodes: readonly ClusterNode[]): Promise<string> => {
  const seen = await Promise.all(
    nodes.map(async (node) => {
      const members = await membersSeenBy(node)
      return `${node.name} sees ${members.map(({ name, role, state }) => `${name} ${role} ${state}`).join(', ') || 'nothing'}`
    }),
  )
  return seen.join('; ')
}

type WaitFor = <T>(what: string, seconds: number, find: () => Promise<T | undefined>, describe?: () => Promise<string>) => Promise<T>

/** Returns a function that waits until `find` returns something; `describe` explains why it did not. */
const createWaitFor =
  (stop: AbortSignal | undefined): WaitFor =>
  async (what, seconds, find, describe = () => Promise.resolve('')) => {
    for (const until = Date.now() + seconds * 1000; Date.now() < until; await sleep(100)) {
      stop?.throwIfAborted()
      const found = await find()
      if (found !== undefined) return found
    }
    throw new Error(`${what} took longer than ${seconds} s ${await describe()}`)
  }

/** Runs `work` on a new connection to HAProxy; undefined if that fails. */
const onNewConnection = async <T>(port: number, work: (client: pg.Client) => Promise<T>): Promise<T | undefined> => {
  const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres`, connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

const isPrimary = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
  return rows[0]?.standby === false
}

/**
 * Whether the primary has chosen the standby that its commits wait for. After a restart, the primary accepts any standby (`*`) until Patroni's next
 * round. If the primary fails before, no standby may take over, because nobody knows which one has everything.
 */
const hasChosenStandby = async (primary: ClusterNode): Promise<boolean> => {
  const names = await onNewConnection(primary.ports.clients, async (client) => {
    const { rows } = await client.query<{ synchronous_standby_names: string }>('show synchronous_standby_names')
    return rows[0]?.synchronous_standby_names
  })
  return names !== undefined && names !== '' && names !== '*'
}

/** Waits for HAProxy's first checks of the nodes. Before these it takes every node for the primary, and uses a different one each time. */
const waitForChecks = (port: number, waitFor: WaitFor): Promise<true> =>
  waitFor('HAProxy', 30, async () => {
    for (let connection = 0; connection < 6; connection++) if ((await onNewConnection(port, isPrimary)) !== true) return undefined
    return true
  })

const createRoleAndDatabase = async (port: number): Promise<void> => {
  const created = await onNewConnection(port, async (client) => {
    await client.query('create role ndloo login in role pg_monitor')
    await client.query('create database ndloo owner ndloo')
    return true
  })
  if (created === undefined) throw new Error('the role and the database of the cluster could not be created')
}

const startParts = async (folder: string, options: ClusterOptions, keep: AddPart): Promise<Omit<Cluster, keyof AsyncDisposable>> => {
  const waitFor = createWaitFor(options.stop)
  // The user `postgres` must be able to enter the folder.
  await chmod(folder, 0o755)
  const etcd = keep(await startEtcd(folder))
  const nodes: ClusterNode[] = []
  for (const name of ['one', 'two', 'three']) nodes.push(keep(await createClusterNode(name, folder, etcd.port, options)))
  const primary = async (): Promise<ClusterNode | undefined> => {
    const answers = await Promise.all(nodes.map((node) => ask(node, '/primary')))
    return nodes.find((_, index) => answers[index]?.ok === true)
  }
  const isWhole = async (): Promise<true | undefined> => {
    const leader = await primary()
    if (leader === undefined) return undefined
    const members = await membersSeenBy(leader)
    const standbys = members.filter(({ role, state }) => role !== 'leader' && following.has(state))
    const isSafe = !options.synchronous || (standbys.some(({ role }) => role === 'sync_standby') && (await hasChosenStandby(leader)))
    return members.length === 3 && standbys.length === 2 && isSafe ? true : undefined
  }
  const waitUntilWhole = async (): Promise<void> =>
    void (await waitFor('a whole cluster', wholeSeconds, isWhole, () => describeNodes(nodes)))
  // The first node creates the database; the others copy it.
  const [first, ...rest] = nodes
  first?.start()
  await waitFor('the first node', 60, primary)
  for (const node of rest) node.start()
  await waitUntilWhole()
  const haproxy = keep(await startHaproxy(folder, nodes))
  await waitForChecks(haproxy.port, waitFor)
  await createRoleAndDatabase(haproxy.port)
  return {
    url: `postgres://ndloo@127.0.0.1:${haproxy.port}/ndloo`,
    nodeUrls: nodes.map(({ ports }) => `postgres://ndloo@127.0.0.1:${ports.clients}/ndloo`),
    nodes,
    primary,
    waitForNewPrimary: (old) =>
      waitFor(
        'a new primary',
        120,
        async () => {
          const others = nodes.filter((node) => node !== old)
          const answers = await Promise.all(others.map((node) => ask(node, '/primary')))
          return others.find((_, index) => answers[index]?.ok === true)
        },
        () => describeNodes(nodes),
      ),
    waitUntilWhole,
    switchOver: async () => {
      const leader = await waitFor('a primary', 60, primary)
      const answer = await fetch(`${leader.rest}/switchover`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ leader: leader.name }),
        signal: AbortSignal.timeout(60_000),
      })
      if (!answer.ok) throw new Error(`the switchover was refused: ${answer.status} ${await answer.text()}`)
    },
  }
}

/** Starts a cluster with an empty database in `folder`, on free ports. */
export const startCluster = (folder: string, options: ClusterOptions): Promise<Cluster> =>
  openWithParts((keep) => startParts(folder, options, keep))
