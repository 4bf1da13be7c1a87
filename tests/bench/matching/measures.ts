/** The Gini coefficient of numbers that are not negative: 0 if all are equal, near 1 if one has everything. */
export const gini = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other)
  const sum = sorted.reduce((total, one) => total + one, 0)
  if (sum === 0) return 0
  const weighted = sorted.reduce((total, one, at) => total + (at + 1) * one, 0)
  return (2 * weighted) / (sorted.length * sum) - (sorted.length + 1) / sorted.length
}

export const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)

/** The measurements of one run. */
export interface RunMeasures {
  matches: number
  /** Matches of two people who had at most 8 that week. */
  withinAttention: number
  /** Share of members without a match, among those who visited at least once. */
  noMatch: number
  giniOfExposure: number
  /** How often accounts that like everybody were shown, relative to others of their gender. NaN without such accounts. */
  floodExposure: number
  cards: number
}
