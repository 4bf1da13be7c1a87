import type { Population } from './population.ts'

/** Widths of the squares in degrees, smallest first. One and its neighbours reach at least 28, 110 and 440 km. */
const widths = [0.25, 1, 4] as const
const countryLevel = widths.length
/** A square and its neighbours must have at least this many members; otherwise the next larger squares are used. */
const enoughMembers = 600

/** The members of one gender in one square, in random order. */
export interface SquareGenderGroup {
  gender: number
  members: Int32Array
}
/** The groups of a square and its neighbours, of all genders. */
export type NearbyMemberGroups = readonly SquareGenderGroup[]

/** Finds the members who live near a member. */
export interface NeighbourIndex {
  /** Returns the area around a member that has enough members. Without a place it is the country, or the world if the country has too few. */
  areaOf: (member: number) => NearbyMemberGroups
}

/** The number of the square of a position. Rows have fewer squares towards the poles, so that they stay about as wide as high. */
const squareOf = (level: number, lat: number, lng: number): number => {
  const width = widths[level] ?? 1
  const row = Math.floor(lat / width)
  const columns = columnsOf(row, width)
  const col = Math.floor((((lng + 540) % 360) / 360) * columns)
  return ((level * 1024 + row + 512) << 11) + Math.min(col, columns - 1)
}

const columnsOf = (row: number, width: number): number =>
  Math.max(1, Math.floor((360 / width) * Math.cos((Math.min(80, Math.abs(row + 0.5) * width) * Math.PI) / 180)))

const shuffle = (members: number[], random: () => number): Int32Array => {
  for (let last = members.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [one, two] = [members[last] ?? 0, members[other] ?? 0]
    members[last] = two
    members[other] = one
  }
  return Int32Array.from(members)
}

/** Members put into places, or shuffled, between two stops. */
const membersPerStep = 5000

/**
 * Sorts members into squares of three sizes, countries and the world. It takes about 30 bytes a member. Yields now and then, so that the caller
 * can pause.
 */
export function* createNeighbourIndex(
  { ids, gender, lat, lng, country }: Population,
  random: () => number,
): Generator<number, NeighbourIndex> {
  const world = (countryLevel + 1) << 21
  const countryOf = (member: number): number => (countryLevel << 21) + (country[member] ?? 0)
  const lists = new Map<number, number[][]>()
  const add = (place: number, member: number) => {
    let list = lists.get(place)
    if (list === undefined) lists.set(place, (list = []))
    // The list of each gender is made when it has a member, because most places have people of two genders only.
    ;(list[gender[member] ?? 0] ??= []).push(member)
  }
  for (let member = 0; member < ids.length; member++) {
    const [north, east] = [lat[member] ?? Number.NaN, lng[member] ?? Number.NaN]
    if (!Number.isNaN(north)) for (let level = 0; level < widths.length; level++) add(squareOf(level, north, east), member)
    add(countryOf(member), member)
    add(world, member)
    if (member % membersPerStep === 0) yield 0
  }
  const groups = new Map<number, NearbyMemberGroups>()
  let shuffled = 0
  for (const [place, list] of lists) {
    groups.set(
      place,
      list.map((members, one) => ({ gender: one, members: shuffle(members, random) })).filter(({ members }) => members.length > 0),
    )
    shuffled += list.reduce((sum, members) => sum + members.length, 0)
    if (shuffled < membersPerStep) continue
    shuffled = 0
    yield 0
  }
  lists.clear()

  const sizeOf = (area: NearbyMemberGroups) => area.reduce((sum, { members }) => sum + members.length, 0)
  const areas = new Map<number, NearbyMemberGroups>()
  const around = (level: number, north: number, east: number): NearbyMemberGroups => {
    const own = squareOf(level, north, east)
    const known = areas.get(own)
    if (known !== undefined) return known
    const width = widths[level] ?? 1
    const squares = new Set([own])
    for (const up of [-width, 0, width]) {
      const step = 360 / columnsOf(Math.floor((north + up) / width), width)
      for (const right of [-step, 0, step]) squares.add(squareOf(level, north + up, east + right))
    }
    const area = [...squares].flatMap((square) => groups.get(square) ?? [])
    areas.set(own, area)
    return area
  }
  const areaOf = (member: number): NearbyMemberGroups => {
    const [north, east] = [lat[member] ?? Number.NaN, lng[member] ?? Number.NaN]
    if (!Number.isNaN(north))
      for (let level = 0; level < widths.length; level++) {
        const area = around(level, north, east)
        if (sizeOf(area) >= enoughMembers) return area
      }
    const land = groups.get(countryOf(member)) ?? []
    return sizeOf(land) >= enoughMembers ? land : (groups.get(world) ?? [])
  }
  return { areaOf }
}
