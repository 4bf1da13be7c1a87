export { personalData } from './personal-data.ts'
export { countLikes } from './list-reactions.ts'
export { pairReactions, reactionsBetween } from './queries.ts'
export { mountReactions } from './routes.ts'
