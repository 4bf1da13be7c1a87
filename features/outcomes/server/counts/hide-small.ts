/** The least number that is shown. */
export const leastShown = 10

/**
 * Hides numbers from which one could learn about few people: those under ten, and so many of the next smallest that the hidden ones add up to
 * ten or more. So whoever knows the sum of the row cannot work out a number under ten, nor the sum of two. Which are hidden for themselves, and
 * which to protect them, is not told.
 * @returns the numbers, null where hidden
 */
export const hideSmall = (numbers: readonly number[]): (number | null)[] => {
  const ascending = numbers.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value)
  const hidden = new Set<number>()
  let sum = 0
  for (const { value, index } of ascending) {
    if (value >= leastShown && (hidden.size === 0 || sum >= leastShown)) break
    hidden.add(index)
    sum += value
  }
  return numbers.map((value, index) => (hidden.has(index) ? null : value))
}
