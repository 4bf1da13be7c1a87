import type { Platform } from '#platform/server/platform.ts'
import { minuteMs } from '#platform/shared/durations.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { trainInSteps } from '../model/train-without-pauses.ts'
import type { Model } from '../model/model.ts'
import type { Population } from '../model/population.ts'
import { createTrainingThrottle, type TrainingThrottle, TrainingStopped } from './training-throttle.ts'
import { type PopulationLimits, readPopulation } from './read-population.ts'
import { recordRunEnd, recordRunStart, type TrainingResult } from './run-store.ts'
import { makeAndSaveSuggestions } from './make-and-save-suggestions.ts'

/** The parts of the platform that a training needs. */
export type TrainingServices = Pick<Platform, 'db' | 'clock' | 'config' | 'random' | 'log' | 'memory' | 'readiness'>

/** How much time and memory a training may take. */
export interface TrainingLimits extends PopulationLimits {
  /** Milliseconds after which the training stops. */
  maxMs: number
  /** With fewer likes nothing is learnt, and every feed is ordered by the rule alone. */
  minLikes: number
}

/**
 * Limits of the nightly training. It ends before the deadline of its job queue, and within an hour on one core. Memory: about 1.5 KB for each
 * member, 25 bytes for each like.
 */
export const defaultTrainingLimits: TrainingLimits = { maxMs: 55 * minuteMs, maxMembers: 200_000, maxLikes: 10_000_000, minLikes: 100 }

/** Learns in small steps between which the process does its other work. */
const learn = async (population: Population, random: () => number, pace: TrainingThrottle): Promise<Model> => {
  const steps = trainInSteps(population, { random })
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    await pace.breathe()
  }
}

/**
 * Learns from the likes who would like whom, and writes up to 60 suggestions for each member who was active in the last 30 days. The model exists
 * only in memory and only during the training. If the training ends early, members without new suggestions keep the old ones.
 * @returns what it did; a run that ends early because of a limit is no error
 * @throws {TrainingStopped} when the process stops, so that another one begins again
 */
export const trainSuggestions = async (
  services: TrainingServices,
  limits: TrainingLimits = defaultTrainingLimits,
): Promise<TrainingResult> => {
  const { db, clock, config, log, memory, readiness } = services
  const now = clock.now()
  const random = createSeededRandom(Math.floor(services.random() * 2 ** 32)).next
  const run = await recordRunStart(db, now)
  const pace = createTrainingThrottle(limits.maxMs, { isMemoryLow: () => memory.isLow(), isStopping: () => readiness.draining })
  const result: TrainingResult = { outcome: 'done', members: 0, likes: 0, suggested: 0, peak_mb: 0 }
  /** Seconds since the start at the end of each part. */
  const seconds: Record<string, number> = {}
  const began = performance.now()
  const endOf = (part: string) => void (seconds[part] = Math.round((performance.now() - began) / 100) / 10)
  try {
    const trained = await readPopulation(db, { now, secret: config.secrets[0], limits, pace, random })
    endOf('read')
    result.members = trained.population.ids.length
    result.likes = trained.population.likeFrom.length
    if (result.likes < limits.minLikes) result.outcome = 'too_few'
    else {
      const model = await learn(trained.population, random, pace)
      endOf('learnt')
      await makeAndSaveSuggestions(db, { ...trained, model, pace, random, now, onSaved: (members) => (result.suggested += members) })
    }
    return result
  } catch (error) {
    result.outcome = error instanceof TrainingStopped ? error.reason : 'failed'
    if (result.outcome === 'failed' || result.outcome === 'stopping') throw error
    return result
  } finally {
    result.peak_mb = Math.round(Math.max(pace.peakBytes(), process.memoryUsage.rss()) / 2 ** 20)
    endOf('ended')
    log[result.outcome === 'done' || result.outcome === 'too_few' ? 'info' : 'warn']({ ...result, seconds }, 'suggestions were trained')
    await recordRunEnd(db, run, result, clock.now()).catch((error: unknown) =>
      log.warn({ err: error }, 'the result of a training could not be saved'),
    )
  }
}
