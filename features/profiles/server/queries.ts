import { sql } from 'kysely'
import { type Gender, genders } from '#features/members/contract.ts'
import { mayWrite } from '#features/chat/server/index.ts'
import type { MemberRow } from '#features/members/server/index.ts'
import type { Card } from '#features/photos/contract.ts'
import { presentPhotoCard, selectPhotoCards } from '#features/photos/server/index.ts'
import { toPairReactions, selectPairReactions } from '#features/reactions/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { type OwnPerson, type Person, type Prompt, relations } from '../contract.ts'

/** The genders of a bit mask, as the member row keeps `seek`. */
export const gendersIn = (mask: number): Gender[] => genders.filter((_, bit) => (mask & (1 << bit)) !== 0)

/** The bit mask of genders. */
export const maskOf = (wanted: readonly Gender[]): number => wanted.reduce((mask, gender) => mask | (1 << genders.indexOf(gender)), 0)

/** The row as JSON: its moments would be texts. */
type ProfileRow = Omit<MemberRow, 'created_at' | 'verified_at' | 'terms_accepted_at'>

const common = (card: Card, member: ProfileRow) => ({
  ...card,
  bio: member.bio,
  looking_for: relations.filter((relation) => member.looking_for.includes(relation)),
  interests: member.interests,
  prompts: member.prompts as (typeof Prompt)['_output'][],
  profile_picture: card.images[0]?.image_480 ?? null,
})

const asOthersSee = (card: Card, member: ProfileRow): Person => ({
  ...common(card, member),
  dob: member.shows_birth && !member.birth_estimated ? member.birth : null,
})

const asOwnerSees = (card: Card, member: ProfileRow): OwnPerson => ({
  ...common(card, member),
  dob: member.birth,
  birth_estimated: member.birth_estimated,
  email: member.email,
  phone: member.phone,
  phone_country: member.phone_country,
  gender: genders[member.gender] ?? 'other',
  seek: gendersIn(member.seek),
  min_age: member.min_age,
  max_age: member.max_age,
  shows_lastname: member.shows_lastname,
  shows_birth: member.shows_birth,
  shows_activity: member.shows_activity,
})

export interface ProfileView {
  viewerId: string
  id: string
  now: Date
  locale: Locale
}

/** The one statement a profile is read with: card, words, photos, where the two stand; and that it was opened. */
const read = async (db: Database | Tx, view: ProfileView) => {
  const { viewerId, now } = view
  const found = await selectPhotoCards(db, view)
    .where('member.id', '=', view.id)
    .select([
      sql<ProfileRow>`to_json(member)`.as('member'),
      selectPairReactions(viewerId, 'member.id').as('reactions'),
      mayWrite(viewerId).as('may_write'),
      sql<boolean>`note_profile_view(${viewerId}, member.id, ${now})`.as('noted'),
    ])
    .executeTakeFirst()
  if (found === undefined) throw new AppError(platformErrors.not_found)
  const { member, reactions, may_write, noted } = found
  const between = toPairReactions(reactions, viewerId)
  return { card: presentPhotoCard(found, view), member, between, mayWrite: may_write, isFirstView: noted }
}

/**
 * A member as the viewer sees them, what is between the two, whether a message would be taken, and whether they had not looked for a day.
 * @throws {AppError} platform.not_found, the same for unknown, gone, hidden, blocked and blocking members
 */
export const readPerson = async (
  db: Database | Tx,
  view: ProfileView,
): Promise<{ person: Person; between: ReturnType<typeof toPairReactions>; mayWrite: boolean; isFirstView: boolean }> => {
  const { card, member, ...standing } = await read(db, view)
  return { person: asOthersSee(card, member), ...standing }
}

/** Everything of one's own. */
export const readOwnPerson = async (db: Database | Tx, view: Omit<ProfileView, 'viewerId'>): Promise<OwnPerson> => {
  const { card, member } = await read(db, { ...view, viewerId: view.id })
  return asOwnerSees(card, member)
}

/** Whether the viewer has opened the profile of a member, at a time when they could. */
export const hasSeenProfile = async (db: Database | Tx, viewerId: string, seenId: string): Promise<boolean> => {
  const view = await db
    .selectFrom('profile_view')
    .select('at')
    .where('viewer_id', '=', viewerId)
    .where('seen_id', '=', seenId)
    .executeTakeFirst()
  return view !== undefined
}
