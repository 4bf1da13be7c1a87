// @slow
// A short form of `npm run bench matching`, and faults planted in its harness: each must be seen.
import { beforeAll, describe, expect, it } from 'vitest'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { type HarnessFaults, learnNight, suggestionsOf } from './learned.ts'
import { meanOf } from './measures.ts'
import { createOrder, type OrderName } from './named-orders.ts'
import { activityOrder, isUndecidedAbout } from './orders.ts'
import { createTown } from './people.ts'
import { simulate } from './simulate.ts'
import { liked, passed, type TownState, undecided } from './state.ts'
import { tuneTastes } from './tastes.ts'

const seed = 4
const top = 20
/** The smallest accepted gain. An order by popularity alone reaches 1.8, even with shuffled likes. */
const leastGain = 2.1
const town = createTown({ people: 500, seed, days: 14, present: 1 })
const tastes = tuneTastes(town, 1, seed)
let after: TownState

beforeAll(() => {
  simulate(town, tastes, activityOrder(seed), { seed, warmUp: 0, measured: 12, finished: (state) => (after = state) })
})

/** The mean chance of a match of the first suggestions, against as many people by chance. */
const gainOf = (faults: HarnessFaults): number => {
  const random = createSeededRandom(seed, 5)
  const night = learnNight(after, seed, faults)
  const worth = (viewer: number, others: number[]) =>
    meanOf(
      others.map((other) => {
        const decision = after.decisions[other * town.size + viewer]
        return tastes.chance(viewer, other) * (decision === liked ? 1 : decision === passed ? 0 : tastes.chance(other, viewer))
      }),
    )
  const [suggested, byChance]: [number[], number[]] = [[], []]
  for (let viewer = 0; viewer < town.size; viewer += 3) {
    const open = [...(after.fitting[viewer] ?? [])].filter((other) => isUndecidedAbout(after, viewer, other))
    if (open.length < 2 * top) continue
    suggested.push(worth(viewer, suggestionsOf(after, night, viewer, faults).slice(0, top)))
    byChance.push(worth(viewer, random.some(open, top)))
  }
  return meanOf(suggested) / meanOf(byChance)
}

/** Of three viewers, counts those who get other suggestions if the people who passed on them are taken as undecided. */
const tellOfPasses = (faults: HarnessFaults): number => {
  const night = learnNight(after, seed, faults)
  return [11, 222, 333].filter((viewer) => {
    const places = Array.from({ length: town.size }, (_, other) => other * town.size + viewer).filter(
      (place) => after.decisions[place] === passed,
    )
    const before = suggestionsOf(after, night, viewer, faults)
    for (const place of places) after.decisions[place] = undecided
    const elsewhere = suggestionsOf(after, learnNight(after, seed, faults), viewer, faults)
    for (const place of places) after.decisions[place] = passed
    expect(places.length).toBeGreaterThan(0)
    return elsewhere.join() !== before.join()
  }).length
}

describe('the suggestions of a night', () => {
  it('are worth more than people by chance', () => {
    expect(gainOf({})).toBeGreaterThan(leastGain)
  })

  it('would be seen to have a turned sign', () => {
    expect(gainOf({ turnedSign: true })).toBeLessThan(leastGain)
  })

  it('would be seen to have learnt from shuffled likes', () => {
    expect(gainOf({ shuffledLikes: true })).toBeLessThan(leastGain)
  })

  it('are the same whether somebody passed on the viewer or decided nothing', () => {
    expect(tellOfPasses({})).toBe(0)
  })

  it('would be seen to read dislikes', () => {
    expect(tellOfPasses({ readsDislikes: true })).toBeGreaterThan(0)
  })
})

describe('the order of a feed', () => {
  const short = createTown({ people: 400, seed: 7, days: 12 })
  const tastesOfShort = tuneTastes(short, 1, 7)
  const matchesOf = (name: OrderName) =>
    simulate(short, tastesOfShort, createOrder(name, 7, tastesOfShort), { seed: 7, warmUp: 4, measured: 8 }).matches

  it('makes more matches than the order by activity', () => {
    expect(matchesOf('ours')).toBeGreaterThan(1.2 * matchesOf('activity'))
  })
})
