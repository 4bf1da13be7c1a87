import { townSizeBands } from '../../contract.ts'

/** A band is left downwards only when this share of its lower end is no longer reached, so that single members do not move it. */
const leavesBelow = 0.7

/** Returns the lowest band, as an index of `townSizeBands`, that a count is below; the length of the list when there is none. */
const bandOf = (count: number): number => {
  const band = townSizeBands.findIndex((end) => count < end)
  return band === -1 ? townSizeBands.length : band
}

/**
 * Returns the band after a new count. It goes up at once, so that "fewer than" stays true, and down only when the count is clearly below.
 * @param band the band until now, as an index of `townSizeBands`
 */
export const nextSizeBand = (band: number, count: number): number => {
  const exact = bandOf(count)
  if (exact >= band) return exact
  const lowerEnd = townSizeBands[band - 1] ?? 0
  return count < lowerEnd * leavesBelow ? exact : band
}
