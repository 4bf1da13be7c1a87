import { filterRanges, type RangeLimitField, type RangeName, rangeNames } from '#features/members/about-contract.ts'
import { parseFieldFilter } from '#features/profile-fields/filter-contract.ts'
import { isStorableText } from '#platform/shared/text-checks.ts'
import { filterDistances, filterGenders, type FeedFilter, maxNamePrefixLength } from '../contract.ts'

/** URL parameters. */
export type FilterParams = Record<string, string | undefined>

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (given: string): T | undefined =>
    values.find((value) => value === given)

const limitOf =
  (range: RangeName) =>
  (given: string): number | undefined => {
    const limit = Number(given)
    return Number.isInteger(limit) && limit >= filterRanges[range].least && limit <= filterRanges[range].most ? limit : undefined
  }

const limits = Object.fromEntries(
  rangeNames.flatMap((range) => [
    [`min_${range}`, limitOf(range)],
    [`max_${range}`, limitOf(range)],
  ]),
) as Record<RangeLimitField, ReturnType<typeof limitOf>>

const name = (given: string): string | undefined => {
  const trimmed = given.trim()
  return trimmed.length <= maxNamePrefixLength && isStorableText(trimmed) ? trimmed : undefined
}

/** Parses each parameter by the rules of the contract's schema. The schema itself is not used, because it would delay the first render. */
const readers: { [K in keyof FeedFilter]-?: (given: string) => FeedFilter[K] } = {
  name,
  country: (given) => (/^[A-Z]{2}$/.test(given) ? given : undefined),
  distance: oneOf(filterDistances),
  ...limits,
  gender: oneOf(filterGenders),
  checked: oneOf(['1']),
  fields: (given) => (parseFieldFilter(given) === undefined ? undefined : given),
}
const names = Object.keys(readers) as (keyof FeedFilter)[]

/** Reads the filter from URL parameters. Invalid values are left out. */
export const filterFromParams = (search: FilterParams): FeedFilter => {
  const asked = names.flatMap((name) => {
    const given = search[name]
    const read = given === undefined || given === '' ? undefined : readers[name](given)
    return read === undefined ? [] : [[name, read] as const]
  })
  const filter: FeedFilter = Object.fromEntries(asked)
  const crossed = rangeNames.filter((range) => (filter[`min_${range}`] ?? 0) > (filter[`max_${range}`] ?? Infinity))
  return Object.assign(filter, ...crossed.map((range) => ({ [`min_${range}`]: undefined, [`max_${range}`]: undefined }))) as FeedFilter
}

/** URL parameters for a filter. The gender is always included, so that an empty filter is not replaced by the remembered one. */
const toParams = (filter: FeedFilter): FilterParams => ({
  ...Object.fromEntries(names.map((name) => [name, filter[name] === undefined || filter[name] === '' ? undefined : String(filter[name])])),
  gender: filter.gender ?? 'both',
})

/** Returns the filter that limits the feed: without the default distance when a name is searched for or the member has no place. */
export const withEffectiveDistance = (filter: FeedFilter, { widens, hasPlace }: { widens: boolean; hasPlace: boolean }): FeedFilter => {
  const isNamed = filter.name !== undefined && filter.name !== ''
  return (widens && isNamed) || !hasPlace ? { ...filter, distance: 'any' } : filter
}

/**
 * Returns the URL parameters for an edited filter. A distance that was only the default stays out of the URL, because in the URL it would be a
 * hard limit.
 * @param next the edited filter
 * @param inForce the filter that limits the feed now
 * @param asked the filter in the URL
 */
export const paramsFromFilter = (next: FeedFilter, inForce: FeedFilter, asked: FeedFilter): FilterParams =>
  toParams(next.distance === inForce.distance ? { ...next, distance: asked.distance } : next)
