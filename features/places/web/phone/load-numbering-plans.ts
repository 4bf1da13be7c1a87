/**
 * Loads the numbering plans lazily.
 * @throws {Error} if the chunk cannot be loaded
 */
export const loadNumberingPlans = () => import('./numbering.ts')
