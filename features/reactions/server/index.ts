export type { OnBlockSettled } from './blocking/settle-block.ts'
export { countMatchesSince, type Like, readAnswered, readNewestLikes } from './likes.ts'
export { countNewLikes } from './list-reactions.ts'
export { countLikesBetween, likesViewer, newestLikers, toPairReactions, selectPairReactions } from './queries.ts'
