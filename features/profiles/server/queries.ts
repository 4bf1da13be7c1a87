import { type MemberRow, readMember } from '#features/members/server/index.ts'
import { type Gender, genders } from '#features/members/contract.ts'
import { readPhotoCards } from '#features/photos/server/index.ts'
import type { Card } from '#features/photos/contract.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { platformErrors, Refusal } from '#platform/shared/errors.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { type OwnPerson, type Person, type Prompt, relations } from '../contract.ts'

/** The genders of a bit mask, as the member row keeps `seek`. */
export const gendersIn = (mask: number): Gender[] => genders.filter((_, bit) => (mask & (1 << bit)) !== 0)

/** The bit mask of genders. */
export const maskOf = (wanted: readonly Gender[]): number => wanted.reduce((mask, gender) => mask | (1 << genders.indexOf(gender)), 0)

const common = (card: Card, member: MemberRow) => ({
  ...card,
  bio: member.bio,
  looking_for: relations.filter((relation) => member.looking_for.includes(relation)),
  interests: member.interests,
  prompts: member.prompts as (typeof Prompt)['_output'][],
  profile_picture: card.images[0]?.image_480 ?? null,
})

const asOthersSee = (card: Card, member: MemberRow): Person => ({
  ...common(card, member),
  dob: member.shows_birth && !member.birth_estimated ? member.birth : null,
})

const asOwnerSees = (card: Card, member: MemberRow): OwnPerson => ({
  ...common(card, member),
  dob: member.birth,
  birth_estimated: member.birth_estimated,
  email: member.email,
  phone: member.phone,
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

const readBoth = async (db: Database | Tx, { id, ...view }: ProfileView): Promise<[Card, MemberRow]> => {
  const card = (await readPhotoCards(db, { ...view, ids: [id] })).get(id)
  const member = card && (await readMember(db, id))
  if (card === undefined || member === undefined) throw new Refusal(platformErrors.not_found)
  return [card, member]
}

/**
 * A member as the viewer sees them.
 * @throws {Refusal} platform.not_found, the same for unknown, gone, hidden, blocked and blocking members
 */
export const readPerson = async (db: Database | Tx, view: ProfileView): Promise<Person> => asOthersSee(...(await readBoth(db, view)))

/** Everything of one's own. */
export const readOwnPerson = async (db: Database | Tx, view: Omit<ProfileView, 'viewerId'>): Promise<OwnPerson> =>
  asOwnerSees(...(await readBoth(db, { ...view, viewerId: view.id })))
