// Processor time of everything members usually do, and the pages of the database it needs.
import { setTimeout as sleep } from 'node:timers/promises'
import { type ClientFleet, startClientFleet } from '../chat/client-fleet.ts'
import { cpuSeconds } from '../measure/cpu-time.ts'
import type { QueryClient } from '../measure/database.ts'
import type { ChatMember } from '../chat/members.ts'
import { sessionTokenOf } from './tables.ts'
import { type Action, createActions, type Visitor } from './actions.ts'
import { median } from '../measure/timing.ts'

/** Milliseconds of processor time of the server's process and of all of PostgreSQL's. */
export interface Cost {
  server: number
  postgres: number
}

/** Where and by whom things are done. */
export interface MeasuredServer {
  address: string
  /** Where the server serves its metrics. */
  metrics: string
  serverPid: number
  /** Without one the database is embedded in the server. */
  postmasterPid: number | undefined
  visitors: readonly Visitor[]
  /** What is uploaded. */
  jpeg: Buffer
}

/** Visitors of a first turn that is not measured. */
const warm = 100
const idleSeconds = 8
/** Everything is done in so many turns, of which the median counts: what else the machine does falls on all alike. */
const rounds = 5
/** Calls that take so long that a few are enough. */
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

/** What runs when nobody comes, in each second. */
const idleCost = async (scene: MeasuredServer): Promise<Cost> => {
  const before = read(scene)
  await sleep(idleSeconds * 1000)
  const { server, postgres } = costSince(scene, before)
  return { server: rounded(server / idleSeconds), postgres: rounded(postgres / idleSeconds) }
}

/** What each time costs that `work` does something, as many times as it answers; without what runs anyway. */
const costOf = async (scene: MeasuredServer, idle: Cost, work: () => Promise<number>): Promise<Cost> => {
  const [before, began] = [read(scene), performance.now()]
  const times = await work()
  const seconds = (performance.now() - began) / 1000
  const { server, postgres } = costSince(scene, before)
  return { server: rounded((server - idle.server * seconds) / times), postgres: rounded((postgres - idle.postgres * seconds) / times) }
}

const jobsDone = async ({ metrics }: MeasuredServer): Promise<void> => {
  for (let tries = 0; tries < 600; tries++) {
    const text = await (await fetch(`http://${metrics}/metrics`)).text()
    const due = [...text.matchAll(/^ndloo_jobs_due\{.*\} (\d+)$/gm)]
    if (due.length > 0 && due.every(([, count]) => count === '0')) return
    await sleep(100)
  }
  throw new Error('the jobs do not end')
}

const runForEach = async (deed: Action, visitors: readonly Visitor[]): Promise<void> => {
  for (const [number, visitor] of visitors.entries()) await deed(visitor, number)
}

/** Adds what each kind of call costs in one turn of some visitors. */
const callCosts = async (scene: MeasuredServer, idle: Cost, visitors: readonly Visitor[], found: Map<string, Cost[]>): Promise<void> => {
  for (const [name, deed] of Object.entries(createActions(scene.address, scene.jpeg))) {
    const those = visitors.slice(0, reducedRuns[name])
    const cost = await costOf(scene, idle, async () => {
      await runForEach(deed, those)
      // What it leaves to be done is part of it.
      await jobsDone(scene)
      return those.length
    })
    found.set(name, [...(found.get(name) ?? []), cost])
  }
}

const talkCosts = async (scene: MeasuredServer, idle: Cost, fleet: ClientFleet, pairs: readonly ChatMember[], found: Map<string, Cost[]>): Promise<void> => {
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

/** The cost of each deed, and of a second in which nothing is done; `tell` hears of each. */
export const measureCosts = async (scene: MeasuredServer, tell: (line: string) => void): Promise<Record<string, Cost>> => {
  const idle = await idleCost(scene)
  const each = Math.floor((scene.visitors.length - warm) / rounds)
  using fleet = startClientFleet(1)
  const found = new Map<string, Cost[]>()
  for (let round = -1; round < rounds; round++) {
    // What is compiled, planned and read first is not measured.
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
  for (const [name, { server, postgres }] of Object.entries(costs)) tell(`  ${name}: server ${server} ms, PostgreSQL ${postgres} ms`)
  return costs
}

/** Bytes that so many visits have brought into an empty cache of PostgreSQL. */
export interface CacheFill {
  visits: number
  bytes: number
}

/** Lets everybody visit once, and looks now and then at what is cached; the cache has to be large and empty. */
export const measureCache = async (client: QueryClient, { address, visitors, jpeg }: MeasuredServer): Promise<CacheFill[]> => {
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
    for (const deed of [opening, conversations, conversation, matches, profile, like, dislike, dislike]) await deed(visitor, number)
    if (looks.includes(number + 1)) found.push({ visits: number + 1, bytes: await cached() })
  }
  return found
}
