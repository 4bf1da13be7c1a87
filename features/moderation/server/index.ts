export { personalData } from './personal-data.ts'
export { mountModeration } from './routes.ts'
