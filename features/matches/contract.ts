import * as z from 'zod'
import { CountryCode, maximumAge, memberErrors, minimumAge } from '#features/members/contract.ts'
import { Card } from '#features/photos/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { Cursor, text } from '#platform/shared/fields.ts'

export const matchErrors = errorCodes('matches', { distance_unknown: 422, cursor_unknown: 422, ages_crossed: 422 })

/** Kilometres of the filter; any means no limit. */
export const distances = ['5', '10', '20', 'any'] as const
/** The search areas: distances in kilometres, then the viewer's country, then everywhere. */
const searchAreaNames = ['5', '10', '20', '50', '100', 'country', 'anywhere'] as const

export const filterGenders = ['both', 'male', 'female'] as const
/** The longest name prefix, in characters. */
export const maxNameLength = 60

const Age = z.coerce
  .number(platformErrors.invalid.code)
  .int(platformErrors.invalid.code)
  .min(minimumAge, platformErrors.too_small.code)
  .max(maximumAge, platformErrors.too_big.code)

export const MatchFilter = z.object({
  /** A prefix of the first or last name. */
  name: text(0, maxNameLength).optional(),
  country: CountryCode.optional(),
  distance: z.enum(distances, matchErrors.distance_unknown.code).optional(),
  min_age: Age.optional(),
  max_age: Age.optional(),
  gender: z.enum(filterGenders).optional(),
})
export type MatchFilter = z.infer<typeof MatchFilter>

export const MatchCard = Card.extend({
  ring: z.enum(searchAreaNames),
  boosted: z.boolean(),
})
export type MatchCard = z.infer<typeof MatchCard>

export const listMatches = endpoint({
  method: 'GET',
  path: '/matches',
  access: 'guest',
  summary: 'Members near by that the caller has not reacted to, best first',
  query: MatchFilter.extend({
    cursor: Cursor,
    /** 1 widens the search past the chosen distance, as Find Match on the empty state does. */
    widen: z.enum(['1']).optional(),
  }),
  response: data(
    z.object({
      people: z.array(MatchCard),
      next_cursor: z.string().nullable(),
      /** The filter that was applied: the requested one, otherwise the remembered one, otherwise the defaults. */
      filter: MatchFilter,
      /** The index in `people` of the first person outside the requested area; null without one. */
      wider_from: z.int().nullable(),
    }),
  ),
  errors: [...Object.values(matchErrors), memberErrors.seen_enough],
})
