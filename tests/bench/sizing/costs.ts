// Measures the processor time of typical member actions and the database pages they need.
import { setTimeout as sleep } from 'node:timers/promises'
import { type ClientFleet, startClientFleet } from '../chat/client-fleet.ts'
import { cpuSeconds } from '../measure/cpu-time.ts'
import type { QueryClient } from '../measure/database.ts'
import type { ChatMember } from '../chat/members.ts'
import { sessionTokenOf } from './tables.ts'
import { type Action, createActions, type Visitor } from './actions.ts'
import { median } from '../measure/timing.ts'

/** Processor time in milliseconds, of the server process and of all PostgreSQL processes. */
export interface Cost {
  server: number
  postgres: number
}

/** The server under measurement and the members who use it. */
export interface MeasuredServer {
  address: string
  /** The address of the server's metrics. */
  metrics: string
  serverPid: number
  /** Undefined when the database is embedded in the server. */
  postmasterPid: number | undefined
  visitors: readonly Visitor[]
  /** The photo to upload. */
  jpeg: Buffer
}

/** Visitors of the warm-up round. */
const warm = 100
const idleSeconds = 8
/** Each action is measured in this many rounds and the median is used, so that other load affects all alike. */
const rounds = 5
/** Slow actions, with the number of runs per round. */
const reducedRuns: Record<string, number> = { login: 20, upload: 4 }

const rounded = (value: number): number => Number(value.toPrecision(3))
const read = ({ serverPid, postmasterPid }: MeasuredServer): Cost => ({
  server: cpuSeconds(serverPid) * 1000,
  postgres: postmasterPid === undefined ? 0 : cpuSeconds(postmasterPid) * 1000,
})
const costSince = (scene: MeasuredServer, before: Cost): Cost => {
  const now = read(scene)
  return { server: now.server - before.server, postgres: now.postgres - before.postgres }
}

/** The background cost of an idle server per second. */
const idleCost = async (scene: MeasuredServer): Promise<Cost> => {
  const before = read(scene)
  await sleep(idleSeconds * 1000)
  const { server, postgres } = costSince(scene, before)
  return { server: rounded(server / idleSeconds), postgres: rounded(postgres / idleSeconds) }
}

/** The cost of one action: `work` runs actions and returns their number. The background cost is subtracted. */
const costOf = async (scene: MeasuredServer, idle: Cost, work: () => Promise<number>): Promise<Cost> => {
  const [before, began] = [read(scene), performance.now()]
  const times = await work()
  const seconds = (performance.now() - began) / 1000
  const { server, postgres } = costSince(scene, before)
  return { server: rounded((server - idle.server * seconds) / times), postgres: rounded((postgres - idle.postgres * seconds) / times) }
}

/** Resolves when no job of the service is due. */
export const jobsDone = async ({ metrics }: Pick<MeasuredServer, 'metrics'>): Promise<void> => {
  for (let tries = 0; tries < 600; tries++) {
    const text = await (await fetch(`http://${metrics}/metrics`)).text()
    const due = [...text.matchAll(/^ndloo_jobs_due\{.*\} (\d+)$/gm)]
    if (due.length > 0 && due.every(([, count]) => count === '0')) return
    await sleep(100)
  }
  throw new Error('the jobs do not end')
}

const runForEach = async (action: Action, visitors: readonly Visitor[]): Promise<void> => {
  for (const [number, visitor] of visitors.entries()) await action(visitor, number)
}

/** Measures every action once for some visitors and adds the costs to `found`. */
const callCosts = async (scene: MeasuredServer, idle: Cost, visitors: readonly Visitor[], found: Map<string, Cost[]>): Promise<void> => {
  for (const [name, action] of Object.entries(createActions(scene.address, scene.jpeg))) {
    const selected = visitors.slice(0, reducedRuns[name])
    const cost = await costOf(scene, idle, async () => {
      await runForEach(action, selected)
      // Background jobs that an action causes are part of its cost.
      await jobsDone(scene)
      return selected.length
    })
    found.set(name, [...(found.get(name) ?? []), cost])
  }
}

const talkCosts = async (
  scene: MeasuredServer,
  idle: Cost,
  fleet: ClientFleet,
  pairs: readonly ChatMember[],
  found: Map<string, Cost[]>,
): Promise<void> => {
  const add = async (name: string, work: () => Promise<number>) =>
    found.set(name, [...(found.get(name) ?? []), await costOf(scene, idle, work)])
  await add('connection', () => fleet.connect('talk', scene.address, pairs))
  for (const [name, inFlight] of [
    ['message', 1],
    ['messageAmongMany', 64],
  ] as const)
    await add(name, async () => {
      const { done, refused } = await fleet.talk('talk', inFlight, 2)
      if (refused !== undefined) throw new Error(`a message was refused: ${refused}`)
      return done
    })
  await fleet.close('talk')
}

/** Measures the cost of each action and of an idle second; `print` receives a line for each. */
export const measureCosts = async (scene: MeasuredServer, print: (line: string) => void): Promise<Record<string, Cost>> => {
  const idle = await idleCost(scene)
  const each = Math.floor((scene.visitors.length - warm) / rounds)
  using fleet = startClientFleet(1)
  const found = new Map<string, Cost[]>()
  for (let round = -1; round < rounds; round++) {
    // The first round warms up code and caches and is not counted.
    const counted = round < 0 ? new Map<string, Cost[]>() : found
    const visitors = round < 0 ? scene.visitors.slice(0, warm) : scene.visitors.slice(warm + round * each, warm + (round + 1) * each)
    await callCosts(scene, idle, visitors, counted)
    const pairs = visitors.flatMap(({ id, peer }) => [
      { id, token: sessionTokenOf(id), peer },
      { id: peer, token: sessionTokenOf(peer), peer: id },
    ])
    await talkCosts(scene, idle, fleet, pairs, counted)
  }
  const costs: Record<string, Cost> = { idle }
  for (const [name, list] of found)
    costs[name] = { server: median(list.map(({ server }) => server)), postgres: median(list.map(({ postgres }) => postgres)) }
  for (const [name, { server, postgres }] of Object.entries(costs)) print(`  ${name}: server ${server} ms, PostgreSQL ${postgres} ms`)
  return costs
}

/** The bytes in PostgreSQL's cache after a number of visits. */
export interface CacheFill {
  visits: number
  bytes: number
}

/** Lets every visitor visit once and measures the cache at intervals. The cache must be large and empty at the start. */
export const measureDatabaseCache = async (client: QueryClient, { address, visitors, jpeg }: MeasuredServer): Promise<CacheFill[]> => {
  await client.query('create extension if not exists pg_buffercache')
  const cached = async (): Promise<number> => {
    const { rows } = await client.query<{ bytes: string }>(
      'select count(*) * 8192 as bytes from pg_buffercache where reldatabase = (select oid from pg_database where datname = current_database())',
    )
    return Number(rows[0]?.bytes)
  }
  const { matches, profile, like, dislike, opening, conversations, conversation } = createActions(address, jpeg)
  const looks = [8, 4, 2, 1].map((part) => Math.floor(visitors.length / part))
  const found: CacheFill[] = [{ visits: 0, bytes: await cached() }]
  for (const [number, visitor] of visitors.entries()) {
    for (const action of [opening, conversations, conversation, matches, profile, like, dislike, dislike]) await action(visitor, number)
    if (looks.includes(number + 1)) found.push({ visits: number + 1, bytes: await cached() })
  }
  return found
}
