/**
 * CSS classes of the column of a screen. Both columns begin at the left edge of the header, so that the title does not move between
 * screens.
 */
export const columnClasses = { wide: 'w-full', narrow: 'w-full max-w-2xl' }
