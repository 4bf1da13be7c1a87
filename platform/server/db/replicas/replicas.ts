import type { Logger } from '../../log.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { Database } from '../database.ts'
import type { LogPosition } from './log-position.ts'
import type { ReadDatabase } from './read-database.ts'
import type { Replica, ReplicaOutcome } from './replica.ts'

/** Where reads run that a replica may answer. */
export interface Replicas {
  /**
   * Runs `work` on a replica that shows everything the primary showed when this was called. Without one, and when the replica fails, it runs on
   * the primary, so it may run twice.
   */
  read<T>(work: (db: ReadDatabase) => Promise<T>): Promise<T>
  /** Looks which replicas can be used. Before the first check none is. */
  check(): Promise<void>
}

/** Reads of a service without replicas: on the primary, without a further statement. */
export const primaryOnly = (primary: Database): Replicas => ({ read: (work) => work(primary), check: () => Promise.resolve() })

interface ReplicaOptions {
  primary: Database
  replicas: readonly Replica[]
  /** Reads the position of the primary after the call; undefined when no replica can be compared with it. */
  readLogPosition: () => Promise<LogPosition | undefined>
  log: Pick<Logger, 'info' | 'warn'>
  metrics: Pick<Metrics, 'counter' | 'gauges'>
}

interface Candidate {
  replica: Replica
  /** Why no read goes there; undefined while reads do. */
  leftOut: string | undefined
}

/** Spreads reads over `replicas`. One that lags or fails is left out until a later check finds it complete. */
export const createReplicas = ({ primary, replicas, readLogPosition, log, metrics }: ReplicaOptions): Replicas => {
  const candidates: Candidate[] = replicas.map((replica) => ({ replica, leftOut: 'not asked yet' }))
  const countRead = metrics.counter('ndloo_reads_total', 'Reads that a replica may answer, by the server that did.', ['server'])
  metrics.gauges(() =>
    candidates.map(({ replica, leftOut }) => ({
      name: 'ndloo_replica_serving',
      help: '1 while this process reads from the replica, 0 while it is left out.',
      labels: { replica: replica.name },
      value: leftOut === undefined ? 1 : 0,
    })),
  )

  const judge = (candidate: Candidate, outcome: ReplicaOutcome<unknown>): void => {
    const { leftOut: before, replica } = candidate
    if (outcome.state === 'unfinished') log.warn({ replica: replica.name, err: outcome.error }, 'a read runs again on the primary')
    const isUsable = outcome.state === 'done' || outcome.state === 'refused' || outcome.state === 'unfinished'
    candidate.leftOut = isUsable ? undefined : outcome.state
    if (candidate.leftOut === before) return
    if (isUsable) log.info({ replica: replica.name }, 'a replica takes reads')
    else
      log.warn(
        { replica: replica.name, why: outcome.state, ...(outcome.state === 'failed' ? { err: outcome.error } : {}) },
        'a replica is left out',
      )
  }

  let turn = 0
  const choose = (): Candidate | undefined => {
    const usable = candidates.filter(({ leftOut }) => leftOut === undefined)
    return usable[turn++ % usable.length]
  }

  const readOnReplica = async <T>(work: (db: ReadDatabase) => Promise<T>): Promise<ReplicaOutcome<T> | undefined> => {
    const candidate = choose()
    if (candidate === undefined) return undefined
    const position = await readLogPosition()
    if (position === undefined) return undefined
    const outcome = await candidate.replica.read(position, work)
    judge(candidate, outcome)
    if (outcome.state === 'done' || outcome.state === 'refused') countRead([candidate.replica.name])
    return outcome
  }

  return {
    read: async (work) => {
      const outcome = await readOnReplica(work)
      if (outcome?.state === 'done') return outcome.result
      if (outcome?.state === 'refused') throw outcome.refusal
      countRead(['primary'])
      return work(primary)
    },
    check: async () => {
      const position = await readLogPosition()
      if (position === undefined) return
      await Promise.all(
        candidates.map(async (candidate) => judge(candidate, await candidate.replica.read(position, () => Promise.resolve()))),
      )
    },
  }
}
