export { countryOfIp } from './country-of-ip.ts'
export { findTown, placeAt, type FoundPlace } from './find-place.ts'
export { clearPlace, savePlace } from './store.ts'
