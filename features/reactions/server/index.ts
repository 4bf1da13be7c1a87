export { personalData } from './personal-data.ts'
export { countLikes } from './list-reactions.ts'
export { countLikesBetween, pairReactions, reactionsBetween } from './queries.ts'
export { mountReactions } from './routes.ts'
