import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { rangeNames } from '#features/members/about-contract.ts'
import { readUsableFieldFilter } from '#features/profile-fields/server/index.ts'
import { allGendersMask, calculateLatestBirthDate, genderNumber } from '#features/members/server/index.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import { matchErrors, FeedFilter } from '../contract.ts'

/** The part of a filter that is stored: everything except the name. */
const StoredPreferences = FeedFilter.omit({ name: true })
export type FeedFilterPreferences = Omit<FeedFilter, 'name'>
const rememberedFields = Object.keys(StoredPreferences.shape) as (keyof FeedFilterPreferences)[]

const withoutAbsent = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T

/** Parses a stored filter. An invalid one counts as empty. */
export const parseStoredFilter = (stored: unknown): FeedFilterPreferences => {
  const parsed = StoredPreferences.safeParse(stored ?? {})
  return parsed.success ? withoutAbsent(parsed.data) : {}
}

/** Returns the filter without conditions on fields that the operator no longer offers. It queries only if there are such conditions. */
export const withUsableFields = async <T extends Pick<FeedFilter, 'fields'>>(db: ReadDatabase, filter: T): Promise<T> =>
  filter.fields === undefined ? filter : withoutAbsent({ ...filter, fields: await readUsableFieldFilter(db, filter.fields) })

/**
 * Combines the requested filter (`asked`) with the stored one (`known`). A request with any field besides the name replaces the stored filter,
 * but keeps its distance unless it has another one.
 * @throws {AppError} platform.invalid with matches.ages_crossed on the upper limit or platform.unreadable_text on `name`
 */
export const resolveFilter = (
  asked: FeedFilter,
  known: FeedFilterPreferences,
): { filter: FeedFilter; preferences: FeedFilterPreferences; isExplicit: boolean } => {
  const isExplicit = rememberedFields.some((field) => asked[field] !== undefined)
  const { name: _, ...requested } = asked
  const preferences = withoutAbsent(isExplicit ? { ...requested, distance: requested.distance ?? known.distance } : known)
  const crossed = rangeNames.find((range) => (preferences[`min_${range}`] ?? 0) > (preferences[`max_${range}`] ?? Infinity))
  if (crossed !== undefined) throw new AppError(platformErrors.invalid, { fields: { [`max_${crossed}`]: [matchErrors.ages_crossed] } })
  if (asked.name?.includes('\0') === true || asked.name?.isWellFormed() === false)
    throw new AppError(platformErrors.invalid, { fields: { name: [platformErrors.unreadable_text] } })
  const name = asked.name === '' ? undefined : asked.name
  const sorted = Object.fromEntries(
    rememberedFields.flatMap((field) => (preferences[field] === undefined ? [] : [[field, preferences[field]]])),
  )
  return { filter: withoutAbsent({ name, ...sorted }), preferences: sorted, isExplicit }
}

/** Returns the birth dates of an age range: after `bornAfter`, up to and including `bornBy`. */
export const birthRange = ({ min_age, max_age }: FeedFilter, now: Date): { bornAfter: string; bornBy: string } => ({
  bornAfter: max_age === undefined ? '0001-01-01' : calculateLatestBirthDate(max_age + 1, now),
  bornBy: min_age === undefined ? '9999-12-31' : calculateLatestBirthDate(min_age, now),
})

/** The bit of `q_genders` that asks for members with a photo check. */
const checkedOnlyBit = 256

/** Returns the bit mask of the genders that a filter finds, `both` being every gender, with a bit for checked photos only. */
export const filterMask = ({ gender = 'both', checked }: FeedFilter): number =>
  (gender === 'both' ? allGendersMask : 1 << genderNumber(gender)) | (checked === undefined ? 0 : checkedOnlyBit)
