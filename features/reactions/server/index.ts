export { personalData } from './personal-data.ts'
export { countLikes, pairReactions, reactionsBetween } from './queries.ts'
export { mountReactions } from './routes.ts'
