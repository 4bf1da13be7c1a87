export { personalData } from './personal-data.ts'
export { mountCalls } from './routes.ts'
