/** How long something takes to leave or move into its place, in milliseconds. */
export const motionMs = 250
/** How it speeds up and slows down, as CSS has it. */
export const motionEasing = 'cubic-bezier(0.2, 0, 0, 1)'

let query: MediaQueryList | undefined
/** Whether the member asked the system for less motion. */
export const prefersReducedMotion = (): boolean => (query ??= matchMedia('(prefers-reduced-motion: reduce)')).matches
