/** Numbers under this one are not shown, and neither is what fewer people are behind. */
export const minShownCount = 10

/**
 * Rounds down to whole tens, and hides what is under ten. Two exact numbers could differ by one person, between two columns or two
 * looks; two rounded ones do not tell.
 */
export const roundToTens = (count: number): number | null => (count < minShownCount ? null : count - (count % minShownCount))
