import type { About } from '#features/members/about-contract.ts'
import { distanceKm, expiredBoostsCondition, operatorSensitiveInterestsSql, visibleToCondition } from '#features/members/server/index.ts'
import { hasUnreadOfKindCondition } from '#features/notifications/server/index.ts'
import { suggestionsSql } from '#features/suggestions/server/index.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import { type FeedFilterPreferences, parseStoredFilter } from './filter.ts'

/** The member who looks at the feed, with the data that a search needs. */
export interface FeedViewer {
  id: string
  gender: number
  birth: string
  country: string
  /** This and the next five fields decide the hints of cards and the reasons of picks. */
  interests: string[]
  looking_for: string[]
  languages: string[]
  prompts: About['prompts']
  shows_sensitive: boolean
  /** The operator's own sensitive interests. */
  own_sensitive: string[]
  /** The centre of the member's location cell. */
  position: { lat: number; lng: number } | undefined
  /** The stored filter, unparsed; undefined without one. */
  filter: unknown
  /** The stored start of the next search, unparsed. */
  resume: unknown
  /** Whether any card is still ranked as boosted after its boost has ended. */
  hasStaleBoosts: boolean
  /** Whether a notification about newcomers is unread. */
  hasUnreadNewcomers: boolean
  /** The ids of members suggested to the viewer, best first; null if the viewer wants the order of activity, in which nobody comes first. */
  suggested: string[] | null
}

/** Reads the member who looks at the feed, with the stored filter; undefined when there is no such member. */
export const readFeedViewer = async (db: ReadDatabase, id: string, now: Date): Promise<FeedViewer | undefined> => {
  const row = await db
    .selectFrom('member')
    .leftJoin('match_filter', 'match_filter.member_id', 'member.id')
    .select([
      'member.id',
      'member.gender',
      'member.birth',
      'member.country',
      'member.interests',
      'member.looking_for',
      'member.languages',
      'member.prompts',
      'member.shows_sensitive',
      'member.cell_lat',
      'member.cell_lng',
      'match_filter.filter',
      'match_filter.resume',
    ])
    .select([
      operatorSensitiveInterestsSql.as('own_sensitive'),
      expiredBoostsCondition(now).as('hasStaleBoosts'),
      hasUnreadOfKindCondition('newcomers').as('hasUnreadNewcomers'),
      suggestionsSql.as('suggested'),
    ])
    .where('member.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { cell_lat: lat, cell_lng: lng, prompts, ...viewer } = row
  return { ...viewer, prompts: prompts as About['prompts'], position: lat === null || lng === null ? undefined : { lat, lng } }
}

/** Reads the stored filter of a member's feed; empty without one. */
export const readFeedFilter = async (db: ReadDatabase, memberId: string): Promise<FeedFilterPreferences> => {
  const row = await db.selectFrom('match_filter').select('filter').where('member_id', '=', memberId).executeTakeFirst()
  return parseStoredFilter(row?.filter)
}

/** At most this many reactions are checked. */
const mostReactions = 500

/**
 * Whether the viewer has reacted to somebody who is still visible to them, within `km` if it is given and the viewer has a place. Then an empty
 * feed says that everybody was seen, not that nobody lives here.
 */
export const hasReactedNearby = async (db: ReadDatabase, { id, position }: FeedViewer, km: number | undefined): Promise<boolean> => {
  const rows = await db
    .selectFrom('reaction')
    .innerJoin('member', 'member.id', 'reaction.to_id')
    .select(['member.cell_lat as lat', 'member.cell_lng as lng'])
    .where('reaction.from_id', '=', id)
    .where(visibleToCondition(id))
    .limit(mostReactions)
    .execute()
  if (km === undefined || position === undefined) return rows.length > 0
  return rows.some(({ lat, lng }) => lat !== null && lng !== null && distanceKm(position.lat, position.lng, lat, lng) <= km)
}
