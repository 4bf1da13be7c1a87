import { townSizeBands } from '../../contract.ts'

/** The band goes down only if the count is below this share of the band's lower end, so that single members do not change it. */
const leavesBelow = 0.7

/** Returns the band of a count: the first index of `townSizeBands` whose end is above the count; the length of the list if there is none. */
const bandOf = (count: number): number => {
  const band = townSizeBands.findIndex((end) => count < end)
  return band === -1 ? townSizeBands.length : band
}

/**
 * Returns the new size band of an area. It goes up at once, so that "fewer than" stays true, and down only when the count is clearly below.
 * @param band the current band, an index of `townSizeBands`
 */
export const nextSizeBand = (band: number, count: number): number => {
  const exact = bandOf(count)
  if (exact >= band) return exact
  const lowerEnd = townSizeBands[band - 1] ?? 0
  return count < lowerEnd * leavesBelow ? exact : band
}
