export type { OnBlockSettled } from './blocking/settle-block.ts'
export { countNewLikes } from './list-reactions.ts'
export {
  countLikesBetween,
  countMatchesSince,
  likesViewer,
  readAnswered,
  readNewestLikes,
  toPairReactions,
  selectPairReactions,
} from './queries.ts'
