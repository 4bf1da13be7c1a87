import { isInLikeIndex } from './like-index.ts'
import { distanceBandOf, farthestBand } from './pair-facts.ts'
import type { Model } from './model.ts'
import type { NearbyMemberGroups } from './neighbour-index.ts'
import { fitEachOther, maxSuggestions, type Population } from './population.ts'
import { scorePair } from './score-pair.ts'

/** Maximum number of members in the area, and of members who like the member, that are examined. */
const mostExamined = 4000
const mostLikers = 500
/** If there are fewer candidates within 20, 50 or 100 km, those farther away are taken too. */
const enoughCandidates = 200
const mostCandidates = 1500
const nearBand = 1

/**
 * Whether `v` likes `u`, but also likes nearly everybody else. Such members are not suggested, because the feed would show them first; they appear
 * only at the places of likers.
 */
const hasIndiscriminateLike = (model: Model, u: number, v: number): boolean =>
  (model.indiscriminate[v] ?? 0) >= 0.5 && isInLikeIndex(model.likers, u, v)

/** Returns the members who fit `u`, grouped by the band of their distance. Of a large area, only a part is read, another part for each `u`. */
const candidatesOf = (model: Model, population: Population, u: number, isOut: (v: number) => boolean): number[][] => {
  const bands: number[][] = Array.from({ length: farthestBand + 2 }, () => [])
  const area: NearbyMemberGroups = model.places.areaOf(u).filter(({ gender }) => ((population.seek[u] ?? 0) & (1 << gender)) !== 0)
  const all = area.reduce((sum, { members }) => sum + members.length, 0)
  const part = Math.min(1, mostExamined / all)
  for (const { members } of area) {
    const count = Math.ceil(members.length * part)
    // The start differs between members, because otherwise the same few of a large town would be suggested to all.
    const start = part < 1 ? Math.imul(u + 1, 0x9e3779b1) >>> 0 : 0
    for (let at = 0; at < count; at++) {
      const v = members[(start + at) % members.length] ?? u
      if (fitEachOther(population, u, v) && !isOut(v)) bands[distanceBandOf(population, model.table, u, v)]?.push(v)
    }
  }
  return bands
}

/**
 * Returns the members to suggest to member `u`, as indexes, best first, at most `maxSuggestions`. It checks place, genders and ages.
 * @param isLeftOut whether `u` must not be suggested a member: they decided about them already, or one blocked the other. It must not depend on what
 * that member thinks of `u`.
 */
export const suggestMembers = (model: Model, population: Population, u: number, isLeftOut: (v: number) => boolean): Int32Array => {
  const isOut = (v: number) => isLeftOut(v) || hasIndiscriminateLike(model, u, v)
  const { from, others } = model.likers
  const chosen = new Set<number>()
  for (const liker of others.subarray(from[u], from[u + 1])) {
    if (chosen.size >= mostLikers) break
    if (fitEachOther(population, u, liker) && !isOut(liker)) chosen.add(liker)
  }
  let near = 0
  for (const [band, members] of candidatesOf(model, population, u, isOut).entries()) {
    if (band > nearBand && near >= enoughCandidates) break
    near += members.length
    // If there are too many candidates, takes every n-th, because the list is sorted by gender and square.
    const room = Math.min(members.length, mostCandidates - chosen.size)
    for (let at = 0; at < room; at++) chosen.add(members[Math.floor((at * members.length) / room)] ?? u)
  }
  const candidates = Int32Array.from(chosen)
  const scores = Float64Array.from(candidates, (v) => scorePair(model, population, u, v))
  return Int32Array.from(candidates.keys())
    .sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
    .slice(0, maxSuggestions)
    .map((at) => candidates[at] ?? 0)
}
