// @slow
// The order of the feed, its picks, its reasons and its first places are the same whether T passed on me or decided nothing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseLikerPlaces } from '#features/matches/server/priority/choose-liker-places.ts'
import {
  type ComparedBehaviour,
  comparedBehaviours,
  type FeedTown,
  leavesOutWhoPassed,
  type WorldRecord,
  simulateDays,
  type NightFault,
  openFeedTown,
} from './feed-worlds.ts'
import { isFullRun } from '../support/is-full-run.ts'
import { printResult } from './setup.ts'

const worldCount = isFullRun ? 500 : 6
const worldsPerTown = 25
const hidden: readonly ComparedBehaviour[] = ['passed on me', 'liked me and passed on me', 'passed on me and took it back']

let town: FeedTown
beforeAll(async () => {
  town = await openFeedTown(1)
}, 60_000)
afterAll(() => town[Symbol.asyncDispose]())

/** Compares a world in which T acts with one in which T does what must look the same. Returns the answers that differ. */
const differences = async (
  seed: number,
  choice: ComparedBehaviour,
  fault?: NightFault,
): Promise<{ life: WorldRecord; differing: string[] }> => {
  const { does, instead } = comparedBehaviours[choice]
  const [life, other] = [await simulateDays(town, seed, does, { fault }), await simulateDays(town, seed, instead, { fault })]
  const longest = Math.max(life.text.length, other.text.length)
  return {
    life,
    differing: Array.from({ length: longest }, (_, n) => n).flatMap((n) =>
      life.text[n] === other.text[n] ? [] : [`${n}: ${life.text[n]}\n${other.text[n]}`],
    ),
  }
}

/** How many of the places of likers are guessed by somebody who does not know the secret, 0 to 1. */
const guessedShare = (lives: readonly WorldRecord[]): number => {
  const places = lives.flatMap(({ priorityPlaces }) =>
    priorityPlaces.flatMap(({ me, at, places: found }) => {
      const guessed = new Set(chooseLikerPlaces('', me, at))
      return found.map((place) => guessed.has(place))
    }),
  )
  expect(places.length).toBeGreaterThan(20)
  return places.filter(Boolean).length / places.length
}

test(`${worldCount} worlds: the feed of days and nights tells nothing of T who passed on me`, { timeout: 1_200_000 }, async () => {
  const lives: WorldRecord[] = []
  let answers = 0
  for (let seed = 0; seed < worldCount; seed++) {
    if (seed > 0 && seed % worldsPerTown === 0) {
      await town[Symbol.asyncDispose]()
      town = await openFeedTown(1 + seed / worldsPerTown)
    }
    const { life, differing } = await differences(seed, hidden[seed % hidden.length] ?? 'passed on me')
    expect(differing, `world ${seed}`).toEqual([])
    answers += life.text.length
    lives.push({ ...life, text: [] })
    // With few answers, nothing of the pages and nights would have been compared.
    expect(life.text.length).toBeGreaterThan(20)
  }
  printResult(`${worldCount} worlds: ${answers} answers compared, 0 differ (target 0)`)
  expect(guessedShare(lives)).toBeLessThan(0.6)
})

test('the harness sees it when T likes me, and a model that reads dislikes', { timeout: 120_000 }, async () => {
  expect((await differences(1, 'likes me')).differing.length).toBeGreaterThan(0)
  expect((await differences(1, 'decided nothing', leavesOutWhoPassed)).differing).toEqual([])
  const found = []
  for (const seed of [1, 2, 3]) found.push((await differences(seed, 'passed on me', leavesOutWhoPassed)).differing.length)
  expect(Math.max(...found)).toBeGreaterThan(0)
})

test('the harness sees places of likers that do not depend on the secret', { timeout: 120_000 }, async () => {
  const lives: WorldRecord[] = []
  for (const seed of [1, 2, 3, 4, 5, 6]) lives.push(await simulateDays(town, seed, [], { secrets: [''] }))
  expect(guessedShare(lives)).toBeGreaterThan(0.9)
})
