// What a page costs when the viewer has reacted to many: ids that the west sends, questions to it, and time.
import { createFeedSearchParameters } from '#features/matches/server/list-matches.ts'
import { topFeedKey } from '#features/matches/server/feed.ts'
import { readFeedViewer } from '#features/matches/server/queries.ts'
import { listSearchAreas } from '#features/matches/server/search-areas.ts'
import type { Random } from '#platform/shared/seeded-random.ts'
import { readCardsOf } from './card-server.ts'
import { readRemaining } from './read-remaining.ts'
import { createKeepShown } from './strike-out.ts'
import { now, type Town } from './town.ts'
import { differenceOf, readOnePage, readSamePage, type Search } from './walk.ts'

/** Where in the feed those are to whom the viewer has reacted: all before the first one left, or anywhere. */
const spreads = ['at the top', 'spread'] as const

/** Cards of two pages. */
const pagesLeft = 40

/** Medians over some viewers, and the most. `ids` and `requests` are those of the west; the home asks its own cards besides. */
export interface PageCost {
  reactions: number
  spread: (typeof spreads)[number]
  page: 1 | 2
  ids: number
  mostIds: number
  requests: number
  mostRequests: number
  ms: number
  /** The same page from one database. */
  oneMs: number
}

export interface Costs {
  rows: PageCost[]
  differences: string[]
}

interface Reading {
  ids: number
  requests: number
  ms: number
  oneMs: number
}

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Returns all whom a search of everywhere shows, in order. */
const readAll = async ({ home, cardServers, world }: Town, { viewerId, filter }: Search): Promise<string[]> => {
  const viewer = await readFeedViewer(home.db, viewerId, now)
  const [area] = listSearchAreas({ country: '', position: undefined }, filter, false)
  if (viewer === undefined || area === undefined) throw new Error('there is no such search')
  const search = { ...(await createFeedSearchParameters(home.db, viewer, filter, now)), mostExamined: world.people.length }
  const reads = cardServers.map((server) => readCardsOf(server, search, area()))
  const { keys } = await readRemaining(reads, createKeepShown(home.db, viewerId), {
    below: topFeedKey,
    minRank: 0,
    count: world.people.length,
  })
  return keys.map(({ id }) => id)
}

/** Replaces the reactions of a viewer by some to as many members as are there, and leaves two pages. */
const setReactions = async (town: Town, search: Search, count: number, spread: PageCost['spread'], random: Random): Promise<number> => {
  const dbs = [town.home.db, town.one.db]
  for (const db of dbs) await db.deleteFrom('reaction').where('from_id', '=', search.viewerId).execute()
  const all = await readAll(town, search)
  const most = Math.max(0, Math.min(count, all.length - pagesLeft))
  const chosen = spread === 'spread' ? random.some(all, most) : all.slice(0, most)
  const values = chosen.map((to_id) => ({ from_id: search.viewerId, to_id, kind: 2, at: now }))
  for (const db of dbs)
    for (let from = 0; from < values.length; from += 500)
      await db
        .insertInto('reaction')
        .values(values.slice(from, from + 500))
        .execute()
  return most
}

const timed = async <T>(read: () => Promise<T>): Promise<[T, number]> => {
  const began = performance.now()
  return [await read(), performance.now() - began]
}

const readTwoPages = async (town: Town, search: Search, differences: string[]): Promise<Reading[]> => {
  const feed = { home: town.home.db, servers: town.cardServers }
  const readings: Reading[] = []
  let cursor: string | undefined
  let from: Awaited<ReturnType<typeof readSamePage>>['next']
  for (const number of [1, 2]) {
    for (const { traffic } of town.cardServers) Object.assign(traffic, { requests: 0, ids: 0 })
    const [right, oneMs] = await timed(() => readOnePage(town.one.db, search, cursor))
    const [page, ms] = await timed(() => readSamePage(feed, search, from))
    const [west] = town.cardServers.filter(({ name }) => name === 'west')
    readings.push({ ids: west?.traffic.ids ?? 0, requests: west?.traffic.requests ?? 0, ms, oneMs })
    const difference = differenceOf(right, page)
    if (difference !== undefined) differences.push(`page ${number} of ${JSON.stringify(search)}: ${difference}`)
    if (right.next === undefined || page.next === undefined) break
    ;[cursor, from] = [right.next, page.next]
  }
  return readings
}

/** Draws viewers who could react to so many and still have two pages; the first ones drawn if there are too few of them. */
const chooseViewers = async (town: Town, random: Random, most: number, viewers: number): Promise<string[]> => {
  const drawn = random.some(town.world.people, 20 * viewers).map(({ id }) => id)
  const chosen: string[] = []
  for (const viewerId of drawn) {
    if (chosen.length === viewers) break
    if ((await readAll(town, { viewerId, filter: { distance: 'any' }, widen: false })).length >= most + pagesLeft) chosen.push(viewerId)
  }
  return chosen.length === viewers ? chosen : drawn.slice(0, viewers)
}

/** Measures the first two pages of some viewers for each number of reactions. */
export const measureCosts = async (town: Town, random: Random, counts: readonly number[], viewers: number): Promise<Costs> => {
  const costs: Costs = { rows: [], differences: [] }
  const viewerIds = await chooseViewers(town, random, Math.max(...counts), viewers)
  for (const count of counts)
    for (const spread of count === 0 ? spreads.slice(0, 1) : spreads) {
      const read: { reactions: number; pages: Reading[] }[] = []
      for (const viewerId of viewerIds) {
        const search: Search = { viewerId, filter: { distance: 'any' }, widen: false }
        const reactions = await setReactions(town, search, count, spread, random)
        read.push({ reactions, pages: await readTwoPages(town, search, costs.differences) })
      }
      for (const page of [1, 2] as const) {
        const of = (what: keyof Reading) => read.flatMap(({ pages }) => pages[page - 1]?.[what] ?? [])
        costs.rows.push({
          reactions: Math.min(...read.map(({ reactions }) => reactions)),
          spread,
          page,
          ids: median(of('ids')),
          mostIds: Math.max(...of('ids')),
          requests: median(of('requests')),
          mostRequests: Math.max(...of('requests')),
          ms: median(of('ms')),
          oneMs: median(of('oneMs')),
        })
      }
    }
  return costs
}
