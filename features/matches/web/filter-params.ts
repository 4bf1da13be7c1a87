import { maximumAge, minimumAge } from '#features/members/contract.ts'
import { isStorableText } from '#platform/shared/text-checks.ts'
import { distances, filterGenders, maxNameLength, type MatchFilter } from '../contract.ts'

/** URL parameters. */
export type FilterParams = Record<string, string | undefined>

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (given: string): T | undefined =>
    values.find((value) => value === given)

const age = (given: string): number | undefined => {
  const years = Number(given)
  return Number.isInteger(years) && years >= minimumAge && years <= maximumAge ? years : undefined
}

const name = (given: string): string | undefined => {
  const trimmed = given.trim()
  return trimmed.length <= maxNameLength && isStorableText(trimmed) ? trimmed : undefined
}

/** Parses each parameter by the rules of the contract's schema. The schema itself is not used, because it would delay the first render. */
const readers: { [K in keyof MatchFilter]-?: (given: string) => MatchFilter[K] } = {
  name,
  country: (given) => (/^[A-Z]{2}$/.test(given) ? given : undefined),
  distance: oneOf(distances),
  min_age: age,
  max_age: age,
  gender: oneOf(filterGenders),
}
const names = Object.keys(readers) as (keyof MatchFilter)[]

/** The filter in URL parameters; invalid values are left out. */
export const filterFromParams = (search: FilterParams): MatchFilter => {
  const asked = names.flatMap((name) => {
    const given = search[name]
    const read = given === undefined || given === '' ? undefined : readers[name](given)
    return read === undefined ? [] : [[name, read] as const]
  })
  const filter: MatchFilter = Object.fromEntries(asked)
  if (filter.min_age === undefined || filter.max_age === undefined || filter.min_age <= filter.max_age) return filter
  return { ...filter, min_age: undefined, max_age: undefined }
}

/** URL parameters for a filter. The gender is always included, so that an empty filter is not replaced by the remembered one. */
const toParams = (filter: MatchFilter): FilterParams => ({
  ...Object.fromEntries(names.map((name) => [name, filter[name] === undefined || filter[name] === '' ? undefined : String(filter[name])])),
  gender: filter.gender ?? 'both',
})

/**
 * URL parameters for a filter edited from the applied one. An unchanged default distance is left out, because naming it would make it a hard
 * limit.
 */
export const paramsFromFilter = (next: MatchFilter, inForce: MatchFilter, asked: MatchFilter): FilterParams =>
  toParams(next.distance === inForce.distance ? { ...next, distance: asked.distance } : next)
