import { sql } from 'kysely'
import { type About, emptyAbout } from '#features/members/about-contract.ts'
import type { CardView } from '#features/members/server/index.ts'
import { presentPhotoCard, selectPhotoCards } from '#features/photos/server/index.ts'
import { likesViewer } from '#features/reactions/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { MatchCard } from '../contract.ts'
import { chooseHint, type HintSource } from './choose-hint.ts'

const aboutFields = sql.join(Object.keys(emptyAbout).flatMap((field) => [sql.lit(field), sql.ref(`member.${field}`)]))
/** What members have written about themselves, as JSON, or null. */
const selectAbout = (wanted: boolean) => (wanted ? sql<About | null>`json_build_object(${aboutFields})` : sql<About | null>`null::json`)

/**
 * Reads the cards of the feed by id in one statement, with a hint for the viewer and, with `detail`, what each has written. Members the
 * viewer may not see are missing.
 */
export const readMatchCards = async (
  db: Database,
  { viewer, detail, ...view }: CardView & { viewer: HintSource; detail: boolean },
): Promise<Map<string, Omit<MatchCard, 'ring' | 'boosted'>>> => {
  if (view.ids.length === 0) return new Map()
  const rows = await selectPhotoCards(db, view)
    .where('member.id', 'in', view.ids)
    .select([
      'member.interests',
      'member.looking_for',
      likesViewer(view.viewerId, 'member.id').as('likes_viewer'),
      selectAbout(detail).as('about'),
    ])
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      { ...presentPhotoCard(row, view), hint: chooseHint(viewer, row), ...(row.about === null ? {} : { about: row.about }) },
    ]),
  )
}
