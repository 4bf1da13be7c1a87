import type { Logger } from '../../log.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { Database } from '../database.ts'
import type { Position } from './position.ts'
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
  readPosition: () => Promise<Position | undefined>
  log: Pick<Logger, 'info' | 'warn'>
  metrics: Pick<Metrics, 'counter' | 'gauges'>
}

interface Member {
  replica: Replica
  /** Why no read goes there; undefined while reads do. */
  leftOut: string | undefined
}

/** Spreads reads over `replicas`. One that lags or fails is left out until a later check finds it complete. */
export const createReplicas = ({ primary, replicas, readPosition, log, metrics }: ReplicaOptions): Replicas => {
  const members: Member[] = replicas.map((replica) => ({ replica, leftOut: 'not asked yet' }))
  const countRead = metrics.counter('ndloo_reads_total', 'Reads that a replica may answer, by the server that did.', ['server'])
  metrics.gauges(() =>
    members.map(({ replica, leftOut }) => ({
      name: 'ndloo_replica_serving',
      help: '1 while this process reads from the replica, 0 while it is left out.',
      labels: { replica: replica.name },
      value: leftOut === undefined ? 1 : 0,
    })),
  )

  const judge = (member: Member, outcome: ReplicaOutcome<unknown>): void => {
    const { leftOut: before, replica } = member
    const isUsable = outcome.state === 'done' || outcome.state === 'refused'
    member.leftOut = isUsable ? undefined : outcome.state
    if (member.leftOut === before) return
    if (isUsable) log.info({ replica: replica.name }, 'a replica takes reads')
    else
      log.warn(
        { replica: replica.name, why: outcome.state, ...(outcome.state === 'failed' ? { err: outcome.error } : {}) },
        'a replica is left out',
      )
  }

  let turn = 0
  const choose = (): Member | undefined => {
    const usable = members.filter(({ leftOut }) => leftOut === undefined)
    return usable[turn++ % usable.length]
  }

  const readOnReplica = async <T>(work: (db: ReadDatabase) => Promise<T>): Promise<ReplicaOutcome<T> | undefined> => {
    const member = choose()
    if (member === undefined) return undefined
    const position = await readPosition()
    if (position === undefined) return undefined
    const outcome = await member.replica.read(position, work)
    judge(member, outcome)
    if (outcome.state === 'done' || outcome.state === 'refused') countRead([member.replica.name])
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
      const position = await readPosition()
      if (position === undefined) return
      await Promise.all(members.map(async (member) => judge(member, await member.replica.read(position, () => Promise.resolve()))))
    },
  }
}
