export { personalData } from './personal-data.ts'
export { countLikes, readReactions } from './queries.ts'
export { mountReactions } from './routes.ts'
