import { type Routes, route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { listCities } from './list-cities.ts'
import { lookUpCountry } from './look-up-country.ts'
import { setPlace } from './set-place.ts'

export const mountPlaces = (routes: Routes): void => {
  route(routes, contract.setPlace, setPlace)
  route(routes, contract.listCities, listCities)
  route(routes, contract.lookUpCountry, (ctx) => lookUpCountry(ctx, routes.platform.config.countryLookupUrl))
}
