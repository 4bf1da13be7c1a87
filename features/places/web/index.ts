export { useCountries, useDetectedCountry } from './place-queries.ts'
export { PlaceScreen } from './PlaceScreen.tsx'
