export { countryOfIp } from './country-of-ip.ts'
