import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { gini, meanOf, type RunMeasures } from './measures.ts'
import { activityOrder, cardsPerVisit, isUndecidedAbout, type SimulatedOrder } from './orders.ts'
import type { Town } from './people.ts'
import { hasJoined, liked, createTownState, passed, countLastWeekMatches, type TownState } from './state.ts'
import { passBothFilters, type Tastes } from './tastes.ts'

export const warmUpDays = 10
export const measuredDays = 30
export const allDays = warmUpDays + measuredDays
/** Number of matches per week that a person has time for. */
const attention = 8
/** If people use the list of likers, every second visit opens the list and decides about this many people. */
const likersOfList = 10

export interface SimulateOptions {
  seed: number
  /** Whether people also use the list of those who like them. */
  usesList?: boolean
  warmUp?: number
  measured?: number
  /** Called when the last day is over. */
  finished?: (state: TownState) => void
}

/** Simulates a town, first with the order by activity, then with the measured order, so that all orders start from the same state. */
export const simulate = (town: Town, tastes: Tastes, order: SimulatedOrder, options: SimulateOptions): RunMeasures => {
  const { seed, usesList = false, warmUp = warmUpDays, measured = measuredDays } = options
  const state = createTownState(town)
  const random = createSeededRandom(seed, 3)
  const { size } = town
  const before = activityOrder(seed)
  const exposure = new Float64Array(size)
  const matches = new Float64Array(size)
  const cameInTime = new Uint8Array(size)
  let [all, withinAttention, cards] = [0, 0, 0]

  const decide = (viewer: number, other: number, isMeasured: boolean) => {
    const isLike = town.isFlood[viewer] === 1 || tastes.decides(viewer, other)
    state.decisions[viewer * size + other] = isLike ? liked : passed
    order.decided?.(state, viewer, other, isLike)
    if (!isLike) return
    state.likes[viewer]?.push(other)
    state.likers[other]?.push(viewer)
    if (state.decisions[other * size + viewer] !== liked) return
    state.matchDays[viewer]?.push(state.day)
    state.matchDays[other]?.push(state.day)
    if (!isMeasured) return
    all++
    matches[viewer] = (matches[viewer] ?? 0) + 1
    matches[other] = (matches[other] ?? 0) + 1
    if (countLastWeekMatches(state, viewer) <= attention && countLastWeekMatches(state, other) <= attention) withinAttention++
  }

  for (state.day = 0; state.day < warmUp + measured; state.day++) {
    const isMeasured = state.day >= warmUp
    const today = isMeasured ? order : before
    today.startDay(state)
    state.shownBefore = state.shown.slice()
    state.sawBefore = state.saw.slice()
    // Drawn for everybody, so that all orders get the same visits.
    const coins = Array.from({ length: size }, () => random.next())
    const turns = Array.from({ length: size }, (_, person) => person).toSorted((one, other) => (coins[one] ?? 0) - (coins[other] ?? 0))
    for (const viewer of turns) {
      const comes = hasJoined(state, viewer) && ((coins[viewer] ?? 1) < (town.visits[viewer] ?? 0) || town.joined[viewer] === state.day)
      if (!comes) continue
      state.lastVisit[viewer] = state.day
      if (isMeasured) cameInTime[viewer] = 1
      for (const other of today.cards(state, viewer).slice(0, cardsPerVisit)) {
        state.shown[other] = (state.shown[other] ?? 0) + 1
        state.saw[viewer] = (state.saw[viewer] ?? 0) + 1
        cards++
        if (isMeasured) exposure[other] = (exposure[other] ?? 0) + 1
        decide(viewer, other, isMeasured)
      }
      if (usesList && random.chance(0.5))
        for (const liker of (state.likers[viewer] ?? [])
          .filter((one) => isUndecidedAbout(state, viewer, one) && passBothFilters(town, viewer, one))
          .slice(-likersOfList))
          decide(viewer, liker, isMeasured)
    }
  }
  options.finished?.(state)
  const people = Array.from({ length: size }, (_, person) => person)
  const present = people.filter((person) => cameInTime[person] === 1 && (town.joined[person] ?? 0) < warmUp)
  return {
    matches: all,
    withinAttention,
    noMatch: present.filter((person) => matches[person] === 0).length / Math.max(1, present.length),
    giniOfExposure: gini(people.filter((person) => (town.joined[person] ?? 0) < warmUp).map((person) => exposure[person] ?? 0)),
    floodExposure: floodExposureOf(town, exposure),
    cards,
  }
}

const floodExposureOf = (town: Town, exposure: Float64Array): number => {
  const shares: number[] = []
  for (const gender of [0, 1]) {
    const people = Array.from({ length: town.size }, (_, person) => person).filter((person) => town.gender[person] === gender)
    const flood = people.filter((person) => town.isFlood[person] === 1)
    const mean = meanOf(people.map((person) => exposure[person] ?? 0))
    for (const person of flood) shares.push((exposure[person] ?? 0) / mean)
  }
  return shares.length === 0 ? Number.NaN : meanOf(shares)
}
