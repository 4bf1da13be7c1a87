import { type Routes, registerRoute } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { listCities } from './list-cities.ts'
import { lookUpCountry } from './look-up-country.ts'
import { setPlace } from './set-place.ts'

export const servePlaces = (routes: Routes): void => {
  const { countryLookupUrl, secrets } = routes.platform.config
  registerRoute(routes, contract.setPlace, (ctx, input) => setPlace(ctx, secrets, input))
  registerRoute(routes, contract.listCities, listCities)
  registerRoute(routes, contract.lookUpCountry, (ctx) => lookUpCountry(ctx, countryLookupUrl))
}
