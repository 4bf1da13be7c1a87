// The primary dies or is cut off while one replica has not received what the other one has. Members read on, and must see what was confirmed.
import { setTimeout as sleep } from 'node:timers/promises'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import type { Person } from '../../support/app/test-app.ts'
import type { ModuleReplacements } from '../bundling/replace-modules.ts'
import { longestGap } from '../failover/writes.ts'
import { createSend } from './pairs.ts'
import { endSessionAndProbe, type Probe, writeAndProbe } from './probes.ts'
import { openReplicatedService, type ReplicatedService } from './service.ts'

/** Deliberate bugs that a run must find. */
export const plantedOutageFaults = {
  uncompared: { 'platform/server/db/replicas/standby-rules.ts': 'tests/chaos/replicas/faults/uncompared.ts' },
} as const satisfies Record<string, ModuleReplacements>
export type PlantedOutageFault = keyof typeof plantedOutageFaults

export interface OutageRun {
  /** Reads that were answered during outages, by the way the primary was lost. */
  answered: Record<OutageKind, number>
  /** Reads that got 503. */
  refused: number
  stale: string[]
  /** The longest time without a read in milliseconds. */
  longestWithoutRead: Record<OutageKind, number>
  /** Number of reads without the primary by result, from the metrics of the processes. */
  results: Map<string, number>
}

interface OutageOptions {
  seed: number
  outages: number
  fault?: PlantedOutageFault | undefined
  stop: AbortSignal
  say: (line: string) => void
}

export type OutageKind = 'killed' | 'cut off'
const outageMs = 8000
const readPatienceMs = 5000
const readers = 4
const longestWholeMs = 60_000

/** Loses the primary for the time of an outage. A primary that is only cut off from the processes keeps running and confirms writes. */
const losePrimary = async ({ primary, way }: ReplicatedService, kind: OutageKind): Promise<void> => {
  if (kind === 'killed') return primary.away(outageMs)
  way.hang()
  await sleep(outageMs)
  await way.open()
}

/** Waits until both processes could read without the primary again. */
const untilWhole = async ({ canReadWithoutPrimary }: ReplicatedService, stop: AbortSignal): Promise<void> => {
  const until = performance.now() + longestWholeMs
  for (;;) {
    stop.throwIfAborted()
    if (await canReadWithoutPrimary()) return
    if (performance.now() > until) throw new Error('the processes did not find the replicas whole again')
    await sleep(100)
  }
}

export const runOutages = async ({ seed, outages, fault, stop, say }: OutageOptions): Promise<OutageRun> => {
  await using service = await openReplicatedService(seed, fault === undefined ? {} : plantedOutageFaults[fault], { alone: true })
  const { world, addresses, feeds, db } = service
  const send = createSend(addresses)
  const run: OutageRun = {
    answered: { killed: 0, 'cut off': 0 },
    refused: 0,
    stale: [],
    longestWithoutRead: { killed: 0, 'cut off': 0 },
    results: new Map(),
  }
  const [one, other, ...leavers] = world.members.slice(-2 - outages)
  if (one === undefined || other === undefined) throw new Error('there are too few members')

  const readAll = async (probes: Probe[], kind: OutageKind, until: number, readAt: number[]): Promise<void> => {
    let turn = 0
    const readOn = async (): Promise<void> => {
      while (performance.now() < until && !stop.aborted) {
        const probe = probes[turn++ % probes.length]
        const address = addresses[Math.floor(turn / probes.length) % addresses.length]
        if (probe === undefined) return
        const answer = await readOnce(`${address}/api${probe.path}`, probe.as)
        if (answer === undefined || answer.status === 503) {
          run.refused += 1
          await sleep(50)
          continue
        }
        const stale = probe.judge(answer)
        if (stale !== undefined) run.stale.push(`${probe.kind}: ${stale}`)
        readAt.push(performance.now())
        run.answered[kind] += 1
        await sleep(10)
      }
    }
    await Promise.all(Array.from({ length: readers }, readOn))
  }

  for (let number = 0; number < outages && !stop.aborted; number++) {
    const kind = number % 2 === 0 ? 'killed' : 'cut off'
    const late = feeds[Math.floor(number / 2) % feeds.length]
    const leaver = leavers[number]
    if (late === undefined || leaver === undefined) throw new Error('there are too few replicas or members')
    await untilWhole(service, stop)
    late.hang()
    const random = createSeededRandom(seed, number)
    const probes = await writeAndProbe(world, [one, other], { random, blocks: number % 4 < 2, send })
    const began = performance.now()
    const ended = losePrimary(service, kind)
    const readAt: number[] = []
    const reads = readAll(probes, kind, began + outageMs - 500, readAt)
    // The primary is only cut off and confirms the end of a session. From then on no read may accept this session.
    if (kind === 'cut off') probes.push(await endSessionAndProbe(db, leaver))
    await reads
    const gap = longestGap(readAt, began, began + outageMs - 500)
    run.longestWithoutRead[kind] = Math.max(run.longestWithoutRead[kind], gap)
    await ended
    await late.open()
    say(`${kind}: ${readAt.length} reads, ${run.stale.length} stale so far; longest without one ${(gap / 1000).toFixed(1)} s`)
  }
  run.results = await service.sumMetric('ndloo_reads_without_primary_total', 'result')
  return run
}

const readOnce = async (url: string, { token }: Person): Promise<{ status: number; text: string } | undefined> => {
  try {
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(readPatienceMs) })
    return { status: response.status, text: await response.text() }
  } catch {
    return undefined
  }
}
