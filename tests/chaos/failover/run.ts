import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import type { ClusterOptions } from '../cluster/patroni-config.ts'
import { findLosses, type WriteLosses } from './checks.ts'
import { type FailureKind, failures } from './faults.ts'
import { startMembers } from './members.ts'
import { openClusteredService, type ClusteredService } from './service.ts'
import { createRunRecord, longestGap } from './writes.ts'

/** Faults that a run has to find. */
export const plantedFaults = {
  /** The primary acknowledges before a standby has the commit. */
  asynchronous: 'commits wait for no standby',
  /** A client takes a write as done that nobody answered. */
  silence: 'a client takes a write without an answer as done',
} as const

export type PlantedFault = keyof typeof plantedFaults

export interface FailoverOptions {
  seed: number
  /** Rounds of each kind. */
  rounds: number
  kinds: readonly FailureKind[]
  store: ClusterOptions['store']
  fault?: PlantedFault | undefined
  stop?: AbortSignal
  say(line: string): void
}

/** The result of one failure. Times are in milliseconds. */
export interface FailoverRound extends WriteLosses {
  kind: FailureKind
  writes: number
  refused: number
  longestWithoutWrite: number
  longestWithoutRead: number
  slowestWrite: number
  restarts: number
  unexpected: string[]
}

/** Before and after a failure, members write undisturbed for this long. */
const quietMs = 1500

const playRound = async ({ cluster, servers, world }: ClusteredService, kind: FailureKind, seed: number, trustsSilence: boolean) => {
  const record = createRunRecord()
  const pids = servers.map((server) => server.pid())
  const addresses = servers.map(({ port }) => `http://127.0.0.1:${port}`)
  const members = startMembers({ addresses, world, seed, record, trustsSilence })
  let [began, ended] = [0, 0]
  try {
    await sleep(quietMs)
    const primary = await cluster.primary()
    if (primary === undefined) throw new Error('there is no primary')
    began = performance.now()
    await failures[kind](cluster, primary, createSeededRandom(seed, -2))
    await cluster.waitUntilWhole()
    const whole = performance.now()
    while (!record.writtenAt.some((time) => time > whole)) await sleep(50)
    await sleep(quietMs)
    ended = performance.now()
    await members.finish()
  } finally {
    members.abandon()
  }
  return {
    acknowledged: record.acknowledged,
    round: {
      kind,
      writes: record.acknowledged.length,
      refused: record.refused,
      longestWithoutWrite: longestGap(record.writtenAt, began, ended),
      longestWithoutRead: longestGap(record.readAt, began, ended),
      slowestWrite: record.slowestMs,
      restarts: servers.filter((server, index) => server.pid() !== pids[index]).length,
      unexpected: [...record.unexpected].map(([what, times]) => `${times}: ${what}`),
    },
  }
}

/** What a member must never notice, in words; empty when all is well. */
export const findWrong = ({ lost, doubled, unsound, unexpected, restarts }: FailoverRound): string[] => [
  ...(lost.length > 0 ? [`${lost.length} acknowledged writes lost`] : []),
  ...(doubled.length > 0 ? [`${doubled.length} writes doubled`] : []),
  ...unsound.map((what) => `the ledger: ${what}`),
  ...unexpected.map((what) => `unexpected answers, ${what}`),
  ...(restarts > 0 ? [`${restarts} processes were restarted`] : []),
]

const readLastLines = async (path: string): Promise<string> => (await readFile(path, 'utf8')).split('\n').slice(-40).join('\n')

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** Lets the primary fail in each way while members write, and compares what is left with what was acknowledged. */
export const runFailovers = async (options: FailoverOptions): Promise<FailoverRound[]> => {
  const { seed, rounds, kinds, store, fault, stop, say } = options
  await using service = await openClusteredService({ synchronous: fault !== 'asynchronous', store }, seed)
  say(`three nodes and two processes are up; logs are in ${service.folder}`)
  const results: FailoverRound[] = []
  const acknowledged: Parameters<typeof findLosses>[1][number][] = []
  for (let number = 0; number < rounds * kinds.length && stop?.aborted !== true; number++) {
    const kind = kinds[number % kinds.length] ?? 'kill'
    const played = await playRound(service, kind, seed * 1000 + number, fault === 'silence').catch(async (error: unknown) => {
      // The folder of the logs ends with the run.
      for (const { name } of service.cluster.nodes) say(`${name}:\n${await readLastLines(join(service.folder, `${name}.log`))}`)
      throw new Error(`${kind} of seed ${seed}, round ${number + 1}`, { cause: error })
    })
    acknowledged.push(...played.acknowledged)
    const losses = await findLosses(service.db, acknowledged)
    const round = { ...played.round, ...losses }
    results.push(round)
    const wrong = findWrong(round)
    say(
      `${kind}: ${round.writes} writes, ${round.refused} refused; longest without a write ${seconds(round.longestWithoutWrite)}, without a read ` +
        `${seconds(round.longestWithoutRead)}, slowest write ${seconds(round.slowestWrite)}; ${wrong.length === 0 ? 'nothing lost or doubled' : wrong.join('; ')}`,
    )
    // What was lost once is missing in every later round, too.
    if (wrong.length > 0) break
  }
  return results
}
