/** A separate module, so that pages without a call do not load the reactions feature. */
export { blockMember } from '#features/reactions/web/index.ts'
