export { countryOfAddress } from './addresses.ts'
