import { type Cell, cellCentre, cellOf, type MemberPlace, type Position } from '#features/members/server/index.ts'
import { type Cities, foldCityName, loadCities } from './cities.ts'

/** A cell with its city and country. */
export type FoundPlace = MemberPlace & { cell: Cell }

/** City and country of a cell, the same for every position in it. */
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

/** Returns the cell of the largest town of that name in a country, whatever its accents; undefined when there is none. */
export const findCityByName = async (country: string, name: string): Promise<FoundPlace | undefined> => {
  const cities = await loadCities()
  const found = cities.search(country, name, 20).find((city) => foldCityName(city.name) === foldCityName(name))
  const city = found && cities.byId(found.id)
  if (city === undefined) return undefined
  const cell = cellOf(city.lat, city.lng)
  const { lat, lng } = cellCentre(cell.row, cell.col)
  // The name that was given and not that of the nearest town, which may be another one near the border of the cell.
  return { cell, cellLat: lat, cellLng: lng, city: city.name, country: city.country }
}
