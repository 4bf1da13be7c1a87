import { type PackedMembers, pairFactCount, writePairFacts } from './pair-facts.ts'
import type { LikeIndex } from './like-index.ts'
import type { NeighbourIndex } from './neighbour-index.ts'
import { genderCount, type Population } from './population.ts'

/** Number of learnt factors of each member: for what they like (`taste`) and for what they are like (`traits`). */
export const factorCount = 8

/** The learnt model of who likes whom. It stays in the memory of the job and is never stored or sent. */
export interface Model {
  /** How readily one gender likes another, for each pair of genders. */
  genders: Float32Array
  /** The weight of each pair fact, for each gender of the viewer. */
  facts: Float32Array
  /** How readily each member likes others, against their gender. */
  likes: Float32Array
  /** How readily each member is liked, against their gender. */
  isLiked: Float32Array
  taste: Float32Array
  traits: Float32Array
  /** Who likes each member. */
  likers: LikeIndex
  /** How far each member's likes say nothing, because they like nearly everybody: 0 to 1. */
  indiscriminate: Float32Array
  /** The median share of cards that members of each gender like. */
  usualShares: Float32Array
  table: PackedMembers
  places: NeighbourIndex
}

const facts = new Float32Array(pairFactCount)

/** The logarithm of the odds that member `u` would like member `v`. */
const logitOf = (model: Model, population: Population, u: number, v: number): number => {
  const gender = population.gender[u] ?? 0
  let sum = (model.genders[gender * genderCount + (population.gender[v] ?? 0)] ?? 0) + (model.likes[u] ?? 0) + (model.isLiked[v] ?? 0)
  writePairFacts(population, model.table, u, v, facts)
  const first = gender * pairFactCount
  for (let fact = 0; fact < pairFactCount; fact++) sum += (model.facts[first + fact] ?? 0) * (facts[fact] ?? 0)
  const [own, others] = [u * factorCount, v * factorCount]
  for (let factor = 0; factor < factorCount; factor++) sum += (model.taste[own + factor] ?? 0) * (model.traits[others + factor] ?? 0)
  return sum
}

/** The probability that member `u` would like member `v` if shown them, 0 to 1. */
export const chanceOfLike = (model: Model, population: Population, u: number, v: number): number =>
  1 / (1 + Math.exp(-logitOf(model, population, u, v)))
