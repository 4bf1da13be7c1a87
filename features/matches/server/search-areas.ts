import { encodeCountry, tilesAround } from '#features/members/server/index.ts'
import type { MatchCard, FeedFilter } from '../contract.ts'

/** The name of an area in the API. */
export type SearchAreaName = MatchCard['ring']

/** One area of a search. Areas go from the viewer outwards and do not overlap. */
export interface SearchArea {
  name: SearchAreaName
  layer: 'tile' | 'region' | 'country' | 'everywhere'
  /** The ids of the tiles, regions or countries to search. */
  places: number[]
  /** Kilometres from the viewer: more than `near`, at most `far`. */
  near?: number
  far?: number
  inCountry?: number
  notCountry?: number
}

/** The viewer's position and country. */
export interface SearchOrigin {
  position: { lat: number; lng: number } | undefined
  country: string
}

const radii = [5, 10, 20, 50, 100] as const
const widest = 100
const defaultRadius = 20
const mostTiles = 25

/** The region of a tile: four by four tiles, as in the region index. */
const regionOf = (tile: number): number => ((tile >> 16) << 12) + ((tile & 16_383) >> 2)

const areaWithin = (position: { lat: number; lng: number }, far: number): Pick<SearchArea, 'layer' | 'places'> => {
  const tiles = tilesAround(position.lat, position.lng, far)
  if (far <= defaultRadius && tiles.length <= mostTiles) return { layer: 'tile', places: tiles }
  return { layer: 'region', places: [...new Set(tiles.map(regionOf))] }
}

const everywhere = (): SearchArea => ({ name: 'anywhere', layer: 'everywhere', places: [] })

const farther = (near: number | undefined) => (near === undefined ? {} : { near })

const chosenCountry = ({ country }: FeedFilter) => (country === undefined ? {} : { inCountry: encodeCountry(country) })

/** Returns the country (the chosen one, otherwise the viewer's) and, without a chosen country, the rest of the world. */
const wideAreas = (filter: FeedFilter, home: string, near: number | undefined): (() => SearchArea)[] => {
  const country = encodeCountry(filter.country ?? home)
  const land = (): SearchArea => ({ name: 'country', layer: 'country', places: [country], ...farther(near) })
  // With a chosen country, nobody outside it can match.
  if (filter.country !== undefined) return [land]
  return [land, () => ({ name: 'anywhere', layer: 'everywhere', places: [], notCountry: country, ...farther(near) })]
}

/**
 * Returns the areas of a search from the inside out, as functions that create each area when it is needed. Areas after the first follow only
 * without a chosen distance or with `widen`.
 */
export const listSearchAreas = ({ position, country }: SearchOrigin, filter: FeedFilter, widen: boolean): (() => SearchArea)[] => {
  const chosen = chosenCountry(filter)
  if (filter.distance === 'any') {
    if (filter.country !== undefined) return wideAreas(filter, country, undefined)
    return [everywhere]
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

/** Returns the area in which newcomers count: within the chosen distance, otherwise 100 km, or the country of a member without a place. */
export const findNewcomerSearchArea = (origin: SearchOrigin, filter: FeedFilter): SearchArea => {
  if (origin.position !== undefined && filter.distance === undefined)
    return { name: `${widest}`, ...areaWithin(origin.position, widest), far: widest, ...chosenCountry(filter) }
  const [area = everywhere] = listSearchAreas(origin, filter, false)
  return area()
}
