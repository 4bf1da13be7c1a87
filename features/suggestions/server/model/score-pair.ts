import { isInLikeIndex } from './like-index.ts'
import { chanceOfLike, type Model } from './model.ts'
import type { Population } from './population.ts'

/** Weight of a like that is only predicted, compared with one that exists. */
const worthOfChance = 0.5

/**
 * Returns how useful it is to show member `v` to member `u`, both as indexes; higher is better. It is the chance of a match, lowered by the matches
 * `v`
 * has already: p(u → v) × (1 if v likes u, otherwise ½ p(v → u)) × (new matches of v in 7 days + ½)^(−½)
 */
export const scorePair = (model: Model, population: Population, u: number, v: number): number => {
  const wanted = chanceOfLike(model, population, u, v)
  const wants = isInLikeIndex(model.likers, u, v) ? (model.worthOfLike[v] ?? 1) : worthOfChance * chanceOfLike(model, population, v, u)
  return (wanted * wants) / Math.sqrt((population.recentMatches[v] ?? 0) + 0.5)
}
