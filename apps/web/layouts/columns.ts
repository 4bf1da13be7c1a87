/** Classes of a screen's column by its kind. Both begin at the left edge of the header, so that no title moves when the kind of screen changes. */
export const columns = { wide: 'w-full', narrow: 'w-full max-w-2xl' }
