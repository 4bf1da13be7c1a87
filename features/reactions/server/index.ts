export { personalData } from './personal-data.ts'
export { countLikes, type PairReactions, readReactions } from './queries.ts'
export { mountReactions } from './routes.ts'
