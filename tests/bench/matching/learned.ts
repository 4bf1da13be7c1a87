// Orders that use the production model.
import { chanceOfLike, type Model } from '#features/suggestions/server/model/model.ts'
import { fitEachOther, maxSuggestions, type Population } from '#features/suggestions/server/model/population.ts'
import { scorePair } from '#features/suggestions/server/model/score-pair.ts'
import { suggestMembers } from '#features/suggestions/server/model/suggest-members.ts'
import { trainWithoutPauses } from '#features/suggestions/server/model/train-without-pauses.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { bestBy, isUndecidedAbout, type SimulatedOrder } from './orders.ts'
import { type KnownPopulation, passed, knownPopulationOf, type TownState } from './state.ts'

/** Faults that tests plant to show that the harness finds them. */
export interface HarnessFaults {
  /** Orders by lowest score first. */
  turnedSign?: boolean
  /** Moves every like to another person. */
  shuffledLikes?: boolean
  /** Leaves out people who passed on the viewer. */
  readsDislikes?: boolean
}

/** The model of one night and its training data. */
interface Night extends KnownPopulation {
  model: Model
  indexOf: Int32Array
}

const shuffleLikes = (population: Population, seed: number): Population => {
  const random = createSeededRandom(seed, 9)
  const likeTo = population.likeTo.slice()
  for (let last = likeTo.length - 1; last > 0; last--) {
    const other = random.below(last + 1)
    const [one, two] = [likeTo[last] ?? 0, likeTo[other] ?? 0]
    likeTo[last] = two
    likeTo[other] = one
  }
  return { ...population, likeTo }
}

export const learnNight = (state: TownState, seed: number, faults: HarnessFaults = {}): Night => {
  const known = knownPopulationOf(state)
  const population = faults.shuffledLikes === true ? shuffleLikes(known.population, seed) : known.population
  const indexOf = new Int32Array(state.town.size).fill(-1)
  for (const [index, person] of known.people.entries()) indexOf[person] = index
  const model = trainWithoutPauses(population, { random: createSeededRandom(seed, 100 + state.day).next })
  return { population, people: known.people, indexOf, model }
}

/** Returns the people that the production code suggests to a viewer. */
export const suggestionsOf = (
  state: TownState,
  { model, population, people, indexOf }: Night,
  viewer: number,
  faults: HarnessFaults = {},
): number[] => {
  const { size } = state.town
  const isOut = (v: number): boolean => {
    const other = people[v] ?? 0
    return (
      state.decisions[viewer * size + other] !== 0 || (faults.readsDislikes === true && state.decisions[other * size + viewer] === passed)
    )
  }
  const u = indexOf[viewer] ?? 0
  if (faults.turnedSign !== true) return [...suggestMembers(model, population, u, isOut)].map((v) => people[v] ?? 0)
  const worst = people
    .flatMap((_, v) => (fitEachOther(population, u, v) && !isOut(v) ? [{ v, worth: scorePair(model, population, u, v) }] : []))
    .toSorted((one, other) => one.worth - other.worth)
  return worst.slice(0, maxSuggestions).map(({ v }) => people[v] ?? 0)
}

/** Makes 60 suggestions every night for each person of the training. */
export const createSuggestionOrder = (seed: number, faults: HarnessFaults = {}): Pick<SimulatedOrder, 'startDay' | 'cards'> => {
  let lists: number[][] = []
  return {
    startDay: (state) => {
      const night = learnNight(state, seed, faults)
      lists = []
      for (const viewer of night.people) lists[viewer] = suggestionsOf(state, night, viewer, faults)
    },
    cards: (state, viewer) => (lists[viewer] ?? []).filter((other) => isUndecidedAbout(state, viewer, other)),
  }
}

/** An order by the model alone: by what the viewer wants (`one`), or what both want (`both`). */
export const learnedOrder = (seed: number, sides: 'one' | 'both'): SimulatedOrder => {
  let night: Night | undefined
  return {
    startDay: (state) => {
      night = learnNight(state, seed)
    },
    cards: (state, viewer) => {
      if (night === undefined) return []
      const { model, population, indexOf } = night
      const u = indexOf[viewer] ?? -1
      // The viewer was away for a long time and is not in the training.
      if (u < 0) return bestBy(state, viewer, (other) => state.lastVisit[other] ?? 0)
      return bestBy(state, viewer, (other) => {
        const v = indexOf[other] ?? 0
        if (v < 0) return -1
        const wanted = chanceOfLike(model, population, u, v)
        return sides === 'one' ? wanted : wanted * chanceOfLike(model, population, v, u)
      })
    },
  }
}
