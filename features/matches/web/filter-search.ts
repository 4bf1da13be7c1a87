import { MatchFilter } from '../contract.ts'

/** The parameters of the address, all text. */
export type Search = Record<string, string | undefined>

const fields = MatchFilter.shape
const names = Object.keys(fields) as (keyof MatchFilter)[]

/** The filter an address asks for; whatever the server would refuse counts as not asked. */
export const filterOf = (search: Search): MatchFilter => {
  const asked = names.flatMap((name) => {
    const given = search[name]
    if (given === undefined || given === '') return []
    const { success, data } = fields[name].safeParse(given)
    return success && data !== undefined ? [[name, data] as const] : []
  })
  const filter = MatchFilter.parse(Object.fromEntries(asked))
  if (filter.min_age === undefined || filter.max_age === undefined || filter.min_age <= filter.max_age) return filter
  return { ...filter, min_age: undefined, max_age: undefined }
}

/** The address of a filter. The gender always stands there, so that an emptied filter is not taken for the remembered one. */
const searchOf = (filter: MatchFilter): Search => ({
  ...Object.fromEntries(names.map((name) => [name, filter[name] === undefined || filter[name] === '' ? undefined : String(filter[name])])),
  gender: filter.gender ?? 'both',
})

/**
 * The address of a filter made from the one in force. A distance that nobody touched stays unsaid: naming it would make a hard limit of
 * the usual one.
 */
export const searchFrom = (next: MatchFilter, inForce: MatchFilter, asked: MatchFilter): Search =>
  searchOf(next.distance === inForce.distance ? { ...next, distance: asked.distance } : next)
