import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { birthFromAge } from '#features/members/server/index.ts'
import { matchErrors, MatchFilter } from '../contract.ts'

const rememberedFields = ['country', 'distance', 'min_age', 'max_age', 'gender'] as const
/** What is remembered: a name is looked for once, the rest is a preference. */
export type FilterPreferences = Omit<MatchFilter, 'name'>

const withoutAbsent = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T

const StoredPreferences = MatchFilter.omit({ name: true })

/** A stored filter; what no longer fits the contract is forgotten. */
export const parsePreferences = (stored: unknown): FilterPreferences => {
  const parsed = StoredPreferences.safeParse(stored ?? {})
  return parsed.success ? withoutAbsent(parsed.data) : {}
}

/**
 * The filter in force. One that names anything but a name replaces the remembered one as a whole; only a distance, once chosen, stays until
 * another is chosen.
 * @throws {AppError} platform.invalid with matches.ages_crossed on `max_age` or platform.unreadable_text on `name`
 */
export const resolveFilter = (
  asked: MatchFilter,
  known: FilterPreferences,
): { filter: MatchFilter; preferences: FilterPreferences; isExplicit: boolean } => {
  const isExplicit = rememberedFields.some((field) => asked[field] !== undefined)
  const { name: _, ...wishes } = asked
  const preferences = withoutAbsent(isExplicit ? { ...wishes, distance: wishes.distance ?? known.distance } : known)
  if ((preferences.min_age ?? 0) > (preferences.max_age ?? Infinity))
    throw new AppError(platformErrors.invalid, { fields: { max_age: [matchErrors.ages_crossed] } })
  if (asked.name?.includes('\0') === true || asked.name?.isWellFormed() === false)
    throw new AppError(platformErrors.invalid, { fields: { name: [platformErrors.unreadable_text] } })
  const name = asked.name === '' ? undefined : asked.name
  const sorted = Object.fromEntries(rememberedFields.flatMap((field) => (preferences[field] === undefined ? [] : [[field, preferences[field]]])))
  return { filter: withoutAbsent({ name, ...sorted }), preferences: sorted, isExplicit }
}

/** Days of birth of the ages looked for: after the first, not after the second. */
export const birthRange = ({ min_age, max_age }: MatchFilter, now: Date): { bornAfter: string; bornBy: string } => ({
  bornAfter: max_age === undefined ? '0001-01-01' : birthFromAge(max_age + 1, now),
  bornBy: min_age === undefined ? '9999-12-31' : birthFromAge(min_age, now),
})

/** Bit mask of the genders looked for; both means everybody. */
export const genderMask = ({ gender }: MatchFilter): number => ({ male: 1, female: 2, both: 7 })[gender ?? 'both']
