// Measures the processor time per action of a service with a number of processes and replicas.
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSeededRandom, type Random } from '#platform/shared/seeded-random.ts'
import { shareOfReplicas } from '../../chaos/replicas/run.ts'
import { sumMetrics } from '../../chaos/services/metrics.ts'
import { percentile } from '../measure/timing.ts'
import { createActions, type Visitor } from '../sizing/actions.ts'
import { jobsDone } from '../sizing/costs.ts'
import { runAtOnce, runAtRate } from './load.ts'
import { type ActionName, actionsAMinute, drawActions, timesAMinute } from './mix.ts'
import { type CellCosts, parts, type PartTimes } from './projection.ts'
import type { CellService } from './services.ts'
import { connectOnce, connectTalkers, type Talkers } from './talkers.ts'

/** What was measured with one number of processes and one of replicas. */
export interface CellResult extends CellCosts {
  /** Actions that were answered, and the rate in actions per second. */
  done: number
  actionsPerSecond: number
  /** Share of the reads that replicas may answer and did, 0 to 1. */
  replicaReadShare: number
  medianMs: number
  p99Ms: number
  /** Share of the time in which the processors of the machine had nothing to do, 0 to 1. */
  idleShare: number
  /** Messages that did not arrive live, because the server had closed the receiver's socket. */
  missedMessages: number
  errors: Map<string, number>
}

/** How a cell is measured. */
export interface CellPlan {
  replicas: number
  perSecond: number
  seconds: number
  /** Actions of each process before the measurement, without pictures: Node.js compiles what runs often. */
  warmUp: number
  visitors: readonly Visitor[]
  /** Other members, for the warm-up: more processes need more of it, and the members of the measurement must not differ by that. */
  warmUpVisitors: readonly Visitor[]
  jpeg: Buffer
  /** The same seed gives the same actions in the same order. */
  seed: number
}

/** Seconds in which nobody does anything, and those before them, in which each process collects its garbage and ends its jobs. */
const [idleSeconds, settlingSeconds] = [10, 15]
const warmUpAtOnce = 6
/** Pairs of members with open sockets. */
const talkingPairs = 20

/** Returns a function for some members that performs actions, each at the next process. */
const createAct = (addresses: readonly string[], { jpeg, seed }: CellPlan, talkers: Talkers) => {
  const random = createSeededRandom(seed, 0)
  const atProcess = addresses.map((address) => ({ address, actions: createActions(address, jpeg) }))
  const others = {
    connection: (address: string, { id }: Visitor) => connectOnce(address, id),
    message: () => talkers.talk(),
  }
  return (visitors: readonly Visitor[]) =>
    async (name: ActionName, number: number): Promise<void> => {
      const { address, actions } = atProcess[number % atProcess.length] as (typeof atProcess)[number]
      const isReaction = name === 'like' || name === 'dislike'
      const visitor = random.pick(isReaction ? visitors.filter(({ shown }) => shown.length > 0) : visitors)
      await (name === 'connection' || name === 'message' ? others[name](address, visitor) : actions[name](visitor, number))
    }
}

const throwErrors = (errors: ReadonlyMap<string, number>): void => {
  if (errors.size > 0) throw new Error(`while warming up: ${[...errors.keys()].join('; ')}`)
}

/** As many actions as are named, and only a few of the pictures between them, of which a request has little to compile. */
const drawWarmUp = (count: number, random: Random): ActionName[] => {
  const all = drawActions(Math.round((count * actionsAMinute) / (actionsAMinute - timesAMinute.picture)), random)
  return all.filter((name, index) => name !== 'picture' || index % 8 === 0)
}

const warmUp = async (act: (name: ActionName, number: number) => Promise<void>, processes: number, plan: CellPlan): Promise<void> => {
  // Each process gets a photo to show.
  const first: ActionName[] = Array.from({ length: processes }, () => 'upload')
  throwErrors((await runAtOnce(first, 1, act)).errors)
  throwErrors((await runAtOnce(drawWarmUp(plan.warmUp * processes, createSeededRandom(plan.seed, 1)), warmUpAtOnce, act)).errors)
}

/** The time of each part between two readings, divided by `by`. */
const between = (before: PartTimes, after: PartTimes, by: number): PartTimes => {
  const times = {} as PartTimes
  for (const part of parts) times[part] = (after[part] - before[part]) / by
  return times
}

const processorTimes = (): { idle: number; all: number } => {
  const times = cpus().map((cpu) => cpu.times)
  const idle = times.reduce((sum, one) => sum + one.idle, 0)
  return { idle, all: times.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, idle) }
}

const measureBackground = async (service: CellService): Promise<PartTimes> => {
  await sleep(settlingSeconds * 1000)
  const [before, began] = [service.read(), performance.now()]
  await sleep(idleSeconds * 1000)
  return between(before, service.read(), (performance.now() - began) / 1000)
}

/** Warms a running service up, measures it while nobody does anything and while members act, and returns the processor time of an action. */
export const measureCell = async (service: CellService, plan: CellPlan): Promise<CellResult> => {
  const { addresses, metrics } = service
  using talkers = await connectTalkers(addresses, plan.visitors.slice(0, talkingPairs))
  const act = createAct(addresses, plan, talkers)
  const matches = createActions(addresses[0] ?? '', plan.jpeg).matches
  for (const [number, visitor] of [...plan.visitors, ...plan.warmUpVisitors].entries()) await matches(visitor, number)
  await warmUp(act(plan.warmUpVisitors), addresses.length, plan)
  const untilJobsDone = () => jobsDone({ metrics: `127.0.0.1:${metrics[0]}` })
  await untilJobsDone()
  const background = await measureBackground(service)
  const drawn = drawActions(Math.round(plan.perSecond * plan.seconds), createSeededRandom(plan.seed, 2))
  const missedBefore = talkers.missed()
  const readsBefore = await sumMetrics(metrics, 'ndloo_reads_total', 'server')
  const [before, machineBefore, began] = [service.read(), processorTimes(), performance.now()]
  const { times, errors } = await runAtRate(drawn, plan.perSecond, act(plan.visitors))
  const [machineAfter, seconds] = [processorTimes(), (performance.now() - began) / 1000]
  // Background jobs that an action causes are part of its cost.
  await untilJobsDone()
  const spent = between(before, service.read(), 1)
  const secondsWithJobs = (performance.now() - began) / 1000
  const reads = await sumMetrics(metrics, 'ndloo_reads_total', 'server')
  for (const [server, count] of readsBefore) reads.set(server, (reads.get(server) ?? 0) - count)
  const perAction = {} as PartTimes
  for (const part of parts) perAction[part] = (spent[part] - background[part] * secondsWithJobs) / times.length
  return {
    processes: addresses.length,
    replicas: plan.replicas,
    perAction,
    background,
    done: times.length,
    actionsPerSecond: times.length / seconds,
    replicaReadShare: shareOfReplicas(reads),
    medianMs: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    idleShare: (machineAfter.idle - machineBefore.idle) / (machineAfter.all - machineBefore.all),
    missedMessages: talkers.missed() - missedBefore,
    errors,
  }
}
