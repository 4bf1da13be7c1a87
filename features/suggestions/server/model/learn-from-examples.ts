import { pairFactCount, writePairFacts } from './pair-facts.ts'
import type { TrainingExamples } from './examples.ts'
import { factorCount, type Model } from './model.ts'
import { genderCount, type Population } from './population.ts'

/** How strongly each kind of parameter is pulled back to zero at each example (regularisation). */
const decay = { offset: 0.002, fact: 0.0001, factor: 0.05 } as const

const facts = new Float32Array(pairFactCount)

/**
 * Changes the model a little towards each of the examples from `first` to before `end`: plain stochastic gradient descent.
 * @param rate how far, for each example
 * @param correction is added to the log odds, because the examples without a like are a sample
 */
export const learnFromExamples = (
  model: Model,
  population: Population,
  examples: TrainingExamples,
  [first, end]: readonly [number, number],
  rate: number,
  correction: number,
): void => {
  const { genders, facts: weights, likes, isLiked, taste, traits } = model
  for (let at = first; at < end; at++) {
    const [u, v] = [examples.viewer[at] ?? 0, examples.other[at] ?? 0]
    const gender = population.gender[u] ?? 0
    const pair = gender * genderCount + (population.gender[v] ?? 0)
    const [weight, own, others] = [gender * pairFactCount, u * factorCount, v * factorCount]
    writePairFacts(population, model.table, u, v, facts)
    let sum = (genders[pair] ?? 0) + (likes[u] ?? 0) + (isLiked[v] ?? 0) + correction
    for (let fact = 0; fact < pairFactCount; fact++) sum += (weights[weight + fact] ?? 0) * (facts[fact] ?? 0)
    for (let factor = 0; factor < factorCount; factor++) sum += (taste[own + factor] ?? 0) * (traits[others + factor] ?? 0)
    const step = rate * ((examples.liked[at] ?? 0) - 1 / (1 + Math.exp(-sum)))

    genders[pair] = (genders[pair] ?? 0) + 0.1 * step
    likes[u] = (likes[u] ?? 0) * (1 - rate * decay.offset) + step
    isLiked[v] = (isLiked[v] ?? 0) * (1 - rate * decay.offset) + step
    for (let fact = 0; fact < pairFactCount; fact++)
      weights[weight + fact] = (weights[weight + fact] ?? 0) * (1 - rate * decay.fact) + 0.3 * step * (facts[fact] ?? 0)
    const kept = 1 - rate * decay.factor
    for (let factor = 0; factor < factorCount; factor++) {
      const [wish, trait] = [taste[own + factor] ?? 0, traits[others + factor] ?? 0]
      taste[own + factor] = wish * kept + step * trait
      traits[others + factor] = trait * kept + step * wish
    }
  }
}
