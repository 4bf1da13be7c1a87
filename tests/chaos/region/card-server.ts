// The servers that hold search cards, each of some tiles, and how they are asked for ids.
import { sql } from 'kysely'
import { type FeedSearchParameters, type FeedSortKey, readFeedSlice } from '#features/matches/server/feed.ts'
import { membersInSearchQuery } from '#features/matches/server/members-in-search.ts'
import type { SearchArea } from '#features/matches/server/search-areas.ts'
import { isServerAway } from '#platform/server/db/availability.ts'
import type { Database } from '#platform/server/db/database.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import type { ReadCards } from './read-remaining.ts'

/** What a card server was asked. */
export interface Traffic {
  requests: number
  /** Ids that it has sent. */
  ids: number
}

export interface CardServer {
  /** `west` holds the cards of tiles west of the border, `home` the others and those without a tile. */
  name: 'home' | 'west'
  db: Database
  traffic: Traffic
}

/** Goes through the largest town of the generated members, so that many searches need both servers. It is a border of the region index, too. */
const borderColumn = 8300
/** The west is not told who asks, and would know nothing of them. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** Whether the card of a tile is in the west; null is no tile. */
export const isInWest = (tile: number | null): boolean => tile !== null && (tile & 16_383) < borderColumn
const isRegionInWest = (region: number): boolean => (region & 4095) < borderColumn / 4

/** Returns the part of a search area that a server holds; undefined if it holds no tile of it. */
export const partOfArea = (area: SearchArea, { name }: Pick<CardServer, 'name'>): SearchArea | undefined => {
  if (area.layer === 'country' || area.layer === 'everywhere') return area
  const isWest = area.layer === 'tile' ? isInWest : isRegionInWest
  const places = area.places.filter((place) => isWest(place) === (name === 'west'))
  return places.length === 0 ? undefined : { ...area, places }
}

/** Asks a server and counts it. @throws {AppError} platform.unavailable while the server is away */
const ask = async <T>({ traffic }: CardServer, read: () => Promise<T>, count: (answer: T) => number): Promise<T> => {
  traffic.requests += 1
  try {
    const answer = await read()
    traffic.ids += count(answer)
    return answer
  } catch (error) {
    if (isServerAway(error)) throw new AppError(platformErrors.unavailable)
    throw error
  }
}

/** The home asks its own cards for the viewer: it also stores who is private, and would leave them out for nobody. */
const searchOn = ({ name }: CardServer, search: FeedSearchParameters): FeedSearchParameters =>
  name === 'west' ? { ...search, viewerId: nobody } : search

/** Returns a function that reads ordered ids of an area from a server, with the SQL functions of the feed. */
export const readCardsOf =
  (server: CardServer, search: FeedSearchParameters, area: SearchArea): ReadCards =>
  (slice) =>
    ask(
      server,
      () => readFeedSlice(server.db, searchOn(server, search), area, slice),
      ({ keys }) => keys.length,
    )

/** Returns those of some members whose cards a search finds in an area of a server, in no order. */
export const findListedCards = (
  server: CardServer,
  search: FeedSearchParameters,
  area: SearchArea,
  ids: readonly string[],
): Promise<FeedSortKey[]> =>
  ask(
    server,
    async () => (await membersInSearchQuery(searchOn(server, search), area, sql`${ids}::uuid[]`).execute(server.db)).rows,
    ({ length }) => length,
  )
