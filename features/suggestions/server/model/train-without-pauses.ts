import {
  countLikes,
  estimatePasses,
  createRandomCardPicker,
  drawExamples,
  type TrainingExamples,
  maxPassesPerLike,
  type PassEstimates,
} from './examples.ts'
import { packMembers, pairFactCount } from './pair-facts.ts'
import { learnFromExamples } from './learn-from-examples.ts'
import { indexLikes, selectNewLikes } from './like-index.ts'
import { factorCount, type Model } from './model.ts'
import { createNeighbourIndex } from './neighbour-index.ts'
import { cardsOfStep, genderCount, type Population } from './population.ts'

/** How many times every example is used, if `mostExamples` allows it. */
const rounds = 6
/** The most examples in memory at a time, 9 bytes each. */
const largestRound = 4_000_000
/** In how many rounds the same drawn examples are used, because drawing takes as long as learning. */
const roundsPerDraw = 2
const examplesPerStep = 5000

const firstRate = 0.05
const lastRate = 0.005
const firstFactor = 0.15
/** Every member starts with this many average cards, so that the first likes change little. */
const priorCards = 12
/**
 * The likes of members who like more than this share of their cards, and more than the median of their gender, count less; `excessiveShare` above it,
 * they count nothing. The shares are not exact, because cards are known only in steps.
 */
const conspicuousShare = 0.65
const excessiveShare = 0.25

export interface TrainOptions {
  /** Returns numbers from 0 (included) to 1 (excluded). The same numbers and the same population give the same model. */
  random: () => number
  /** The most examples to learn from, those used again included; a larger population is sampled. A million take about a second. */
  mostExamples?: number
}

const logOdds = (likes: number, passes: number): number => Math.log(likes / passes)

/** The offsets that the plain counts suggest. Learning only has to correct them. */
const startOffsets = (likes: Float32Array, passes: Float32Array, gender: Uint8Array): Float32Array => {
  const mean = Array.from({ length: genderCount }, () => [0.5, 0.5] as [number, number])
  for (const [member, count] of likes.entries()) {
    const sums = mean[gender[member] ?? 0]
    if (sums === undefined) continue
    sums[0] += count
    sums[1] += passes[member] ?? 0
  }
  return likes.map((count, member) => {
    const [liked, passed] = mean[gender[member] ?? 0] ?? [1, 1]
    const share = liked / (liked + passed)
    return logOdds(count + priorCards * share, (passes[member] ?? 0) + priorCards * (1 - share)) - logOdds(liked, passed)
  })
}

const startGenders = ({ gender }: Population, likeCounts: Float32Array, passes: PassEstimates): Float32Array => {
  const start = new Float32Array(genderCount ** 2)
  const likes = new Float32Array(genderCount)
  for (const [member, count] of likeCounts.entries()) likes[gender[member] ?? 0] = (likes[gender[member] ?? 0] ?? 0) + count
  const saw = new Float32Array(genderCount)
  for (const [member, count] of passes.saw.entries()) saw[gender[member] ?? 0] = (saw[gender[member] ?? 0] ?? 0) + count
  for (let pair = 0; pair < start.length; pair++) {
    const viewer = Math.floor(pair / genderCount)
    start[pair] = logOdds((likes[viewer] ?? 0) + 1, (saw[viewer] ?? 0) + 2)
  }
  return start
}

/** The median is taken over about this many members at most; more would not change it much. */
const mostCompared = 5000

/** Returns the median share of cards liked, over the members of a gender who like anybody. */
const medianShare = (shares: Float32Array, gender: Uint8Array, one: number): number => {
  const found: number[] = []
  const stride = Math.ceil(shares.length / mostCompared)
  for (let member = 0; member < shares.length; member += stride)
    if (gender[member] === one && (shares[member] ?? 0) > 0) found.push(shares[member] ?? 0)
  return found.toSorted((a, b) => a - b)[Math.floor(found.length / 2)] ?? 0
}

/** Added to the cards before the share of likes is taken, so that a few likes are not conspicuous. */
const cardsBeforeShare = 6

/**
 * Finds out who likes nearly every card, so that their likes say nothing. Without it, whoever likes everybody would be shown to everybody. Where
 * most like nearly every card, nobody is conspicuous.
 */
const findIndiscriminate = ({ sawStep, gender }: Population, likes: Float32Array): Pick<Model, 'indiscriminate' | 'usualShares'> => {
  const isCounted = sawStep.some((step) => step > 0)
  const shares = likes.map((count, member) => count / (cardsOfStep(sawStep[member] ?? 0) + cardsBeforeShare))
  const usualShares = Float32Array.from({ length: genderCount }, (_, one) => Math.min(1, medianShare(shares, gender, one)))
  const indiscriminate = shares.map((share, member) => {
    const excess = isCounted ? (share - Math.max(conspicuousShare, usualShares[gender[member] ?? 0] ?? 0)) / excessiveShare : 0
    return Math.max(0, Math.min(1, excess))
  })
  return { indiscriminate, usualShares }
}

const scatteredPerStep = 50_000

/** Returns small random factors around zero, from which the learning starts. */
function* scatterFactors(size: number, random: () => number): Generator<number, Float32Array> {
  const factors = new Float32Array(size * factorCount)
  for (let at = 0; at < factors.length; at++) {
    factors[at] = (random() + random() + random() - 1.5) * 2 * firstFactor
    if (at % scatteredPerStep === 0) yield 0
  }
  return factors
}

/**
 * Learns who likes whom, in steps of a few milliseconds: after each `yield` the caller may wait or give up. Yields the share that is done,
 * 0 to 1.
 *
 * Logistic regression with offsets per person, shared facts and hidden factors, by stochastic gradient descent (Koren, Bell and Volinsky 2009,
 * "Matrix factorization techniques for recommender systems"). Likes are the examples of yes. The examples of no are drawn from sums of exposure,
 * because nothing records who passed on whom.
 */
export function* trainInSteps(population: Population, { random, mostExamples = 100_000_000 }: TrainOptions): Generator<number, Model> {
  const { ids, gender, likeFrom, likeTo } = population
  const size = ids.length
  const places = yield* createNeighbourIndex(population, random)
  yield 0
  const table = packMembers(population)
  yield 0
  const likers = yield* indexLikes(likeTo, likeFrom, size)
  const recent = yield* selectNewLikes(population)
  const learnt = yield* indexLikes(recent.from, recent.to, size)
  const [likeCounts, likerCounts] = [yield* countLikes(recent.from, size), yield* countLikes(recent.to, size)]
  const passes = estimatePasses(population, likeCounts, likerCounts)
  yield 0
  const genders = startGenders(population, likeCounts, passes)
  yield 0
  const likes = startOffsets(likeCounts, passes.saw, gender)
  yield 0
  const isLiked = startOffsets(likerCounts, passes.shown, gender)
  yield 0
  const model: Model = {
    genders,
    facts: new Float32Array(genderCount * pairFactCount),
    likes,
    isLiked,
    taste: yield* scatterFactors(size, random),
    traits: yield* scatterFactors(size, random),
    likers,
    ...findIndiscriminate(population, likeCounts),
    table,
    places,
  }
  if (recent.from.length === 0) return model

  const passShare = Math.min(1, (maxPassesPerLike * recent.from.length) / passes.total)
  const all = recent.from.length + passes.total * passShare
  const roundSize = Math.min(all, largestRound, mostExamples)
  const roundCount = Math.max(1, Math.min(rounds, Math.floor(mostExamples / roundSize)))
  const draw = createRandomCardPicker(population, places, passes.shown, random)
  let examples: TrainingExamples | undefined
  for (let round = 0; round < roundCount; round++) {
    if (examples === undefined || round % roundsPerDraw === 0)
      examples = yield* drawExamples(
        size,
        learnt,
        passes.saw,
        { likes: roundSize / all, passes: (passShare * roundSize) / all },
        draw,
        random,
      )
    const rate = firstRate + ((lastRate - firstRate) * round) / Math.max(1, roundCount - 1)
    for (let first = 0; first < examples.count; first += examplesPerStep) {
      learnFromExamples(model, population, examples, [first, Math.min(examples.count, first + examplesPerStep)], rate, -Math.log(passShare))
      yield (round + first / examples.count) / roundCount
    }
  }
  return model
}

/** Trains the model without pauses, for tests and measurements. */
export const trainWithoutPauses = (population: Population, options: TrainOptions): Model => {
  const steps = trainInSteps(population, options)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
