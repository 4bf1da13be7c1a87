/** By itself, so that a page without a call fetches nothing of reactions. */
export { blockMember } from '#features/reactions/web/index.ts'
