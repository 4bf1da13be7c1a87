import { hasExpiredBoosts } from '#features/members/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'

export interface Viewer {
  id: string
  gender: number
  birth: string
  country: string
  /** Centre of the member's cell. */
  position: { lat: number; lng: number } | undefined
  /** As stored; undefined when none was ever chosen. */
  filter: unknown
  /** Where the next search begins, as stored. */
  resume: unknown
  /** Somebody's card still stands as boosted although the boost is over. */
  hasStaleBoosts: boolean
}

/** What a search needs of the one who searches, the remembered filter included. */
export const readViewer = async (db: Database, id: string, now: Date): Promise<Viewer | undefined> => {
  const row = await db
    .selectFrom('member')
    .leftJoin('match_filter', 'match_filter.member_id', 'member.id')
    .select([
      'member.id',
      'member.gender',
      'member.birth',
      'member.country',
      'member.cell_lat',
      'member.cell_lng',
      'match_filter.filter',
      'match_filter.resume',
    ])
    .select(hasExpiredBoosts(now).as('hasStaleBoosts'))
    .where('member.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { cell_lat: lat, cell_lng: lng, ...viewer } = row
  return { ...viewer, position: lat === null || lng === null ? undefined : { lat, lng } }
}
