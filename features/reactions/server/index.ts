export type { OnBlock } from './settle-block.ts'
export { countNewLikes } from './list-reactions.ts'
export { countLikesBetween, toPairReactions, selectPairReactions } from './queries.ts'
