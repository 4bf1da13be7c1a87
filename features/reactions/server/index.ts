export type { AtBlock } from './block-member.ts'
export { countLikes } from './list-reactions.ts'
export { countLikesBetween, pairReactions, reactionsBetween } from './queries.ts'
