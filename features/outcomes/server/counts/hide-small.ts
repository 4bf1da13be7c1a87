/** The least number that is shown. */
const leastShown = 10

/**
 * Hides from the numbers of one row those under ten, and others, so that nobody who knows the sum of the row and this rule can work one out. One
 * number under ten is hidden together with the largest, which may stand for any of 0 to 9; where the two do not allow that, or where two numbers
 * are under ten, nothing is shown. Which are hidden for themselves is not told.
 * @returns the numbers, null where hidden
 */
export const hideSmall = (numbers: readonly number[], least = leastShown): (number | null)[] => {
  const ascending = numbers.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value)
  const [smallest, next] = ascending
  const largest = ascending.at(-1)
  if (smallest === undefined || largest === undefined || smallest.value >= least) return [...numbers]
  const others = ascending.slice(1, -1)
  const isSafe = next !== undefined && next.value >= least && others.every(({ value }) => smallest.value + largest.value - value >= least)
  return numbers.map((value, index) => (!isSafe || index === smallest.index || index === largest.index ? null : value))
}
