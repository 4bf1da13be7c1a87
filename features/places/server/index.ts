export { type Cities, loadCities, type PlacedCity } from './cities.ts'
export { personalData } from './personal-data.ts'
export { mountPlaces } from './routes.ts'
