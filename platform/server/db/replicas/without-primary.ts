import { shareCalls } from '../../concurrency/share-calls.ts'
import { withTimeout } from '../../concurrency/with-timeout.ts'
import type { Logger } from '../../log.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { LogPosition } from './log-position.ts'
import { createPrimaryWatch, PrimarySilentError } from './primary-watch.ts'
import type { ReadDatabase } from './read-database.ts'
import type { Replica, ReplicaOutcome } from './replica.ts'
import type { Replicas, ExcludableReplicas } from './replicas.ts'
import type { CommitRules } from './server-state.ts'
import {
  chooseStandbys,
  findConfirmingStandbys,
  isStandbyRefusal,
  type ConfirmingStandbys,
  type ObservedServerState,
  type StandbyRefusal,
} from './standby-rules.ts'

/** Replicas answer alone for this long after the primary was seen last. A process that is cut off alone must leave its balancer some time. */
const longestMs = 60_000
/** A replica that does not tell its state in this time does not answer, in milliseconds. */
const stateMs = 1000

interface Options {
  /** Where reads run while the primary answers. */
  usual: ExcludableReplicas
  replicas: readonly Replica[]
  readLogPosition: () => Promise<LogPosition | undefined>
  readCommitRules: () => Promise<CommitRules | undefined>
  /** Resolves when the primary takes writes again. */
  isPrimaryBack: () => Promise<unknown>
  log: Pick<Logger, 'info' | 'warn'>
  metrics: Pick<Metrics, 'counter' | 'gauges'>
  now?: () => number
}

/** Returns a function that asks a replica for its state; undefined when it does not answer. */
const createObserver = (replica: Replica, now: () => number): (() => Promise<ObservedServerState | undefined>) => {
  let [received, since]: [string | undefined, number] = [undefined, 0]
  return async () => {
    const state = await withTimeout(stateMs, replica.readState()).catch(() => undefined)
    if (state === undefined) return undefined
    if (state.received !== received) [received, since] = [state.received, now()]
    return { ...state, quietMs: now() - since }
  }
}

/** Replicas that go on alone while the primary is silent, when one of them has everything that any primary has confirmed. */
export const createReadsWithoutPrimary = (options: Options): Replicas => {
  const { usual, replicas, readLogPosition, readCommitRules, log, metrics, now = () => performance.now() } = options
  const observers = replicas.map((replica) => createObserver(replica, now))
  const readStates = shareCalls(() => Promise.all(observers.map((observe) => observe())))
  let known: ConfirmingStandbys | StandbyRefusal = 'the primary was never seen'
  let knownAt = -Infinity
  /** Leaves out the address of the primary, which may hang. */
  const readStandbyStates = shareCalls(() => {
    const places = isStandbyRefusal(known) ? [] : known.servers.map(({ place }) => place)
    return Promise.all(observers.map((observe, place) => (places.includes(place) ? observe() : Promise.resolve(undefined))))
  })
  let asked: { states: readonly (ObservedServerState | undefined)[]; rules: CommitRules } | undefined
  let earlier: readonly (ObservedServerState | undefined)[] | undefined

  const countRead = metrics.counter('ndloo_reads_without_primary_total', 'Reads while the primary was silent, by how they ended.', [
    'result',
  ])
  metrics.gauges(() => [
    {
      name: 'ndloo_reads_survive_primary',
      help: '1 while replicas could answer without the primary.',
      value: isStandbyRefusal(known) ? 0 : 1,
    },
    { name: 'ndloo_primary_silent', help: '1 while this process gets no answer from the primary.', value: watch.isSilent() ? 1 : 0 },
  ])

  const learn = (found: ConfirmingStandbys | StandbyRefusal): void => {
    const why = isStandbyRefusal(found) ? found : undefined
    if (why !== (isStandbyRefusal(known) ? known : undefined)) {
      if (why === undefined) log.info({}, 'replicas can answer without the primary')
      else log.warn({ why }, 'replicas could not answer without the primary')
    }
    known = found
    knownAt = now()
  }
  /** The states were asked before the rules; the next ones are asked meanwhile, so that a dead replica delays nothing. */
  const ask = async (): Promise<void> => {
    const states = earlier
    const [next, rules] = await Promise.all([readStates(), readCommitRules()])
    earlier = next
    if (states !== undefined && rules !== undefined) asked = { states, rules }
  }
  /**
   * Learns which standbys confirm commits. Separate from the question whether the primary answers, because noting the timeline of a new primary waits
   * for a standby.
   */
  const learnFromAnswer = async (): Promise<void> => {
    if (asked === undefined) return
    const { states, rules } = asked
    asked = undefined
    const position = await readLogPosition()
    const found = findConfirmingStandbys(states, rules, position?.timeline ?? 0)
    if (position !== undefined || isStandbyRefusal(found)) learn(found)
  }
  const watch = createPrimaryWatch({ ask, isBack: options.isPrimaryBack, onSilent: usual.leaveAllOut, log })

  const readOn = async <T>(work: (db: ReadDatabase) => Promise<T>): Promise<ReplicaOutcome<T> | StandbyRefusal> => {
    if (isStandbyRefusal(known)) return known
    if (now() - knownAt > longestMs) return 'the primary is silent for too long'
    const choice = chooseStandbys(known, await readStandbyStates())
    if (isStandbyRefusal(choice)) return choice
    for (const place of choice.places) {
      const outcome = await replicas[place]?.read(choice.position, work)
      if (outcome?.state === 'done' || outcome?.state === 'refused') return outcome
      if (outcome?.state === 'unfinished') log.warn({ err: outcome.error }, 'a read failed without the primary')
    }
    return 'no replica has replayed everything'
  }

  const readEither: Replicas['readEither'] = async (onPrimary, alone) => {
    try {
      return await watch.whileAnswering(onPrimary)
    } catch (error) {
      if (!(error instanceof PrimarySilentError)) throw error
      const outcome = await readOn(alone)
      countRead([isStandbyRefusal(outcome) ? outcome : 'answered'])
      if (!isStandbyRefusal(outcome) && outcome.state === 'done') return outcome.result
      if (!isStandbyRefusal(outcome) && outcome.state === 'refused') throw outcome.refusal
      if (error.cause instanceof Error) throw error.cause
      // No replica could answer, and the primary may be back by now, so the primary is asked again.
      return onPrimary()
    }
  }
  return {
    readEither,
    read: (work) =>
      readEither(
        () => usual.read(work),
        (db) => work(db, undefined),
      ),
    isPrimarySilent: watch.isSilent,
    watchPrimary: watch.check,
    check: async () => {
      if (!watch.isSilent()) await Promise.all([learnFromAnswer(), usual.check()])
    },
  }
}
