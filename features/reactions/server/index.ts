export type { OnBlockSettled } from './blocking/settle-block.ts'
export type { MatchFollowers, OnMatchChanged } from './match-change.ts'
export { countNewLikes } from './list-reactions.ts'
export { countLikesBetween, likesViewer, toPairReactions, selectPairReactions } from './queries.ts'
