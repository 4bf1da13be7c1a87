import type { Logger } from '../../log.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { Database } from '../database.ts'
import type { LogPosition } from './log-position.ts'
import type { ReadDatabase } from './read-database.ts'
import type { Replica, ReplicaOutcome } from './replica.ts'

/** Where reads run that a replica may answer. */
export interface Replicas {
  /**
   * Runs `work` on a replica that shows everything the primary showed when this was called. Without such a replica, or when it fails, `work` runs on
   * the primary, so it may run twice. `primary` is undefined while the primary is silent; `work` then leaves out what it would write.
   */
  read<T>(work: (db: ReadDatabase, primary: Database | undefined) => Promise<T>): Promise<T>
  /** Runs `onPrimary`; while the primary is silent, `alone` on a replica, where that is allowed and safe. */
  readEither<T>(onPrimary: () => Promise<T>, alone: (db: ReadDatabase) => Promise<T>): Promise<T>
  /** Whether reads go to replicas because the primary does not answer. */
  isPrimarySilent(): boolean
  /** Checks whether the primary answers. Separate from `check`, because a server that hangs delays `check`. */
  watchPrimary(): Promise<void>
  /** Checks which replicas can be used. Before the first check none is used. */
  check(): Promise<void>
}

/** Replicas beside a primary that may be lost. */
export interface ExcludableReplicas extends Replicas {
  /** Leaves all replicas out until the next check, because the primary that they follow may be lost. */
  leaveAllOut(): void
}

/** For a service whose replicas never answer without the primary: while the primary is silent, nothing is read. */
const stopWithPrimary: Pick<Replicas, 'readEither' | 'isPrimarySilent' | 'watchPrimary'> = {
  readEither: (onPrimary) => onPrimary(),
  isPrimarySilent: () => false,
  watchPrimary: () => Promise.resolve(),
}

/** Runs all reads of a service without replicas on the primary. No additional statement is sent. */
export const createPrimaryOnlyReplicas = (primary: Database): Replicas => ({
  ...stopWithPrimary,
  read: (work) => work(primary, primary),
  check: () => Promise.resolve(),
})

interface ReplicaOptions {
  primary: Database
  replicas: readonly Replica[]
  /** Reads the position of the primary after the call; undefined when no replica can be compared with it. */
  readLogPosition: () => Promise<LogPosition | undefined>
  log: Pick<Logger, 'info' | 'warn'>
  metrics: Pick<Metrics, 'counter' | 'gauges'>
  /** Whether the addresses name every server, so that one of them leads to the primary and nothing is wrong with it. */
  namesEveryServer?: boolean
}

interface Candidate {
  replica: Replica
  /** Why no read goes to this replica; undefined while reads do. */
  leftOut: string | undefined
}

const notAsked = 'not asked yet'

/** Spreads reads over `replicas`. One that lags or fails is left out until a later check finds that it has caught up. */
export const createReplicas = ({
  primary,
  replicas,
  readLogPosition,
  log,
  metrics,
  namesEveryServer = false,
}: ReplicaOptions): ExcludableReplicas => {
  const candidates: Candidate[] = replicas.map((replica) => ({ replica, leftOut: notAsked }))
  const countRead = metrics.counter('ndloo_reads_total', 'Reads that a replica may answer, by the server that did.', ['server'])
  metrics.gauges(() =>
    candidates
      .filter(({ leftOut }) => !namesEveryServer || leftOut !== 'standing alone')
      .map(({ replica, leftOut }) => ({
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

  const readOnReplica = async <T>(work: (db: ReadDatabase, primary: Database) => Promise<T>): Promise<ReplicaOutcome<T> | undefined> => {
    const candidate = choose()
    if (candidate === undefined) return undefined
    const position = await readLogPosition()
    if (position === undefined) return undefined
    const outcome = await candidate.replica.read(position, (db) => work(db, primary))
    judge(candidate, outcome)
    if (outcome.state === 'done' || outcome.state === 'refused') countRead([candidate.replica.name])
    return outcome
  }

  return {
    ...stopWithPrimary,
    read: async (work) => {
      const outcome = await readOnReplica(work)
      if (outcome?.state === 'done') return outcome.result
      if (outcome?.state === 'refused') throw outcome.refusal
      countRead(['primary'])
      return work(primary, primary)
    },
    leaveAllOut: () => {
      for (const candidate of candidates) candidate.leftOut = notAsked
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
