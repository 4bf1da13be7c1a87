import { sql } from 'kysely'
import { type About, emptyAbout, orderGoals } from '#features/members/about-contract.ts'
import {
  type MemberCardRequest,
  operatorSensitiveInterestsSql,
  toInterestIds,
  toPromptIds,
  visibleInterests,
} from '#features/members/server/index.ts'
import { presentPhotoCheckedAt } from '#features/photo-check/server/index.ts'
import { presentCardWithPhotos, selectCardsWithPhotos } from '#features/photos/server/index.ts'
import {
  type AnswersByField,
  fieldAnswersSql,
  audienceByFieldSql,
  type AudienceByField,
  presentVisibleAnswers,
} from '#features/profile-fields/server/index.ts'
import { likesViewerCondition } from '#features/reactions/server/index.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import type { MatchCard } from '../../contract.ts'
import { chooseCardHint } from './choose-card-hint.ts'

const aboutFields = sql.join(Object.keys(emptyAbout).flatMap((field) => [sql.lit(field), sql.ref(`member.${field}`)]))
/** SQL for the texts and choices of a profile as JSON; null if they are not wanted. */
const selectAbout = (wanted: boolean) => (wanted ? sql<About | null>`json_build_object(${aboutFields})` : sql<About | null>`null::json`)

/**
 * Reads cards of the feed by id in one statement, each with a hint for the viewer. `detail` adds the texts and choices of the profile. Members
 * whom the viewer may not see are missing.
 */
export const readMatchCards = async (
  db: ReadDatabase,
  {
    viewer,
    detail,
    ...view
  }: MemberCardRequest & { viewer: { interests: readonly string[]; looking_for: readonly string[] }; detail: boolean },
): Promise<Map<string, Omit<MatchCard, 'ring' | 'boosted' | 'why'>>> => {
  if (view.ids.length === 0) return new Map()
  const rows = await selectCardsWithPhotos(db, view)
    .where('member.id', 'in', view.ids)
    .select([
      'member.interests',
      'member.looking_for',
      'member.shows_sensitive',
      'member.has_voice_hello',
      'member.photo_checked_at',
      operatorSensitiveInterestsSql.as('own_sensitive'),
      likesViewerCondition(view.viewerId, 'member.id').as('likes_viewer'),
      selectAbout(detail).as('about'),
      (detail ? fieldAnswersSql('member.id') : sql<AnswersByField | null>`null::jsonb`).as('answers'),
      (detail ? audienceByFieldSql : sql<AudienceByField>`null::json`).as('audiences'),
    ])
    .execute()
  const hintViewer = { ...viewer, interests: new Set(toInterestIds(viewer.interests)) }
  return new Map(
    rows.map((row) => {
      const { about, likes_viewer } = row
      const looking_for = orderGoals(row.looking_for)
      const interests = visibleInterests(row)
      // The feed has no matches of the viewer, so answers for matches only are hidden.
      const fields = presentVisibleAnswers(row.answers, row.audiences, { matched: false })
      const words = about === null ? {} : { about: { ...about, looking_for, interests, prompts: toPromptIds(about.prompts) }, fields }
      const hint = chooseCardHint(hintViewer, { interests, looking_for, likes_viewer })
      const photo_checked_at = presentPhotoCheckedAt(row.photo_checked_at, view.now)
      return [row.id, { ...presentCardWithPhotos(row, view), hint, voice_hello: row.has_voice_hello, photo_checked_at, ...words }]
    }),
  )
}
