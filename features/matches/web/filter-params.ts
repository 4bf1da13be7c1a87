import { maximumAge, minimumAge } from '#features/members/contract.ts'
import { readable } from '#platform/shared/readable.ts'
import { distances, filterGenders, maxNameLength, type MatchFilter } from '../contract.ts'

/** The parameters of the address, all text. */
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
  return trimmed.length <= maxNameLength && readable(trimmed) ? trimmed : undefined
}

/** How each parameter is read, as the contract's schema does: that one would be fetched before the first match is seen. */
const readers: { [K in keyof MatchFilter]-?: (given: string) => MatchFilter[K] } = {
  name,
  country: (given) => (/^[A-Z]{2}$/.test(given) ? given : undefined),
  distance: oneOf(distances),
  min_age: age,
  max_age: age,
  gender: oneOf(filterGenders),
}
const names = Object.keys(readers) as (keyof MatchFilter)[]

/** The filter an address asks for; whatever the server would refuse counts as not asked. */
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

/** The address of a filter. The gender always stands there, so that an emptied filter is not taken for the remembered one. */
const toParams = (filter: MatchFilter): FilterParams => ({
  ...Object.fromEntries(names.map((name) => [name, filter[name] === undefined || filter[name] === '' ? undefined : String(filter[name])])),
  gender: filter.gender ?? 'both',
})

/**
 * The address of a filter made from the one in force. A distance that nobody touched stays unsaid: naming it would make a hard limit of
 * the usual one.
 */
export const paramsFromFilter = (next: MatchFilter, inForce: MatchFilter, asked: MatchFilter): FilterParams =>
  toParams(next.distance === inForce.distance ? { ...next, distance: asked.distance } : next)
