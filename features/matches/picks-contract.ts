import * as z from 'zod'
import { memberErrors } from '#features/members/contract.ts'
import { SuggestionReason } from '#features/suggestions/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { Moment } from '#platform/shared/fields.ts'
import { FeedFilter, MatchCard, matchErrors } from './contract.ts'

/** The most people picked for a member on one day. */
export const picksPerDay = 5

/** A member picked for the caller, with what the two share. */
export const PickCard = MatchCard.extend({ reasons: z.array(SuggestionReason).max(2) })
export type PickCard = z.infer<typeof PickCard>

export const listPicks = endpoint({
  method: 'GET',
  path: '/picks',
  access: 'guest',
  token: 'matches:read',
  summary: 'Lists up to five members picked for the caller today, whom the caller has not reacted to yet',
  query: FeedFilter.omit({ name: true }),
  response: data(
    z.object({
      people: z.array(PickCard).max(picksPerDay),
      /** When the day of these picks ends (UTC midnight). */
      ends_at: Moment,
    }),
  ),
  errors: [...Object.values(matchErrors), memberErrors.seen_enough],
})
