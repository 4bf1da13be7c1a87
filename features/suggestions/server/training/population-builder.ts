import {
  ageOn,
  type FindableMemberForTraining,
  recentMatchBrackets,
  expandSeekMask,
  visibleInterests,
} from '#features/members/server/index.ts'
import { relationshipGoals } from '#features/members/about-contract.ts'
import type { Population } from '../model/population.ts'
import type { LikePairs } from './like-list.ts'

/** What is counted about a member besides their row. */
export interface MemberCounts {
  shownStep: number
  sawStep: number
  recentMatches: number
}

/** A population that is filled member by member, in the order of their ids. */
export interface PopulationBuilder {
  add(member: FindableMemberForTraining, counts: MemberCounts): void
  /** Ids of the added members, by index. */
  readonly ids: readonly string[]
  /** The members so far; `likes` are pairs of their indexes, in order. */
  build(likes: LikePairs): Population
}

/** A growing list of numbers for words, the same for everybody. */
const createNumbering = () => {
  const numbers = new Map<string, number>()
  return (words: readonly string[]): number[] =>
    [...new Set(words)].map((word) => {
      const known = numbers.get(word) ?? numbers.size
      numbers.set(word, known)
      return known
    })
}

const countryNumber = (code: string): number => (code.charCodeAt(0) - 65) * 26 + code.charCodeAt(1) - 65

/** The number from which the step of some recent matches begins, by the steps of the rule. */
const matchStep = (matches: number): number => recentMatchBrackets.find(({ from }) => matches >= from)?.from ?? 0

/** The bits of the goals: one for each built-in goal, then as many for the operator's own as fit into a byte, in the order they are met. */
const createGoalBits = () => {
  const bits = new Map<string, number>(relationshipGoals.map((goal, bit) => [goal, bit]))
  const bitOf = (goal: string): number => {
    const bit = bits.get(goal) ?? (bits.size < 8 ? bits.size : undefined)
    if (bit === undefined) return 0
    bits.set(goal, bit)
    return 1 << bit
  }
  return (goals: readonly string[]): number => goals.reduce((mask, goal) => mask | bitOf(goal), 0)
}

/**
 * Starts a population of at most `capacity` members. Interests that a member hides are not in it; `ownSensitive` are the operator's own sensitive
 * interests.
 */
export const createPopulationBuilder = (capacity: number, now: Date, ownSensitive: readonly string[]): PopulationBuilder => {
  const column = {
    gender: new Uint8Array(capacity),
    seek: new Uint16Array(capacity),
    age: new Uint8Array(capacity),
    minAge: new Uint8Array(capacity),
    maxAge: new Uint8Array(capacity),
    lat: new Float32Array(capacity),
    lng: new Float32Array(capacity),
    country: new Uint16Array(capacity),
    goals: new Uint8Array(capacity),
    shownStep: new Uint8Array(capacity),
    sawStep: new Uint8Array(capacity),
    recentMatches: new Uint16Array(capacity),
    hasPhoto: new Uint8Array(capacity),
  }
  const ids: string[] = []
  const interests: number[][] = []
  const languages: number[][] = []
  const [numberInterests, numberLanguages] = [createNumbering(), createNumbering()]
  const goalBits = createGoalBits()
  return {
    ids,
    add: (member, counts) => {
      const at = ids.length
      ids.push(member.id)
      interests.push(numberInterests(visibleInterests({ ...member, own_sensitive: ownSensitive })))
      languages.push(numberLanguages(member.languages))
      column.gender[at] = member.gender
      column.seek[at] = expandSeekMask(member.seek)
      column.age[at] = ageOn(member.birth, now)
      column.minAge[at] = member.min_age
      column.maxAge[at] = member.max_age
      column.lat[at] = member.cell_lat ?? Number.NaN
      column.lng[at] = member.cell_lng ?? Number.NaN
      column.country[at] = countryNumber(member.country)
      column.goals[at] = goalBits(member.looking_for)
      column.hasPhoto[at] = Number(member.has_photo)
      column.shownStep[at] = counts.shownStep
      column.sawStep[at] = counts.sawStep
      column.recentMatches[at] = matchStep(counts.recentMatches)
    },
    build: ({ from, to, isNew }) => {
      // A member may have left since they were counted, so there may be fewer than expected.
      const filled = Object.fromEntries(Object.entries(column).map(([name, values]) => [name, values.subarray(0, ids.length)]))
      return { ids, interests, languages, ...(filled as typeof column), likeFrom: from, likeTo: to, isNewLike: isNew }
    },
  }
}
