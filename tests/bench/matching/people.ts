// Generates the population. All numbers are written here and in tastes.ts; none come from members of a real service.
import { createSeededRandom, type Random } from '#platform/shared/seeded-random.ts'

export const factorsOfTaste = 6
export const personKindCount = 6

/** One town, as it is on the first day. Arrays have an entry per person. */
export interface Town {
  size: number
  gender: Uint8Array
  seek: Uint8Array
  age: Uint8Array
  minAge: Uint8Array
  maxAge: Uint8Array
  lat: Float32Array
  lng: Float32Array
  goals: Uint8Array
  interests: number[][]
  languages: number[][]
  hasPhoto: Uint8Array
  /** The day of joining; negative before the first day. */
  joined: Int16Array
  /** The probability of a visit on a day. */
  visits: Float32Array
  /** Likes everybody, and visits every day. */
  isFlood: Uint8Array
  /** What each person wants, and what they are like. The orders do not know it. */
  wishes: Float32Array
  traits: Float32Array
  kind: Uint8Array
  likesKind: Float32Array
  choosiness: Float32Array
  looks: Float32Array
}

export interface TownOptions {
  people: number
  seed: number
  /** Share of men among the people, 0 to 1. */
  men?: number
  /** Share of accounts that like everybody. */
  flood?: number
  /** Share of the people who are there from the first day; the others join evenly over the days. */
  present?: number
  days: number
}

export const male = 0
export const female = 1

/** Draws a number from the standard normal distribution. */
export const drawNormal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** Generates a town: a centre with suburbs, two main languages, groups of interests, and visits between daily and once in two months. */
export const createTown = ({ people, seed, men = 0.6, flood = 0, present = 0.7, days }: TownOptions): Town => {
  const random = createSeededRandom(seed, 1)
  const bytes = () => new Uint8Array(people)
  const town: Town = {
    size: people,
    gender: bytes(),
    seek: bytes(),
    age: bytes(),
    minAge: bytes(),
    maxAge: bytes(),
    lat: new Float32Array(people),
    lng: new Float32Array(people),
    goals: bytes(),
    interests: [],
    languages: [],
    hasPhoto: bytes(),
    joined: new Int16Array(people),
    visits: new Float32Array(people),
    isFlood: bytes(),
    wishes: new Float32Array(people * factorsOfTaste),
    traits: new Float32Array(people * factorsOfTaste),
    kind: bytes(),
    likesKind: new Float32Array(people * personKindCount),
    choosiness: new Float32Array(people),
    looks: new Float32Array(people),
  }
  for (let person = 0; person < people; person++) {
    const isMale = random.chance(men)
    const own = isMale ? male : female
    town.gender[person] = own
    // Three in a hundred look for their own gender, two for both.
    const kindOfSeek = random.next()
    town.seek[person] = kindOfSeek < 0.03 ? 1 << own : kindOfSeek < 0.05 ? 3 : 1 << (1 - own)
    const age = Math.round(clamp(19 + 11 * Math.exp(0.55 * drawNormal(random)) * 0.9, 19, 75))
    town.age[person] = age
    // Seven in ten keep the widest range of ages.
    const [younger, older] = isMale ? [12, 6] : [5, 14]
    const narrow = random.chance(0.3)
    town.minAge[person] = narrow ? Math.max(18, age - younger - random.below(4)) : 18
    town.maxAge[person] = narrow ? age + older + random.below(4) : 99
    const spread = random.chance(0.85) ? 0.04 : 0.2
    town.lat[person] = 3.87 + spread * drawNormal(random)
    town.lng[person] = 11.52 + spread * drawNormal(random)
    town.goals[person] = random.chance(0.2) ? 0 : (1 << random.below(4)) | (random.chance(0.3) ? 1 << random.below(4) : 0)
    town.languages.push([
      ...new Set([random.chance(0.8) ? 0 : 1, ...(random.chance(0.45) ? [1] : []), ...(random.chance(0.3) ? [2 + random.below(5)] : [])]),
    ])
    town.kind[person] = random.below(personKindCount)
    const group = 10 * (town.kind[person] ?? 0)
    town.interests.push([
      ...new Set(Array.from({ length: random.below(8) }, () => (random.chance(0.5) ? group + random.below(10) : random.below(60)))),
    ])
    town.hasPhoto[person] = random.chance(0.92) ? 1 : 0
    town.joined[person] = random.chance(present) ? -1 - random.below(200) : random.below(days)
    town.isFlood[person] = random.chance(flood) ? 1 : 0
    town.visits[person] = town.isFlood[person] === 1 ? 1 : clamp(0.3 * Math.exp(0.9 * drawNormal(random)), 0.015, 1)
    for (let factor = 0; factor < factorsOfTaste; factor++) {
      town.wishes[person * factorsOfTaste + factor] = drawNormal(random) / Math.sqrt(factorsOfTaste)
      town.traits[person * factorsOfTaste + factor] = drawNormal(random)
    }
    for (let kind = 0; kind < personKindCount; kind++) town.likesKind[person * personKindCount + kind] = drawNormal(random)
    town.choosiness[person] = 0.8 * drawNormal(random)
    town.looks[person] = drawNormal(random) - (town.hasPhoto[person] === 1 ? 0 : 1)
  }
  return town
}
