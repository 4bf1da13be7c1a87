import { describe, expect, it } from 'vitest'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { chanceOfLike } from './model.ts'
import { toExposureStep, type Population } from './population.ts'
import { scorePair } from './score-pair.ts'
import { suggestMembers } from './suggest-members.ts'
import { trainWithoutPauses } from './train-without-pauses.ts'

interface Like {
  from: number
  to: number
  isOld?: boolean
}

/** People of one town: even numbers are men, odd ones women, and each seeks the other. */
const townOf = (
  size: number,
  likes: readonly Like[],
  changes: (member: number) => { cards?: number; shown?: number; seek?: number } = () => ({}),
): Population => {
  const sorted = likes.toSorted((a, b) => a.from - b.from || a.to - b.to)
  const bytes = (of: (member: number) => number) => Uint8Array.from({ length: size }, (_, member) => of(member))
  return {
    ids: Array.from({ length: size }, (_, member) => String(member).padStart(6, '0')),
    gender: bytes((member) => member % 2),
    seek: Uint16Array.from({ length: size }, (_, member) => changes(member).seek ?? 1 << (1 - (member % 2))),
    age: bytes(() => 30),
    minAge: bytes(() => 19),
    maxAge: bytes(() => 99),
    lat: new Float32Array(size).fill(3.87),
    lng: new Float32Array(size).fill(11.52),
    country: new Uint16Array(size),
    goals: bytes(() => 0),
    interests: Array.from({ length: size }, () => []),
    languages: Array.from({ length: size }, () => []),
    shownStep: bytes((member) => toExposureStep(changes(member).shown ?? 60)),
    sawStep: bytes((member) => toExposureStep(changes(member).cards ?? 60)),
    recentMatches: new Uint16Array(size),
    hasPhoto: bytes(() => 1),
    likeFrom: Int32Array.from(sorted, ({ from }) => from),
    likeTo: Int32Array.from(sorted, ({ to }) => to),
    isNewLike: Uint8Array.from(sorted, ({ isOld }) => (isOld === true ? 0 : 1)),
  }
}
const learn = (population: Population) => trainWithoutPauses(population, { random: createSeededRandom(3).next })
const nobody = () => false

describe('likes of before the exposure that is summed', () => {
  // 100 men like 12 of 100 women; each of the first 50 women was liked by 40 more men in earlier months.
  const likes: Like[] = []
  for (let man = 0; man < 200; man += 2)
    for (let n = 0; n < 100; n++) {
      const woman = 1 + 2 * ((man / 2 + n) % 100)
      if (n < 12) likes.push({ from: man, to: woman })
      else if (woman < 100 && n < 52) likes.push({ from: man, to: woman, isOld: true })
    }
  const population = townOf(200, likes)
  const meanChance = (members: Population, first: number) => {
    const model = learn(members)
    let sum = 0
    for (let man = 0; man < 200; man += 2)
      for (let woman = first; woman < first + 100; woman += 2) sum += chanceOfLike(model, members, man, woman)
    return sum / 5000
  }

  it('make nobody look better liked', () => {
    expect(meanChance(population, 1) / meanChance(population, 101)).toBeGreaterThan(0.8)
    expect(meanChance(population, 1) / meanChance(population, 101)).toBeLessThan(1.25)
  })

  it('would be seen to, were they learnt from', () => {
    const mistaken = { ...population, isNewLike: new Uint8Array(likes.length).fill(1) }
    expect(meanChance(mistaken, 1) / meanChance(mistaken, 101)).toBeGreaterThan(1.5)
  })

  it('still say who likes whom', () => {
    const [model, old] = [learn(population), likes.find(({ isOld }) => isOld)]
    const { from, others } = model.likers
    expect([...others.subarray(from[old?.to ?? 0], from[(old?.to ?? 0) + 1])]).toContain(old?.from)
  })
})

describe('the like of somebody who likes nearly everybody', () => {
  const likesOf = (from: number, count: number): Like[] => Array.from({ length: count }, (_, n) => ({ from, to: (from + 1 + 2 * n) % 200 }))
  const usual = Array.from({ length: 99 }, (_, n) => likesOf(2 * (n + 1), 20)).flat()

  it('says nothing, also without a card that was shown', () => {
    const shown = learn(townOf(200, [...likesOf(0, 60), ...usual], (member) => (member === 0 ? { cards: 40 } : {})))
    expect(shown.indiscriminate[0]).toBe(1)
    expect(shown.indiscriminate[2]).toBe(0)
    const unseen = learn(townOf(200, [...likesOf(0, 60), ...usual], (member) => (member === 0 ? { cards: 0 } : {})))
    expect(unseen.indiscriminate[0]).toBe(1)
  })

  it('brings them no higher than a usual member who has not decided', () => {
    const members = townOf(200, [...likesOf(0, 60), ...usual], (member) => (member === 0 ? { cards: 40 } : {}))
    const model = learn(members)
    const usualShare = model.usualShares[0] ?? 0
    expect(usualShare).toBeGreaterThan(0)
    const chance = chanceOfLike(model, members, 1, 0)
    expect(scorePair(model, members, 1, 0)).toBeCloseTo((chance * usualShare) / 2 / Math.sqrt(0.5), 5)
    // Member 198 likes member 1, too.
    expect(scorePair(model, members, 1, 198)).toBeCloseTo(chanceOfLike(model, members, 1, 198) / Math.sqrt(0.5), 5)
  })

  it('counts in full where most do', () => {
    const { indiscriminate } = learn(townOf(200, Array.from({ length: 200 }, (_, from) => likesOf(from, 60)).flat()))
    expect(Math.max(...indiscriminate)).toBe(0)
  })
})

it('in a crowded town a member who seeks both genders is suggested both', () => {
  const size = 5000
  const likes = Array.from({ length: size }, (_, from) => [1, 2].map((step) => ({ from, to: (from + step) % size }))).flat()
  const population = townOf(size, likes, () => ({ seek: 3 }))
  const suggested = suggestMembers(learn(population), population, 0, nobody)
  const women = suggested.filter((member) => member % 2 === 1).length
  expect(suggested).toHaveLength(60)
  expect(women).toBeGreaterThan(10)
  expect(women).toBeLessThan(50)
})

it('a town where nobody likes anybody, and one without likes of these days, have finite scores', () => {
  for (const likes of [[], [{ from: 0, to: 1, isOld: true }]]) {
    const population = townOf(40, likes, () => ({ cards: 0, shown: 0 }))
    const model = learn(population)
    expect(Number.isFinite(chanceOfLike(model, population, 0, 1))).toBe(true)
    expect(suggestMembers(model, population, 0, nobody).length).toBeGreaterThan(0)
  }
})
