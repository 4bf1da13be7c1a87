/** Duration of movements in milliseconds. */
export const motionMs = 250
/** Easing of movements, as a CSS timing function. */
export const motionEasing = 'cubic-bezier(0.2, 0, 0, 1)'

let query: MediaQueryList | undefined
/** Whether the member asked the system for less motion. */
export const prefersReducedMotion = (): boolean => (query ??= matchMedia('(prefers-reduced-motion: reduce)')).matches
