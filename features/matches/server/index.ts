export { personalData } from './personal-data.ts'
export { mountMatches } from './routes.ts'
