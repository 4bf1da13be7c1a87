export type { OnBlock } from './block-member.ts'
export { countUnansweredLikes } from './list-reactions.ts'
export { countLikesBetween, toPairReactions, selectPairReactions } from './queries.ts'
