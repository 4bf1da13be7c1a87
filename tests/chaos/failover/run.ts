import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withTimeout } from '#platform/server/concurrency/with-timeout.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import type { ClusterOptions } from '../cluster/patroni-config.ts'
import { findLosses, type WriteLosses } from './checks.ts'
import { type FailureKind, failureActions } from './faults.ts'
import { startMembers } from './members.ts'
import { openClusteredService, type ClusteredService } from './service.ts'
import { type AcknowledgedWrite, createRunRecord, longestGap } from './writes.ts'

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
  /** Whether the processes read from standbys, also while there is no primary. */
  reads?: boolean | undefined
  store: ClusterOptions['store']
  fault?: PlantedFault | undefined
  /** Whether a round ends with the first writes of the new primary, without waiting until the old primary has joined again. */
  short?: boolean | undefined
  stop: AbortSignal
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
  /** Reads of an acknowledged message that did not show it. */
  stale: string[]
  restarts: number
  unexpected: string[]
}

/** Before and after a failure, members write undisturbed for this long. */
const quietMs = 1500
/** The time limit for writes once there is a primary. Even a slow machine needs only a part of it. */
const longestWaitMs = 180_000

/** Waits until members write again. @throws {Error} when they do not, or the run is stopped */
const waitForWrites = async (writtenAt: readonly number[], since: number, stop: AbortSignal): Promise<void> => {
  while (!writtenAt.some((time) => time > since)) {
    stop.throwIfAborted()
    if (performance.now() - since > longestWaitMs) throw new Error('nobody could write again')
    await sleep(50)
  }
}

const waitUntil = async (isSo: () => Promise<boolean>, stop: AbortSignal): Promise<void> => {
  for (const began = performance.now(); !(await isSo()); await sleep(50)) {
    stop.throwIfAborted()
    if (performance.now() - began > longestWaitMs) throw new Error('the processes did not find every server')
  }
}

const playRound = async (
  { cluster, servers, world, canReadWithoutPrimary }: ClusteredService,
  kind: FailureKind,
  seed: number,
  { fault, reads = false, short = false, stop }: FailoverOptions,
) => {
  const record = createRunRecord()
  const pids = servers.map((server) => server.pid())
  const addresses = servers.map(({ port }) => `http://127.0.0.1:${port}`)
  const members = startMembers({ addresses, world, seed, record, trustsSilence: fault === 'silence' })
  let [began, ended] = [0, 0]
  try {
    await sleep(quietMs)
    // Patroni can report a standby as running and then restart it. Two failures at once are not tested here.
    if (reads) await waitUntil(canReadWithoutPrimary, stop)
    const primary = await cluster.primary()
    if (primary === undefined) throw new Error('there is no primary')
    began = performance.now()
    await failureActions[kind](cluster, primary, createSeededRandom(seed, -2))
    // Until members write again, the nodes can still report the state before the failure.
    await waitForWrites(record.writtenAt, performance.now(), stop)
    if (!short) {
      await cluster.waitUntilWhole()
      await waitForWrites(record.writtenAt, performance.now(), stop)
    }
    await sleep(quietMs)
    ended = performance.now()
    await withTimeout(longestWaitMs, members.finish())
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
      stale: record.stale,
      restarts: servers.filter((server, index) => server.pid() !== pids[index]).length,
      unexpected: [...record.unexpected].map(([what, times]) => `${times}: ${what}`),
    },
  }
}

/** Losses of a round, in words; empty when there are none. */
const findLost = ({ lost, doubled, unsound, stale }: FailoverRound): string[] => [
  ...(lost.length > 0 ? [`${lost.length} acknowledged writes lost`] : []),
  ...(stale.length > 0 ? [`${stale.length} reads without an acknowledged message`] : []),
  ...(doubled.length > 0 ? [`${doubled.length} writes doubled`] : []),
  ...unsound.map((what) => `the ledger: ${what}`),
]

const findOdd = ({ unexpected, restarts }: FailoverRound): string[] => [
  ...unexpected.map((what) => `unexpected answers, ${what}`),
  ...(restarts > 0 ? [`${restarts} processes were restarted`] : []),
]

/**
 * What a member must never notice, in words; empty when all is well. In a short run only losses count: on a slow machine a statement can run into
 * its time limit.
 */
export const findFailoverProblems = (round: FailoverRound, short: boolean): string[] => [
  ...findLost(round),
  ...(short ? [] : findOdd(round)),
]

const readLastLines = async (path: string): Promise<string> => (await readFile(path, 'utf8')).split('\n').slice(-40).join('\n')

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** Lets the primary fail in each way while members write, and compares what is left with what was acknowledged. */
export const runFailovers = async (options: FailoverOptions): Promise<FailoverRound[]> => {
  const { seed, rounds, kinds, store, reads, fault, stop, say } = options
  await using service = await openClusteredService({ synchronous: fault !== 'asynchronous', store, reads, stop }, seed)
  say(`three nodes and two processes are up; logs are in ${service.folder}`)
  const results: FailoverRound[] = []
  const acknowledged: AcknowledgedWrite[] = []
  for (let number = 0; number < rounds * kinds.length && !stop.aborted; number++) {
    const kind = kinds[number % kinds.length] ?? 'kill'
    const played = await playRound(service, kind, seed * 1000 + number, options).catch(async (error: unknown) => {
      stop.throwIfAborted()
      // The folder of the logs ends with the run.
      for (const { name } of service.cluster.nodes) say(`${name}:\n${await readLastLines(join(service.folder, `${name}.log`))}`)
      throw new Error(`${kind} of seed ${seed}, round ${number + 1}`, { cause: error })
    })
    acknowledged.push(...played.acknowledged)
    const losses = await findLosses(service.db, acknowledged)
    const round = { ...played.round, ...losses }
    results.push(round)
    const wrong = findFailoverProblems(round, options.short === true)
    const noted = [...findLost(round), ...findOdd(round)]
    say(
      `${kind}: ${round.writes} writes, ${round.refused} refused; longest without a write ${seconds(round.longestWithoutWrite)}, without a read ` +
        `${seconds(round.longestWithoutRead)}, slowest write ${seconds(round.slowestWrite)}; ${wrong.length === 0 ? 'nothing lost or doubled' : 'WRONG'}${noted.length === 0 ? '' : `; ${noted.join('; ')}`}`,
    )
    // What was lost once is missing in every later round, too.
    if (wrong.length > 0) break
  }
  return results
}
