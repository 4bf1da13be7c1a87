// A viewer reads the same pages from one database, by the product's own command, and from the divided one.
import type { FeedFilter } from '#features/matches/contract.ts'
import { explainCardPlace } from '#features/matches/server/cards/explain-card-place.ts'
import { createFeedSearchParameters, listMatches } from '#features/matches/server/list-matches.ts'
import type { SearchPosition } from '#features/matches/server/paging/cursor.ts'
import { chooseLikerPlaces } from '#features/matches/server/priority/choose-liker-places.ts'
import { readFeedViewer } from '#features/matches/server/queries.ts'
import { listSearchAreas } from '#features/matches/server/search-areas.ts'
import { startPosition } from '#features/matches/server/search.ts'
import type { Database } from '#platform/server/db/database.ts'
import { createLog } from '#platform/server/log.ts'
import { type DividedFeed, readDividedPage } from './read-page.ts'
import { now } from './town.ts'

const secret = 'a secret, long enough for a run'
const mostExamined = 5000

/** Who looks for whom. */
export interface Search {
  viewerId: string
  filter: FeedFilter
  widen: boolean
}

interface ShownCard {
  id: string
  ring: string
  why: string
}
/** A page as members see it, and where the next one begins; undefined at the end. */
export interface Page<Next> {
  shown: ShownCard[]
  next: Next | undefined
}

/** Reads a page from the one database, as the endpoint does. */
export const readOnePage = async (db: Database, { viewerId, filter, widen }: Search, cursor: string | undefined): Promise<Page<string>> => {
  const actor = { kind: 'member' as const, id: viewerId, role: 'user' as const, sessionId: '', address: '' }
  const ctx = { actor, db, primary: db, now, locale: 'en' as const, log: createLog('silent') }
  const query = { ...filter, cursor, peek: '1' as const, ...(widen ? { widen: '1' as const } : {}) }
  const { data } = await listMatches(ctx, [secret], { query })
  return { shown: data.people.map(({ id, ring, why }) => ({ id, ring, why })), next: data.next_cursor ?? undefined }
}

/** Reads a page of a search from the home and the card servers. */
export const readSamePage = async (
  feed: DividedFeed,
  { viewerId, filter, widen }: Search,
  from: SearchPosition | undefined,
): Promise<Page<SearchPosition>> => {
  const viewer = await readFeedViewer(feed.home, viewerId, now)
  if (viewer === undefined) throw new Error('there is no such viewer')
  const search = { ...(await createFeedSearchParameters(feed.home, viewer, filter, now)), mostExamined }
  const suggested = from === undefined ? (viewer.suggested ?? undefined) : undefined
  const options = { suggested, places: chooseLikerPlaces(secret, viewerId, now) }
  const page = await readDividedPage(feed, search, listSearchAreas(viewer, filter, widen), from ?? startPosition, options)
  return { shown: page.found.map(({ id, ring, ...card }) => ({ id, ring, why: explainCardPlace(card) })), next: page.next }
}

/** Returns how a page differs from the right one; undefined if it does not. */
export const differenceOf = (right: Page<unknown>, page: Page<unknown>): string | undefined => {
  const [expected, got] = [right, page].map(({ shown }) => shown.map(({ id, ring, why }) => `${id} ${ring} ${why}`)) as [string[], string[]]
  const at = Array.from({ length: Math.max(expected.length, got.length) }, (_, index) => index).find(
    (index) => expected[index] !== got[index],
  )
  if (at !== undefined) return `card ${at + 1} of ${expected.length} is ${got[at] ?? 'missing'}, not ${expected[at] ?? 'nobody'}`
  return (right.next === undefined) === (page.next === undefined) ? undefined : 'one of them has a next page and the other has not'
}
