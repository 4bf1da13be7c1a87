import type { Population } from './population.ts'

/** Widths of the squares in degrees, smallest first. One and its neighbours reach at least 28, 110 and 440 km. */
const widths = [0.25, 1, 4] as const
const countryLevel = widths.length
/** So many members must be in a square and its neighbours; otherwise the next larger squares are taken. */
const enoughMembers = 600

/** The members of one gender in one square, in random order. */
export interface MemberGroup {
  gender: number
  members: Int32Array
}
/** The groups of a square and its neighbours, of all genders. */
export type Neighbourhood = readonly MemberGroup[]

/** Finds the members who live near a member. */
export interface NeighbourIndex {
  /** The area round a member, as large as it must be for enough members; without a place their country, and the world if that is small. */
  areaOf: (member: number) => Neighbourhood
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
    // By gender, with gaps: most places have people of two.
    ;(list[gender[member] ?? 0] ??= []).push(member)
  }
  for (let member = 0; member < ids.length; member++) {
    const [north, east] = [lat[member] ?? Number.NaN, lng[member] ?? Number.NaN]
    if (!Number.isNaN(north)) for (let level = 0; level < widths.length; level++) add(squareOf(level, north, east), member)
    add(countryOf(member), member)
    add(world, member)
    if (member % membersPerStep === 0) yield 0
  }
  const groups = new Map<number, Neighbourhood>()
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

  const sizeOf = (area: Neighbourhood) => area.reduce((sum, { members }) => sum + members.length, 0)
  const areas = new Map<number, Neighbourhood>()
  const around = (level: number, north: number, east: number): Neighbourhood => {
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
  const areaOf = (member: number): Neighbourhood => {
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
