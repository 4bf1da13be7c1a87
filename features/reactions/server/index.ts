export type { OnBlockSettled } from './blocking/settle-block.ts'
export { countNewLikes } from './list-reactions.ts'
export { countLikesBetween, likesViewerCondition, toPairReactions, pairReactionsSql } from './queries.ts'
