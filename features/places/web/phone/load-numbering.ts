/** @throws {Error} when the chunk cannot be fetched */
export const loadNumbering = () => import('./numbering.ts')
