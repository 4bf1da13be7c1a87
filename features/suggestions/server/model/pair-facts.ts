import type { Population } from './population.ts'

/** Names of the pair facts, numbers about what two members share, about 1 in size. `writePairFacts` writes them in this order. */
const names = [
  'shared goal',
  'different goals',
  'shared interests',
  'shared language',
  'no shared language',
  'older',
  'far in age',
  'below 5 km',
  'below 20 km',
  'below 50 km',
  'below 100 km',
  'farther',
  'photo',
] as const
export const pairFactCount = names.length
const firstBand = names.indexOf('below 5 km')

/** The ends of the bands of distance in kilometres, as in the areas of the feed. Farther is one band, an unknown distance another. */
const bandEnds = [5, 20, 50, 100] as const
export const farthestBand = bandEnds.length
const unknownBand = farthestBand + 1

const interestWords = 4
const languageWords = 2
const kmPerDegree = 111.195

/** Data of all members in packed form, so that two members are compared in a few machine instructions: interests and languages as bits. */
export interface PackedMembers {
  interests: Uint32Array
  languages: Uint32Array
  /** Kilometres of a degree of longitude at the member's latitude. */
  kmOfLng: Float32Array
}

const bitsOf = (lists: readonly ArrayLike<number>[], words: number): Uint32Array => {
  const bits = new Uint32Array(lists.length * words)
  for (const [member, list] of lists.entries())
    for (let at = 0; at < list.length; at++) {
      // Numbers above the width share a bit with others, which is rare and does no harm.
      const bit = (list[at] ?? 0) % (words * 32)
      const word = member * words + (bit >> 5)
      bits[word] = (bits[word] ?? 0) | (1 << (bit & 31))
    }
  return bits
}

/** Packs the data of a population for `writePairFacts` and `distanceBandOf`. */
export const packMembers = ({ interests, languages, lat }: Population): PackedMembers => ({
  interests: bitsOf(interests, interestWords),
  languages: bitsOf(languages, languageWords),
  kmOfLng: lat.map((degrees) => kmPerDegree * Math.cos((degrees * Math.PI) / 180)),
})

const countBits = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/**
 * Returns the band of the distance of two members: 0 to `farthestBand`, or `unknownBand`. It is calculated on a plane, which is exact enough
 * below 100 km.
 */
export const distanceBandOf = ({ lat, lng }: Population, { kmOfLng }: PackedMembers, one: number, other: number): number => {
  const turn = Math.abs((lng[one] ?? 0) - (lng[other] ?? 0))
  const x = Math.min(turn, 360 - turn) * (kmOfLng[one] ?? 0)
  const y = ((lat[one] ?? 0) - (lat[other] ?? 0)) * kmPerDegree
  const square = x * x + y * y
  if (Number.isNaN(square)) return unknownBand
  let band = 0
  while (band < farthestBand && square >= (bandEnds[band] ?? 0) ** 2) band++
  return band
}

/** Writes into `facts` the numbers about what members `u` and `v` share, and about what `u` sees of `v`. */
export const writePairFacts = (population: Population, table: PackedMembers, u: number, v: number, facts: Float32Array): void => {
  facts.fill(0)
  const [ownGoals, goals] = [population.goals[u] ?? 0, population.goals[v] ?? 0]
  if (ownGoals !== 0 && goals !== 0) facts[(ownGoals & goals) === 0 ? 1 : 0] = 1
  let shared = 0
  for (let word = 0; word < interestWords; word++)
    shared += countBits((table.interests[u * interestWords + word] ?? 0) & (table.interests[v * interestWords + word] ?? 0))
  facts[2] = Math.min(shared, 6) / 3
  let [own, others, both] = [0, 0, 0]
  for (let word = 0; word < languageWords; word++) {
    const [mine, theirs] = [table.languages[u * languageWords + word] ?? 0, table.languages[v * languageWords + word] ?? 0]
    own |= mine
    others |= theirs
    both |= mine & theirs
  }
  if (own !== 0 && others !== 0) facts[both === 0 ? 4 : 3] = 1
  const older = ((population.age[v] ?? 0) - (population.age[u] ?? 0)) / 10
  facts[5] = Math.max(-2, Math.min(2, older))
  facts[6] = Math.min(4, older * older)
  const band = distanceBandOf(population, table, u, v)
  if (band !== unknownBand) facts[firstBand + band] = 1
  facts[firstBand + unknownBand] = population.hasPhoto[v] ?? 0
}
