import { describe, expect, test } from 'vitest'
import type { FeedSortKey } from '#features/matches/server/feed.ts'
import { createSeededRandom, type Random } from '#platform/shared/seeded-random.ts'
import { comesBefore, type HomeFault, readRemaining, type ReadCards } from './read-remaining.ts'

const top: FeedSortKey = { rank: 1_000_000, id: 'z' }
const inOrder = (keys: readonly FeedSortKey[]): FeedSortKey[] => keys.toSorted((one, other) => (comesBefore(one, other) ? -1 : 1))

/** A server that holds some cards and counts how often it is asked. With `examined`, it sometimes stops before it has found enough. */
const createServer = (cards: readonly FeedSortKey[], examined = Infinity): { read: ReadCards; asked: () => number } => {
  let asked = 0
  const sorted = inOrder(cards)
  const read: ReadCards = ({ below, minRank, count }) => {
    asked += 1
    const left = sorted.filter((key) => comesBefore(below, key) && key.rank >= minRank)
    const keys = left.slice(0, Math.min(count, examined))
    return Promise.resolve({ keys, rest: keys.length < left.length || keys.length === count ? keys.at(-1) : undefined })
  }
  return { read, asked: () => asked }
}

const createCards = (random: Random, count: number): FeedSortKey[] =>
  Array.from({ length: count }, (_, number) => ({ rank: random.below(50), id: `${String(random.below(1000)).padStart(3, '0')}-${number}` }))

/** Reads all pages of some servers. */
const readPages = async (
  servers: readonly ReadCards[],
  struck: ReadonlySet<string>,
  { minRank, count, fault }: { minRank: number; count: number; fault?: HomeFault },
): Promise<FeedSortKey[][]> => {
  const pages: FeedSortKey[][] = []
  for (let below: FeedSortKey | undefined = top; below !== undefined;) {
    const page = await readRemaining(
      servers,
      (keys) => Promise.resolve(new Set(keys.map(({ id }) => id).filter((id) => !struck.has(id)))),
      { below, minRank, count, fault },
    )
    pages.push(page.keys)
    below = page.rest
  }
  return pages
}

describe('cards of several servers, without those struck out', () => {
  test.each(Array.from({ length: 60 }, (_, seed) => seed))('are those of one list, page by page (seed %i)', async (seed) => {
    const random = createSeededRandom(seed)
    const cards = createCards(random, random.below(300))
    const struck = new Set(cards.filter(() => random.chance(seed % 3 === 0 ? 0.95 : 0.3)).map(({ id }) => id))
    const serverCount = random.int(1, 4)
    const shares: FeedSortKey[][] = Array.from({ length: serverCount }, () => [])
    for (const card of cards) shares[random.below(serverCount)]?.push(card)
    const servers = shares.map((share) => createServer(share, seed % 2 === 0 ? 7 : Infinity).read)
    const [minRank, count] = [random.below(20), random.int(1, 25)]
    const pages = await readPages(servers, struck, { minRank, count })
    expect(pages.flat()).toEqual(inOrder(cards).filter(({ id, rank }) => !struck.has(id) && rank >= minRank))
    for (const page of pages.slice(0, -1)) expect(page).toHaveLength(count)
  })

  test('are read with few questions when nearly all at the top are struck out', async () => {
    const cards = inOrder(createCards(createSeededRandom(1), 3000))
    const struck = new Set(cards.slice(0, 2000).map(({ id }) => id))
    const server = createServer(cards)
    const keep = (keys: readonly FeedSortKey[]) => Promise.resolve(new Set(keys.map(({ id }) => id).filter((id) => !struck.has(id))))
    const page = await readRemaining([server.read], keep, { below: top, minRank: 0, count: 20 })
    expect(page.keys).toEqual(cards.slice(2000, 2020))
    expect(server.asked()).toBe(6)
  })

  test('end without a question when a server refuses', async () => {
    const refuses: ReadCards = () => Promise.reject(new Error('away'))
    const { read } = createServer(createCards(createSeededRandom(2), 50))
    await expect(readPages([read, refuses], new Set(), { minRank: 0, count: 20 })).rejects.toThrow('away')
  })

  test('show the planted faults', async () => {
    const cards = inOrder(createCards(createSeededRandom(3), 200))
    const struck = new Set(cards.slice(0, 70).map(({ id }) => id))
    const first = async (fault?: HomeFault) =>
      (await readPages([createServer(cards).read], struck, { minRank: 0, count: 20, ...(fault && { fault }) }))[0]
    expect(await first()).toEqual(cards.slice(70, 90))
    expect(await first('unstruck')).toEqual(cards.slice(0, 20))
    expect(await first('short')).toEqual([])
  })
})
