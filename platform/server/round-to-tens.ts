/** Smaller counts are hidden, and so are figures about fewer people. */
export const minShownCount = 10

/**
 * Rounds down to whole tens; null for less than ten. Exact counts would reveal a single person when two columns or two readings differ by
 * one.
 */
export const roundToTens = (count: number): number | null => (count < minShownCount ? null : count - (count % minShownCount))
