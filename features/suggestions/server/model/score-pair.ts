import { isInLikeIndex } from './like-index.ts'
import { chanceOfLike, type Model } from './model.ts'
import type { Population } from './population.ts'

/** Weight of a like that is only predicted, compared with one that exists. */
const worthOfChance = 0.5

/**
 * Returns how useful it is to show member `v` to member `u`, both as indexes; higher is better. It is the chance of a match, lowered by the
 * matches `v` has already: p(u → v) × (1 if v likes u, otherwise ½ p(v → u)) × (new matches of v in 7 days + ½)^(−½)
 */
export const scorePair = (model: Model, population: Population, u: number, v: number): number => {
  const wanted = chanceOfLike(model, population, u, v)
  let wants = isInLikeIndex(model.likers, u, v) ? 1 : worthOfChance * chanceOfLike(model, population, v, u)
  const indiscriminate = model.indiscriminate[v] ?? 0
  if (indiscriminate > 0) {
    // The like of somebody who likes everybody says nothing, so it is replaced by the usual chance that a person of their gender likes somebody.
    const usual = worthOfChance * (model.usualShares[population.gender[v] ?? 0] ?? 0)
    wants += indiscriminate * (Math.min(wants, usual) - wants)
  }
  return (wanted * wants) / Math.sqrt((population.recentMatches[v] ?? 0) + 0.5)
}
