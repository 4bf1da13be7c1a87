export type { OnBlockSettled } from './blocking/settle-block.ts'
export type { MatchFollowers, OnMatchChanged } from './match-change.ts'
export { countNewLikes } from './list-reactions.ts'
export {
  countLikesBetween,
  likesViewerCondition,
  newestLikers,
  readAnswered,
  readNewestLikes,
  toPairReactions,
  pairReactionsSql,
} from './queries.ts'
