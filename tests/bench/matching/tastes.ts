// Hidden tastes, tuned to what dating services published: Gini of likes received 0.38 (women) and 0.54 (men) (Goldgeier 2017, Hinge), and like
// rates of 46 % (men) and 14 % (women) (Tyson and others 2016 have the same imbalance, on Tinder).
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { gini } from './measures.ts'
import { factorsOfTaste, personKindCount, male, type Town } from './people.ts'

/** Strength of the personal part of a taste, which is not shared by everybody. */
export const strengths = { weak: 0.5, medium: 1, strong: 1.6 } as const
export type Strength = keyof typeof strengths

const published = { maleRate: 0.46, femaleRate: 0.14, maleGini: 0.54, femaleGini: 0.38 } as const
const kmPerDegree = 111
const viewersPerPerson = 120

/** Whether the filters of both let them see each other. */
export const passBothFilters = (town: Town, u: number, v: number): boolean =>
  u !== v &&
  ((town.seek[u] ?? 0) & (1 << (town.gender[v] ?? 0))) !== 0 &&
  ((town.seek[v] ?? 0) & (1 << (town.gender[u] ?? 0))) !== 0 &&
  (town.age[v] ?? 0) >= (town.minAge[u] ?? 0) &&
  (town.age[v] ?? 0) <= (town.maxAge[u] ?? 0) &&
  (town.age[u] ?? 0) >= (town.minAge[v] ?? 0) &&
  (town.age[u] ?? 0) <= (town.maxAge[v] ?? 0)

export const kmBetween = ({ lat, lng }: Town, u: number, v: number): number =>
  kmPerDegree * Math.hypot((lat[u] ?? 0) - (lat[v] ?? 0), (lng[u] ?? 0) - (lng[v] ?? 0))

/** Returns a fixed random number from 0 to 1 for a pair. Used for the decision, and for the unexplained part of a taste. */
export const fixedRandomOfPair = (seed: number, u: number, v: number): number => {
  let mixed = Math.imul(u + 1, 0x9e3779b1) ^ Math.imul(v + 1, 0x85ebca6b) ^ Math.imul(seed + 1, 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
}

/** Returns the personal part of the log odds that `u` likes `v`: wishes and traits, kinds of people, what both share, and chance. */
const personalTaste = (town: Town, strength: number, seed: number, u: number, v: number): number => {
  let hidden = 0
  for (let factor = 0; factor < factorsOfTaste; factor++)
    hidden += (town.wishes[u * factorsOfTaste + factor] ?? 0) * (town.traits[v * factorsOfTaste + factor] ?? 0)
  const ofKind = 0.5 * (town.likesKind[u * personKindCount + (town.kind[v] ?? 0)] ?? 0)
  const [goals, otherGoals] = [town.goals[u] ?? 0, town.goals[v] ?? 0]
  const goal = goals === 0 || otherGoals === 0 ? 0 : (goals & otherGoals) === 0 ? -0.3 : 0.4
  const interests = town.interests[u]?.filter((interest) => town.interests[v]?.includes(interest)).length ?? 0
  const canTalk = town.languages[u]?.some((language) => town.languages[v]?.includes(language)) === true ? 0 : -0.8
  const gap = (town.age[v] ?? 0) - (town.age[u] ?? 0) - (town.gender[u] === male ? -3 : 3)
  const chance = 1.7 * (fixedRandomOfPair(seed + 7919, u, v) - 0.5)
  return (
    strength * (hidden + ofKind) +
    goal +
    0.15 * Math.min(4, interests) +
    canTalk -
    Math.min(2, (gap / 9) ** 2) -
    0.025 * Math.min(60, kmBetween(town, u, v)) +
    chance
  )
}

export interface Tastes {
  /** The true probability that `u` likes `v` when `v` is shown to `u`. */
  chance: (u: number, v: number) => number
  /** Whether `u` likes `v` when `v` is shown to `u`: the same for every order. */
  decides: (u: number, v: number) => boolean
  /** The like rates and Gini coefficients that the tuned tastes have. */
  reached: { maleRate: number; femaleRate: number; maleGini: number; femaleGini: number }
}

const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit))

/** Finds `x` with `rising(x)` equal to a target. */
const solve = (rising: (x: number) => number, target: number, low: number, high: number): number => {
  let [from, to] = [low, high]
  for (let step = 0; step < 22; step++) {
    const middle = (from + to) / 2
    if (rising(middle) < target) from = middle
    else to = middle
  }
  return (from + to) / 2
}

/** Tunes offset and spread of the attraction that everybody agrees on, for each gender that is looked at. */
export const tuneTastes = (town: Town, strength: number, seed: number): Tastes => {
  const random = createSeededRandom(seed, 2)
  const base = [0, 0]
  const spread = [1, 1]
  const reached = { rate: [0, 0], gini: [0, 0] }
  for (const gender of [0, 1]) {
    // People of this gender, each with the personal log odds of a sample of possible viewers.
    const looked: { looks: number; personal: number[] }[] = []
    for (let v = 0; v < town.size; v++) {
      if (town.gender[v] !== gender) continue
      const personal: number[] = []
      for (let tries = 0; tries < 4 * viewersPerPerson && personal.length < viewersPerPerson; tries++) {
        const u = random.below(town.size)
        if (passBothFilters(town, u, v) && town.gender[u] !== gender)
          personal.push(personalTaste(town, strength, seed, u, v) + (town.choosiness[u] ?? 0))
      }
      if (personal.length > 0) looked.push({ looks: town.looks[v] ?? 0, personal })
    }
    const received = (offset: number, width: number) =>
      looked.map(
        ({ looks, personal }) => personal.reduce((sum, logit) => sum + logistic(logit + offset + width * looks), 0) / personal.length,
      )
    const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)
    const rate = gender === male ? published.femaleRate : published.maleRate
    const offsetFor = (width: number) => solve((offset) => mean(received(offset, width)), rate, -12, 12)
    const width = solve((one) => gini(received(offsetFor(one), one)), gender === male ? published.maleGini : published.femaleGini, 0, 6)
    const offset = offsetFor(width)
    base[gender] = offset
    spread[gender] = width
    const final = received(offset, width)
    reached.rate[gender] = mean(final)
    reached.gini[gender] = gini(final)
  }
  const chance = (u: number, v: number): number => {
    if (town.isFlood[u] === 1) return 1
    const gender = town.gender[v] ?? 0
    return logistic(
      personalTaste(town, strength, seed, u, v) +
        (town.choosiness[u] ?? 0) +
        (base[gender] ?? 0) +
        (spread[gender] ?? 0) * (town.looks[v] ?? 0),
    )
  }
  return {
    chance,
    decides: (u, v) => fixedRandomOfPair(seed, u, v) < chance(u, v),
    reached: {
      maleRate: reached.rate[1] ?? 0,
      femaleRate: reached.rate[0] ?? 0,
      maleGini: reached.gini[0] ?? 0,
      femaleGini: reached.gini[1] ?? 0,
    },
  }
}
