// Members write and read while replicas fall behind and die.
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import type { ModuleReplacements } from '../bundling/replace-modules.ts'
import { delayReplay, type ReplayDelayOptions } from './delays.ts'
import { createWriteReadPairRunner, createSend, type WriteReadPairResult } from './pairs.ts'
import { openReplicatedService } from './service.ts'

/** Deliberate bugs that a run must find. */
export const plantedFaults = {
  unchecked: { 'platform/server/db/replicas/log-position.ts': 'tests/chaos/replicas/faults/unchecked.ts' },
} as const satisfies Record<string, ModuleReplacements>
export type PlantedFault = keyof typeof plantedFaults

export interface ReplicaRun {
  pairs: number
  stale: string[]
  /** Errors that members got. */
  failed: string[]
  /** The number of reads that each server answered: the primary, or a replica. */
  reads: Map<string, number>
  /** Milliseconds of a read: the median, and what one of a hundred exceeded. */
  medianMs: number
  slowMs: number
  pairsPerSecond: number
}

interface RunOptions {
  seed: number
  pairs: number
  /** Members who write at the same time. At most 8, because each needs two members to whom nobody else writes. */
  writers: number
  disturbance: ReplayDelayOptions
  fault?: PlantedFault | undefined
  stop: AbortSignal
  say: (line: string) => void
}

/** A run with so many failures is broken and ends. */
const mostFailures = 20
const toldEvery = 5000

const quantile = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0

/** Runs until so many pairs are made or `stop` is set. */
export const runReplicas = async ({ seed, pairs, writers, disturbance, fault, stop, say }: RunOptions): Promise<ReplicaRun> => {
  await using service = await openReplicatedService(seed, fault === undefined ? {} : plantedFaults[fault])
  const ended = new AbortController()
  const delays = service.replicas.map((replica, index) =>
    delayReplay(replica, createSeededRandom(seed, -2 - index), disturbance, ended.signal),
  )
  const send = createSend(service.addresses)
  const results: WriteReadPairResult[] = []
  const failed: string[] = []
  let told = toldEvery
  const began = performance.now()
  const loners = service.world.members.slice(-2 * writers)
  const writeFor = async (index: number): Promise<void> => {
    const [one, other] = loners.slice(2 * index)
    if (one === undefined || other === undefined) throw new Error('there are too few members for so many writers')
    const makePairs = createWriteReadPairRunner(send, service.world, [one, other])
    for (let number = 0; results.length < pairs && failed.length < mostFailures && !stop.aborted; number++) {
      const random = createSeededRandom(seed, index * 10_000_000 + number)
      try {
        results.push(...(await makePairs(random, number)))
      } catch (error) {
        failed.push(String(error))
      }
      if (results.length < told) continue
      say(`${results.length} pairs, ${results.filter(({ stale }) => stale !== undefined).length} stale`)
      told += toldEvery
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, index) => writeFor(index)))
  const seconds = (performance.now() - began) / 1000
  ended.abort()
  await Promise.all(delays)
  const times = results.map(({ readMs }) => readMs).toSorted((a, b) => a - b)
  return {
    pairs: results.length,
    stale: results.flatMap(({ kind, stale }) => (stale === undefined ? [] : [`${kind}: ${stale}`])),
    failed,
    reads: await service.sumMetric('ndloo_reads_total', 'server'),
    medianMs: quantile(times, 0.5),
    slowMs: quantile(times, 0.99),
    pairsPerSecond: results.length / seconds,
  }
}

/** The part of reads that replicas answered, from 0 to 1. */
export const shareOfReplicas = (reads: ReadonlyMap<string, number>): number => {
  const all = [...reads.values()].reduce((sum, count) => sum + count, 0)
  return all === 0 ? 0 : 1 - (reads.get('primary') ?? 0) / all
}
