export { personalData } from './personal-data.ts'
export { mountAccount } from './routes.ts'
