import { rankOf, computeDailyShuffle, computeMemberWeekStart } from '#features/members/server/ranking/rank-rule.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { kmBetween, fixedRandomOfPair, type Tastes } from './tastes.ts'
import { firstDay, hasJoined, countWeekMatchesBefore, type TownState, undecided } from './state.ts'

export const cardsPerVisit = 20
export const mostPriorityLikers = 5

/** An order of the feed: its nightly preparation, and the cards of a visit. */
export interface SimulatedOrder {
  /** Prepares a day, after the matches and visits of the day before. */
  startDay: (state: TownState) => void
  /** Returns up to `cardsPerVisit` people that the viewer has not decided about, best first. */
  cards: (state: TownState, viewer: number) => number[]
  /** Called after every decision, for orders that keep scores. */
  decided?: (state: TownState, viewer: number, other: number, isLike: boolean) => void
}

export const isUndecidedAbout = (state: TownState, viewer: number, other: number): boolean =>
  hasJoined(state, other) && state.decisions[viewer * state.town.size + other] === undecided

/** Returns the best people for a viewer by a score. */
export const bestBy = (state: TownState, viewer: number, score: (other: number) => number): number[] => {
  const best: { other: number; value: number }[] = []
  for (const other of state.fitting[viewer] ?? []) {
    if (!isUndecidedAbout(state, viewer, other)) continue
    const value = score(other)
    if (best.length === cardsPerVisit && value <= (best.at(-1)?.value ?? 0)) continue
    let at = best.length
    while (at > 0 && (best[at - 1]?.value ?? 0) < value) at--
    best.splice(at, 0, { other, value })
    if (best.length > cardsPerVisit) best.pop()
  }
  return best.map(({ other }) => other)
}

const dailyShuffle = (state: TownState, seed: number, person: number): number => fixedRandomOfPair(seed + state.day, person, -1)

/** An order that is the same for everybody and changes only at night. */
const ranked = (rank: (state: TownState, person: number) => number): SimulatedOrder & { ranks: () => Float64Array } => {
  let ranks = new Float64Array()
  return {
    startDay: (state) => {
      ranks = Float64Array.from({ length: state.town.size }, (_, person) => rank(state, person))
    },
    cards: (state, viewer) => bestBy(state, viewer, (other) => ranks[other] ?? 0),
    ranks: () => ranks,
  }
}

const photo = (state: TownState, person: number) => (state.town.hasPhoto[person] === 1 ? 1e9 : 0)

/** The orders without a model. */
export const activityOrder = (seed: number): SimulatedOrder =>
  ranked((state, person) => photo(state, person) + (state.lastVisit[person] ?? 0) + dailyShuffle(state, seed, person))
export const newestOrder = (): SimulatedOrder => ranked((state, person) => photo(state, person) + (state.town.joined[person] ?? 0))
export const popularOrder = (): SimulatedOrder => ranked((state, person) => photo(state, person) + (state.likers[person]?.length ?? 0))
export const nearestOrder = (): SimulatedOrder => ({
  startDay: () => {},
  cards: (state, viewer) => bestBy(state, viewer, (other) => photo(state, other) - kmBetween(state.town, viewer, other)),
})

/** Shows people with a similar Elo score first. A liked person wins against the viewer, a person passed on loses. */
export const eloOrder = (): SimulatedOrder => {
  let ratings = new Float64Array()
  return {
    startDay: () => {},
    cards: (state, viewer) => bestBy(state, viewer, (other) => -Math.abs((ratings[viewer] ?? 0) - (ratings[other] ?? 0))),
    decided: (state, viewer, other, isLike) => {
      if (ratings.length === 0) ratings = new Float64Array(state.town.size).fill(1000)
      const expected = 1 / (1 + 10 ** (((ratings[viewer] ?? 0) - (ratings[other] ?? 0)) / 400))
      const change = 16 * ((isLike ? 1 : 0) - expected)
      ratings[other] = (ratings[other] ?? 0) + change
      ratings[viewer] = (ratings[viewer] ?? 0) - change
    },
  }
}

/** Knows everybody's true tastes and who already likes the viewer. Like the product, it does not know who passed on whom. */
export const oracleOrder = ({ chance }: Tastes): SimulatedOrder => ({
  startDay: () => {},
  cards: (state, viewer) => {
    const likers = new Set(state.likers[viewer])
    return bestBy(state, viewer, (other) => chance(viewer, other) * (likers.has(other) ? 1 : 0.5 * chance(other, viewer)))
  },
})

/** Returns the places of likers among the first cards; they stay the same all day. */
const placesOf = (seed: number, day: number, viewer: number): number[] => {
  const random = createSeededRandom(seed + day * 7919, viewer)
  return random
    .some(
      Array.from({ length: cardsPerVisit }, (_, place) => place),
      mostPriorityLikers,
    )
    .toSorted((one, other) => one - other)
}

/** The order of the product: up to 5 likers among the first 20 cards; then `first`; then people by rank. */
export const productionOrder = (seed: number, first?: Pick<SimulatedOrder, 'startDay' | 'cards'>): SimulatedOrder => {
  const byRank = ranked((state, person) => {
    const [day, salt] = [firstDay + (state.lastVisit[person] ?? 0), `${seed} ${person}`]
    return rankOf({
      hasPhoto: state.town.hasPhoto[person] === 1,
      day,
      joinedDay: firstDay + (state.town.joined[person] ?? 0),
      shuffle: computeDailyShuffle(salt, day),
      recentMatches: countWeekMatchesBefore(state, person, computeMemberWeekStart(salt, day) - firstDay),
    })
  })
  return {
    startDay: (state) => {
      byRank.startDay(state)
      first?.startDay(state)
    },
    cards: (state, viewer) => {
      const ranks = byRank.ranks()
      const likers = (state.likers[viewer] ?? []).filter((other) => isUndecidedAbout(state, viewer, other))
      const suggested = first?.cards(state, viewer) ?? []
      // As in the product, suggested people who like the viewer come before other likers, and before the other suggestions.
      const [isLiking, isSuggested] = [new Set(likers), new Set(suggested)]
      const leading = likers
        .toSorted((one, other) => Number(isSuggested.has(other)) - Number(isSuggested.has(one)) || (ranks[other] ?? 0) - (ranks[one] ?? 0))
        .slice(0, mostPriorityLikers)
      const inOrder = [...suggested.filter((other) => isLiking.has(other)), ...suggested.filter((other) => !isLiking.has(other))]
      const rest = [...new Set([...inOrder, ...byRank.cards(state, viewer)])].filter((other) => !leading.includes(other))
      const cards: number[] = []
      const places = new Set(placesOf(seed, state.day, viewer).slice(0, leading.length))
      while (cards.length < cardsPerVisit) {
        const next = places.has(cards.length) || rest.length === 0 ? leading.shift() : rest.shift()
        if (next === undefined && rest.length === 0 && leading.length === 0) break
        if (next !== undefined) cards.push(next)
        else places.delete(cards.length)
      }
      return cards
    },
  }
}
