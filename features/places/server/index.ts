export { countryOfAddress } from './addresses.ts'
export { personalData } from './personal-data.ts'
export { mountPlaces } from './routes.ts'
