import { sql } from 'kysely'
import { orderGoals, pickAbout } from '#features/members/about-contract.ts'
import { canMessageCondition } from '#features/chat/server/index.ts'
import {
  genderOf,
  type MemberRow,
  operatorSensitiveInterestsSql,
  seekFromMask,
  toInterestIds,
  toPromptIds,
  visibleInterests,
} from '#features/members/server/index.ts'
import type { Card } from '#features/photos/contract.ts'
import { presentPhotoCheckedAt } from '#features/photo-check/server/index.ts'
import { presentCardWithPhotos, selectCardsWithPhotos } from '#features/photos/server/index.ts'
import { presentProfileVoiceHello, voiceHelloSql } from '#features/voice-hello/server/index.ts'
import {
  type AnswersByField,
  fieldAnswersSql,
  audienceByFieldSql,
  findUnansweredRequiredFields,
  presentOwnAnswers,
  readProfileFields,
  presentVisibleAnswers,
} from '#features/profile-fields/server/index.ts'
import { toPairReactions, pairReactionsSql } from '#features/reactions/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import type { ReplicaOrPrimaryContext } from '#platform/server/context.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import type { VoiceHello } from '#features/voice-hello/contract.ts'
import type { OwnPerson, Person } from '../contract.ts'

/** The member row as JSON, without its timestamps, which would be strings. */
type ProfileRow = Omit<MemberRow, 'created_at' | 'verified_at' | 'terms_accepted_at' | 'photo_checked_at'> & {
  photo_checked_at: string | null
}

interface ReadProfile {
  card: Card
  member: ProfileRow
  voiceHello: VoiceHello | null
  answers: AnswersByField | null
  ownSensitive: readonly string[]
  now: Date
}

const commonFields = ({ card, member, voiceHello, now }: ReadProfile) => ({
  ...card,
  ...pickAbout(member),
  looking_for: orderGoals(member.looking_for),
  prompts: toPromptIds(pickAbout(member).prompts),
  profile_picture: card.images[0]?.image_480 ?? null,
  voice_hello: voiceHello,
  photo_checked_at: presentPhotoCheckedAt(member.photo_checked_at, now),
})

const toPerson = (read: ReadProfile, fields: Person['fields']): Person => ({
  ...commonFields(read),
  fields,
  interests: visibleInterests({ ...read.member, own_sensitive: read.ownSensitive }),
  dob: read.member.shows_birth && !read.member.birth_estimated ? read.member.birth : null,
})

const toOwnPerson = ({ member, ...read }: ReadProfile, missing_fields: string[]): OwnPerson => ({
  ...commonFields({ member, ...read }),
  fields: presentOwnAnswers(read.answers),
  missing_fields,
  interests: toInterestIds(member.interests),
  dob: member.birth,
  birth_estimated: member.birth_estimated,
  email: member.email ?? '',
  phone: member.phone,
  phone_country: member.phone_country,
  gender: genderOf(member.gender),
  ...seekFromMask(member.seek),
  min_age: member.min_age,
  max_age: member.max_age,
  shows_lastname: member.shows_lastname,
  shows_birth: member.shows_birth,
  shows_activity: member.shows_activity,
  shows_sensitive: member.shows_sensitive,
  blurs_photos: member.blurs_photos,
})

export interface ProfileQuery {
  viewerId: string
  id: string
  now: Date
  locale: Locale
}

/** SQL that records the view; whether it is the first one within a day. */
const noteView = ({ viewerId, id, now }: ProfileQuery) => sql<boolean>`note_profile_view(${viewerId}, ${id}, ${now})`

/** Reads a profile in one statement: card, texts, photos, reactions of the pair; and what `noted` returns. */
const readProfileRow = async (db: ReadDatabase, view: ProfileQuery, noted = sql<boolean>`false`) => {
  const { viewerId, now } = view
  const found = await selectCardsWithPhotos(db, view)
    .where('member.id', '=', view.id)
    .select([
      sql<ProfileRow>`to_json(member)`.as('member'),
      voiceHelloSql(viewerId).as('voice_hello'),
      pairReactionsSql(viewerId, 'member.id').as('reactions'),
      canMessageCondition(viewerId).as('may_write'),
      fieldAnswersSql('member.id').as('answers'),
      audienceByFieldSql.as('audiences'),
      operatorSensitiveInterestsSql.as('own_sensitive'),
      noted.as('noted'),
    ])
    .executeTakeFirst()
  if (found === undefined) throw new AppError(platformErrors.not_found)
  const { member, voice_hello, reactions, may_write, noted: isFirstView, answers, audiences, own_sensitive: ownSensitive } = found
  const between = toPairReactions(reactions, viewerId)
  const voiceHello = presentProfileVoiceHello(voice_hello, viewerId, now)
  const card = presentCardWithPhotos(found, view)
  return { card, member, voiceHello, answers, audiences, ownSensitive, now, between, mayWrite: may_write, isFirstView }
}

const recordView = async (primary: Database, view: ProfileQuery): Promise<boolean> => {
  const { rows } = await sql<{ noted: boolean }>`select ${noteView(view)} as noted`.execute(primary)
  return rows[0]?.noted ?? false
}

/**
 * Reads a member as the viewer sees them, the reactions between the two, whether a message would be accepted, and whether this is the first view
 * in a day. Records the view on the primary, if there is one.
 * @throws {AppError} platform.not_found, the same for unknown, deleted, hidden, blocked and blocking members
 */
export const readProfileAndRecordView = async (
  { db, primary }: Pick<ReplicaOrPrimaryContext, 'db' | 'primary'>,
  view: ProfileQuery,
): Promise<{ person: Person; between: ReturnType<typeof toPairReactions>; mayWrite: boolean; isFirstView: boolean }> => {
  const row = await readProfileRow(db, view, db === primary ? noteView(view) : undefined)
  const { between, mayWrite, audiences, ...read } = row
  const isFirstView = db === primary ? row.isFirstView : primary !== undefined && (await recordView(primary, view))
  return { person: toPerson(read, presentVisibleAnswers(read.answers, audiences, between)), between, mayWrite, isFirstView }
}

/**
 * Reads the complete profile of its owner.
 * @throws {AppError} platform.not_found
 */
export const readOwnPerson = async (db: ReadDatabase, view: Omit<ProfileQuery, 'viewerId'>): Promise<OwnPerson> => {
  const read = await readProfileRow(db, { ...view, viewerId: view.id })
  return toOwnPerson(read, findUnansweredRequiredFields(await readProfileFields(db), read.answers))
}

/** Whether the viewer has opened the profile of a member, as far back as views are kept. */
export const hasSeenProfile = async (db: Database | Tx, viewerId: string, seenId: string): Promise<boolean> => {
  const view = await db
    .selectFrom('profile_view')
    .select('at')
    .where('viewer_id', '=', viewerId)
    .where('seen_id', '=', seenId)
    .executeTakeFirst()
  return view !== undefined
}
