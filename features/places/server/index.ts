export { personalData } from './personal-data.ts'
export { mountPlaces } from './routes.ts'
