import { countryNumber, tilesAround } from '#features/members/server/index.ts'
import type { MatchCard, MatchFilter } from '../contract.ts'

export type SearchAreaName = MatchCard['ring']

/** One ring of the search, from the viewer outwards; nobody is in two of them. */
export interface SearchArea {
  name: SearchAreaName
  layer: 'tile' | 'region' | 'country' | 'everywhere'
  /** Numbers of the tiles, regions or countries to look in. */
  places: number[]
  /** Kilometres; farther than `near`, not farther than `far`. */
  near?: number
  far?: number
  inCountry?: number
  notCountry?: number
}

/** What the rings depend on. */
export interface SearchOrigin {
  position: { lat: number; lng: number } | undefined
  country: string
}

const radii = [5, 10, 20, 50, 100] as const
const defaultRadius = 20
const mostTiles = 25

/** Four by four tiles, as the index of regions has it. */
const regionOf = (tile: number): number => ((tile >> 16) << 12) + ((tile & 16_383) >> 2)

const areaWithin = (position: { lat: number; lng: number }, far: number): Pick<SearchArea, 'layer' | 'places'> => {
  const tiles = tilesAround(position.lat, position.lng, far)
  if (far <= defaultRadius && tiles.length <= mostTiles) return { layer: 'tile', places: tiles }
  return { layer: 'region', places: [...new Set(tiles.map(regionOf))] }
}

const farther = (near: number | undefined) => (near === undefined ? {} : { near })

/** The whole of a country, or of the world without it. */
const wideAreas = (filter: MatchFilter, home: string, near: number | undefined): (() => SearchArea)[] => {
  const country = countryNumber(filter.country ?? home)
  const land = (): SearchArea => ({ name: 'country', layer: 'country', places: [country], ...farther(near) })
  // Nobody of another country passes a chosen one.
  if (filter.country !== undefined) return [land]
  return [land, () => ({ name: 'anywhere', layer: 'everywhere', places: [], notCountry: country, ...farther(near) })]
}

/**
 * The rings a search goes through, each made when it is needed. The first is what was asked for; the others follow only when no distance
 * was chosen or `widen` is set.
 */
export const searchAreas = ({ position, country }: SearchOrigin, filter: MatchFilter, widen: boolean): (() => SearchArea)[] => {
  const chosen = filter.country === undefined ? {} : { inCountry: countryNumber(filter.country) }
  if (filter.distance === 'any') {
    if (filter.country !== undefined) return wideAreas(filter, country, undefined)
    return [() => ({ name: 'anywhere', layer: 'everywhere', places: [] })]
  }
  if (position === undefined) return wideAreas(filter, country, undefined)
  const first = Number(filter.distance ?? defaultRadius)
  const wanted = radii.filter((radius) => radius >= first)
  const circles = wanted.map((far, index) => (): SearchArea => {
    const near = wanted[index - 1]
    return { name: `${far}`, ...areaWithin(position, far), far, ...farther(near), ...chosen }
  })
  return filter.distance === undefined || widen ? [...circles, ...wideAreas(filter, country, radii.at(-1))] : circles.slice(0, 1)
}
