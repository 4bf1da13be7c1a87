export type { OnBlockSettled } from './blocking/settle-block.ts'
export { countNewLikes } from './list-reactions.ts'
export {
  countLikesBetween,
  countMatchesSince,
  type Like,
  likesViewer,
  newestLikers,
  readAnswered,
  readNewestLikes,
  toPairReactions,
  selectPairReactions,
} from './queries.ts'
