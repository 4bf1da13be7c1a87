export type { OnBlockFinal } from './blocking/finalize-block.ts'
export type { MatchListeners, OnMatchChanged } from './match-change.ts'
export { countNewLikes } from './list-reactions.ts'
export {
  countLikesBetween,
  likesViewerCondition,
  newestLikersSql,
  readReactedPairs,
  readNewestLikes,
  toPairReactions,
  pairReactionsSql,
} from './queries.ts'
