export { countryOfIp } from './country-of-ip.ts'
export { findCityByName, placeAt, type FoundPlace } from './find-place.ts'
export { addFirstPlaces, clearPlace } from './store.ts'
