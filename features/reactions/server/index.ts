export type { OnBlockSettled } from './blocking/settle-block.ts'
export { countNewLikes } from './list-reactions.ts'
export { countLikesBetween, likesViewer, newestLikers, toPairReactions, selectPairReactions } from './queries.ts'
