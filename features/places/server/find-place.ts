import { type Cell, cellCentre, cellOf, type MemberPlace, type Position } from '#features/members/server/index.ts'
import { type Cities, normalizeCityName, loadCities } from './cities.ts'

/** A cell with its city and country. */
export type FoundPlace = MemberPlace & { cell: Cell }

/** Returns the city and country of a cell: those nearest to its centre, the same for every position in the cell. */
export const describeCell = (cell: Cell, cities: Cities): MemberPlace => {
  const { lat, lng } = cellCentre(cell.row, cell.col)
  const { name, country } = cities.nearest(lat, lng)
  return { cellLat: lat, cellLng: lng, city: name, country }
}

/** Returns the cell of a position. */
export const placeAt = async ({ lat, lng }: Position): Promise<FoundPlace> => {
  const cell = cellOf(lat, lng)
  return { cell, ...describeCell(cell, await loadCities()) }
}

/** Returns the cell of the largest city with this name in a country, ignoring accents and case; undefined if there is none. */
export const findCityByName = async (country: string, name: string): Promise<FoundPlace | undefined> => {
  const cities = await loadCities()
  const found = cities.search(country, name, 20).find((city) => normalizeCityName(city.name) === normalizeCityName(name))
  const city = found && cities.byId(found.id)
  if (city === undefined) return undefined
  const cell = cellOf(city.lat, city.lng)
  const { lat, lng } = cellCentre(cell.row, cell.col)
  // Returns the name of the given city, because the city nearest to the centre of the cell may be another one.
  return { cell, cellLat: lat, cellLng: lng, city: city.name, country: city.country }
}
