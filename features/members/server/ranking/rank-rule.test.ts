import { describe, expect, it, test } from 'vitest'
import { createSeededRandom, type Random } from '#platform/shared/seeded-random.ts'
import { minRankSince, recentMatchRankTerm, rankOf, computeDailyShuffle, computeMemberWeekStart } from './rank-rule.ts'

const firstDay = 20_000

describe('the order', () => {
  const member = { hasPhoto: true, day: firstDay, joinedDay: 0, shuffle: 0.5, recentMatches: 0 }

  it('puts boosted members first, then photos', () => {
    const weakest = { ...member, day: firstDay - 300, shuffle: 1e-6, recentMatches: 50 }
    expect(rankOf({ ...weakest, isBoosted: true, hasPhoto: false })).toBeGreaterThan(rankOf(member))
    expect(rankOf(weakest)).toBeGreaterThan(rankOf({ ...member, hasPhoto: false }))
  })

  it('falls with every step of matches, and with every day away by 0.15', () => {
    const ranks = [0, 1, 2, 4, 8].map((recentMatches) => rankOf({ ...member, recentMatches }))
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
    expect(new Set(ranks).size).toBe(5)
    expect(rankOf({ ...member, recentMatches: 3 })).toBe(rankOf({ ...member, recentMatches: 2 }))
    expect(rankOf({ ...member, recentMatches: 99 })).toBe(rankOf({ ...member, recentMatches: 8 }))
    // Eight recent matches lower the weight as much as nine and a half days of absence do.
    expect((recentMatchRankTerm(0) - recentMatchRankTerm(8)) / 0.15).toBeCloseTo(9.4, 1)
    expect(rankOf(member) - rankOf({ ...member, day: firstDay - 1 })).toBe(2048)
  })

  it('lifts a newcomer until the third day, as if without matches and here', () => {
    const joined = { ...member, joinedDay: firstDay, recentMatches: 9 }
    const others = [0, 1, 2, 3].map((days) => rankOf({ ...joined, day: firstDay + days }))
    expect(others.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => rankOf({ ...member, day: firstDay + 2 })))
    expect(others[3]).toBe(rankOf({ ...member, day: firstDay + 3, recentMatches: 9 }))
  })

  it('reaches the least rank since a day, but for one in ten thousand', () => {
    const least = minRankSince(firstDay)
    const below = Array.from({ length: 4000 }, (_, n) =>
      rankOf({ ...member, shuffle: computeDailyShuffle(`salt ${n}`, firstDay), recentMatches: 8 }),
    ).filter((rank) => rank < least)
    expect(below.length).toBeLessThan(4)
  })

  it('is shuffled anew each day, and by more each week', () => {
    const salt = 'a salt'
    const start = computeMemberWeekStart(salt, firstDay)
    const days = Array.from({ length: 8 }, (_, day) => computeDailyShuffle(salt, start + day))
    expect(new Set(days).size).toBe(8)
    expect(new Set(Array.from({ length: 7 }, (_, day) => computeMemberWeekStart(salt, start + day)))).toEqual(new Set([start]))
    expect(computeMemberWeekStart(salt, start + 7)).toBe(start + 7)
    expect(new Set(Array.from({ length: 60 }, (_, n) => computeMemberWeekStart(`salt ${n}`, firstDay))).size).toBe(7)
  })
})

/** Draws the number of events of a Poisson distribution with a mean of `rate`. */
const events = (random: Random, rate: number): number => {
  let count = 0
  for (let rest = random.next(); rest > Math.exp(-rate) && count < 60; count++) rest *= random.next()
  return count
}

interface Watched {
  /** The rank on each day, without the part that depends on the day alone. */
  seen: number[]
  /** The matches of the last seven days. */
  matches: number
}

/** The shuffle and the day from which matches no longer count, for a salt and a day. */
type Rule = (salt: string, day: number) => { shuffle: number; counted: number }
const ours: Rule = (salt, day) => ({ shuffle: computeDailyShuffle(salt, day), counted: computeMemberWeekStart(salt, day) })
/** A weaker rule for comparison: the shuffle has one draw for each day, and matches count until the day before. */
const daily: Rule = (salt, day) => ({ shuffle: (computeDailyShuffle(`${salt} ${day}`, day) * 1e6) % 1 || 0.5, counted: day })

const people = 1500
/** The days for which 1000 pages of 20 cards suffice, if a member reads all of some 720 cards of a town every day. */
const days = 28

/**
 * A town: everybody comes every day and has a popularity of their own, some two matches a week in the middle. The attacker reads the whole
 * order every day, so well that they know every rank, and everything about everybody but salts and matches.
 */
const watch = (random: Random, rule: Rule): Watched[] =>
  Array.from({ length: people }, (_, n) => {
    const popularity = 0.25 * Math.exp(Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next()))
    const matches = Array.from({ length: days + 14 }, () => events(random, popularity))
    const between = (from: number, to: number) => matches.slice(Math.max(0, from), to).reduce((sum, day) => sum + day, 0)
    const seen = Array.from({ length: days }, (_, index) => {
      const day = index + 14
      const { shuffle, counted } = rule(`member ${n}`, firstDay + day)
      const recentMatches = between(counted - firstDay - 7, counted - firstDay)
      return rankOf({ hasPhoto: true, day: firstDay + day, joinedDay: 0, shuffle, recentMatches }) - (firstDay + day) * 2048
    })
    return { seen, matches: between(days + 7, days + 14) }
  })

/** Returns the number of matches that is right, or wrong by one, for the most members. */
const bestGuess = (all: readonly Watched[]): number => {
  const hits = (guess: number) => all.filter(({ matches }) => Math.abs(matches - guess) <= 1).length
  return Array.from({ length: 30 }, (_, guess) => guess).toSorted((a, b) => hits(b) - hits(a))[0] ?? 0
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
/** What an attacker can compute from the ranks of a month: the mean and the highest rank, of all days or of the last week. */
const views: Record<string, ((seen: readonly number[]) => number)[]> = {
  'the mean': [mean],
  'the mean of the last week': [(seen) => mean(seen.slice(-7))],
  'the highest': [(seen) => Math.max(...seen)],
  'the highest of the last week': [(seen) => Math.max(...seen.slice(-7))],
  'the mean and the highest of the last week': [mean, (seen) => Math.max(...seen.slice(-7))],
}

/**
 * The share of members whose matches an attacker guesses within one. They know the matches of half of the members, who may be accounts of
 * their own, and learn from these the best guess for each of some groups with similar ranks.
 */
const guessed = (all: readonly Watched[], view: readonly ((seen: readonly number[]) => number)[]) => {
  const [known, others] = [all.slice(0, people / 2), all.slice(people / 2)]
  const groups = view.length === 1 ? 6 : 3
  const edges = view.map((of) => {
    const values = known.map(({ seen }) => of(seen)).toSorted((a, b) => a - b)
    return Array.from({ length: groups - 1 }, (_, n) => values[Math.floor(((n + 1) * values.length) / groups)] ?? 0)
  })
  const groupOf = ({ seen }: Watched) => view.map((of, n) => edges[n]?.filter((edge) => of(seen) > edge).length).join(' ')
  const constant = bestGuess(known)
  const guesses = new Map(
    [...new Set(known.map(groupOf))].map((group) => [group, bestGuess(known.filter((one) => groupOf(one) === group))]),
  )
  const right = (guess: (one: Watched) => number) => others.filter((one) => Math.abs(one.matches - guess(one)) <= 1).length / others.length
  return { attack: right((one) => guesses.get(groupOf(one)) ?? constant), chance: right(() => constant) }
}

const towns = (rule: Rule) => [1, 2, 3].map((seed) => watch(createSeededRandom(seed), rule))

/** How much better than the best constant guess an attack is over some towns, and twice the statistical error of that. */
const advantage = (all: readonly Watched[][], view: readonly ((seen: readonly number[]) => number)[]) => {
  const results = all.map((town) => guessed(town, view))
  const chance = mean(results.map((result) => result.chance))
  const error = 2 * Math.sqrt((chance * (1 - chance)) / ((all.length * people) / 2))
  return { gain: mean(results.map(({ attack }) => attack)) - chance, error }
}

describe('who reads a thousand pages of the order', () => {
  const ourTowns = towns(ours)
  test.each(Object.entries(views))('does no better than chance at the number of matches: %s', (_, view) => {
    const { gain, error } = advantage(ourTowns, view)
    expect(gain).toBeLessThan(error)
  })

  test('would, with a draw for each day alone', () => {
    const { gain, error } = advantage(towns(daily), views['the highest of the last week'] ?? [])
    expect(gain).toBeGreaterThan(error)
  })
})
