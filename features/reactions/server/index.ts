export type { OnBlock } from './settle-block.ts'
export { countUnansweredLikes } from './list-reactions.ts'
export { countLikesBetween, toPairReactions, selectPairReactions } from './queries.ts'
