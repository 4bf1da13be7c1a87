import * as z from 'zod'
import { Country, CountryCode } from '#features/members/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes } from '#platform/shared/errors.ts'
import { text } from '#platform/shared/fields.ts'

export const placeErrors = errorCodes('places', {
  unknown_city: 422,
  both_or_city: 422,
  phone_too_short: 422,
  phone_too_long: 422,
  phone_invalid: 422,
})

const Place = z.object({ city: z.string(), country: Country })
export type Place = z.infer<typeof Place>

export const City = z.object({ id: z.int(), name: z.string(), region: z.string().nullable(), country: CountryCode })
export type City = z.infer<typeof City>

export const setPlace = endpoint({
  method: 'PUT',
  path: '/me/place',
  access: 'member',
  applicants: true,
  summary: "Sets the caller's place by position or by city; only the 2 km cell is stored",
  body: z.union([
    z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
    z.strictObject({ city_id: z.int().positive().max(2_147_483_647) }),
  ]),
  response: data(z.object({ place: Place })),
  errors: [placeErrors.unknown_city, placeErrors.both_or_city],
})

export const listCities = endpoint({
  method: 'GET',
  path: '/places/cities',
  access: 'open',
  summary: 'Searches cities of a country by the beginning or a part of their name, largest first',
  query: z.object({ country: CountryCode, q: text(0, 80).default('') }),
  response: data(z.object({ cities: z.array(City) })),
})

export const lookUpCountry = endpoint({
  method: 'GET',
  path: '/places/country',
  access: 'open',
  summary: "Returns the country of the caller's IP address as text: `1CM;CMR;Cameroon`, or `0` when unknown",
  text: true,
  response: z.string(),
})
