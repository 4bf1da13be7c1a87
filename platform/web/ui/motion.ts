/** How long something takes to leave or move into its place, in milliseconds. */
export const motionMs = 250

let query: MediaQueryList | undefined
/** Whether the member asked the system for less motion. */
export const movesLess = (): boolean => (query ??= matchMedia('(prefers-reduced-motion: reduce)')).matches
