import type { Context } from '#platform/server/context.ts'
import type { City } from '../contract.ts'
import { loadCities } from './cities.ts'

const maxResults = 20

/** Lists the largest cities of a country that match the search text. */
export const listCities = async (
  _ctx: Context,
  input: { query: { country: string; q: string } },
): Promise<{ data: { cities: City[] } }> => {
  const cities = await loadCities()
  return { data: { cities: cities.search(input.query.country, input.query.q, maxResults) } }
}
