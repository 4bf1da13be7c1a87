import type { Model } from './model.ts'
import type { Population } from './population.ts'

export interface TrainOptions {
  /** Returns numbers from 0 (included) to 1 (excluded). The same numbers and the same population give the same model. */
  random: () => number
  /** The most examples to learn from; a larger population is sampled. A million take about a second on one core. */
  mostExamples?: number
}

/**
 * Learns who likes whom, in steps of a few milliseconds: after each `yield` the caller may wait or give up. Yields the share that is done,
 * 0 to 1.
 */
export function* trainInSteps(_population: Population, _options: TrainOptions): Generator<number, Model> {
  yield 0
  throw new Error('not implemented')
}

/** Learns who likes whom without a pause, for tests and measurements. */
export const train = (population: Population, options: TrainOptions): Model => {
  const steps = trainInSteps(population, options)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
