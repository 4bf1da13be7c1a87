import { activeDays } from '#features/suggestions/server/training/read-population.ts'
import type { Population } from '#features/suggestions/server/model/population.ts'
import { toExposureStep } from '#features/suggestions/server/model/population.ts'
import { passBothFilters } from './tastes.ts'
import type { Town } from './people.ts'

export const undecided = 0
export const liked = 1
export const passed = 2
/** The first day of a town, in days since 1970. */
export const firstDay = 20_000
const week = 7

/** Everything that has happened in a town so far. */
export interface TownState {
  town: Town
  day: number
  /** The decision of `u` about `v` at `u * size + v`. */
  decisions: Uint8Array
  likes: number[][]
  likers: number[][]
  /** Days of the matches of each person. */
  matchDays: number[][]
  shown: Int32Array
  saw: Int32Array
  /** `shown` and `saw` at the start of the day. */
  shownBefore: Int32Array
  sawBefore: Int32Array
  lastVisit: Int16Array
  /** For each person, everybody whom they may be shown, including people who have not joined yet. */
  fitting: Int32Array[]
}

export const createTownState = (town: Town): TownState => {
  const { size } = town
  return {
    town,
    day: 0,
    decisions: new Uint8Array(size * size),
    likes: Array.from({ length: size }, () => []),
    likers: Array.from({ length: size }, () => []),
    matchDays: Array.from({ length: size }, () => []),
    shown: new Int32Array(size),
    saw: new Int32Array(size),
    shownBefore: new Int32Array(size),
    sawBefore: new Int32Array(size),
    // Before the first day, everybody is taken to have visited at their usual rate.
    lastVisit: town.visits.map((rate, person) => Math.max(town.joined[person] ?? 0, -Math.round(1 / rate))) as unknown as Int16Array,
    fitting: Array.from({ length: size }, (_, u) => {
      const others: number[] = []
      for (let v = 0; v < size; v++) if (passBothFilters(town, u, v)) others.push(v)
      return Int32Array.from(others)
    }),
  }
}

/** The matches of a person in the 7 days before a day. */
export const countWeekMatchesBefore = ({ matchDays }: TownState, person: number, before: number): number => {
  const days = matchDays[person] ?? []
  let count = 0
  for (let at = days.length - 1; at >= 0 && (days[at] ?? 0) >= before - week; at--) if ((days[at] ?? 0) < before) count++
  return count
}

/** The matches of a person in the last 7 days, today included. */
export const countLastWeekMatches = (state: TownState, person: number): number => countWeekMatchesBefore(state, person, state.day + 1)

export const hasJoined = ({ town, day }: TownState, person: number): boolean => (town.joined[person] ?? 0) <= day

export interface KnownPopulation {
  population: Population
  /** The person in the town for each index of the population. */
  people: number[]
}

/**
 * Returns what the model may know in the night before a day, as the production type. It contains decisions only as likes and as sums of exposure.
 */
export const knownPopulationOf = (state: TownState): KnownPopulation => {
  const { town } = state
  const people = Array.from({ length: town.size }, (_, person) => person).filter(
    (person) => hasJoined(state, person) && state.day - (state.lastVisit[person] ?? 0) <= activeDays,
  )
  const index = new Int32Array(town.size).fill(-1)
  for (const [at, person] of people.entries()) index[person] = at
  const likes = people.flatMap((person) =>
    (state.likes[person] ?? [])
      .filter((other) => (index[other] ?? -1) >= 0)
      .toSorted((one, other) => one - other)
      .map((other) => [person, other] as const),
  )
  const bytes = (of: (person: number) => number) => Uint8Array.from(people, of)
  const population: Population = {
    ids: people.map((person) => String(person).padStart(8, '0')),
    gender: bytes((person) => town.gender[person] ?? 0),
    seek: Uint16Array.from(people, (person) => town.seek[person] ?? 0),
    age: bytes((person) => town.age[person] ?? 0),
    minAge: bytes((person) => town.minAge[person] ?? 0),
    maxAge: bytes((person) => town.maxAge[person] ?? 0),
    lat: Float32Array.from(people, (person) => town.lat[person] ?? 0),
    lng: Float32Array.from(people, (person) => town.lng[person] ?? 0),
    country: new Uint16Array(people.length),
    goals: bytes((person) => town.goals[person] ?? 0),
    interests: people.map((person) => town.interests[person] ?? []),
    languages: people.map((person) => town.languages[person] ?? []),
    shownStep: bytes((person) => toExposureStep(state.shownBefore[person] ?? 0)),
    sawStep: bytes((person) => toExposureStep(state.sawBefore[person] ?? 0)),
    recentMatches: Uint16Array.from(people, (person) => countLastWeekMatches(state, person)),
    hasPhoto: bytes((person) => town.hasPhoto[person] ?? 0),
    likeFrom: Int32Array.from(likes, ([from]) => index[from] ?? 0),
    likeTo: Int32Array.from(likes, ([, to]) => index[to] ?? 0),
    // The exposure of a town is summed since its first day, so it covers the days of all likes.
    isNewLike: new Uint8Array(likes.length).fill(1),
  }
  return { population, people }
}
