/** Smaller numbers than this are hidden. */
const leastShown = 10

/**
 * Hides the numbers of a row that are under ten, and more if needed, so that nobody can compute a hidden number from the row's sum and this rule.
 * A single number under ten is hidden together with the largest. If it could still be worked out, or if two numbers are under ten, all are
 * hidden. The result does not show which of the hidden numbers is small.
 * @returns the numbers, null where hidden
 */
export const hideSmallNumbers = (numbers: readonly number[], least = leastShown): (number | null)[] => {
  const ascending = numbers.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value)
  const [smallest, next] = ascending
  const largest = ascending.at(-1)
  if (smallest === undefined || largest === undefined || smallest.value >= least) return [...numbers]
  const others = ascending.slice(1, -1)
  const isSafe = next !== undefined && next.value >= least && others.every(({ value }) => smallest.value + largest.value - value >= least)
  return numbers.map((value, index) => (!isSafe || index === smallest.index || index === largest.index ? null : value))
}
