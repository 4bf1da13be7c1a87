import * as z from 'zod'
import { About, filterRanges, type RangeLimit, type RangeName, rangeNames } from '#features/members/about-contract.ts'
import { CountryCode, memberErrors } from '#features/members/contract.ts'
import { NotificationChannels } from '#features/notifications/contract.ts'
import { FieldAnswer } from '#features/profile-fields/contract.ts'
import { longestFieldFilter, parseFieldFilter } from '#features/profile-fields/filter-contract.ts'
import { PhotoCheckedAt } from '#features/photo-check/contract.ts'
import { Card } from '#features/photos/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { text } from '#platform/shared/fields.ts'

export const matchErrors = errorCodes('matches', { distance_unknown: 422, cursor_unknown: 422, ages_crossed: 422 })

/** Kilometres of the filter; any means no limit. */
export const filterDistances = ['5', '10', '20', 'any'] as const
/** The search areas: distances in kilometres, then the viewer's country, then everywhere. */
const searchAreaNames = ['5', '10', '20', '50', '100', 'country', 'anywhere'] as const

export const filterGenders = ['both', 'male', 'female'] as const
/** The longest name prefix, in characters. */
export const maxNamePrefixLength = 60

/** The schema of one limit of a range. */
const limitOf = (name: RangeName) =>
  z.coerce
    .number(platformErrors.invalid.code)
    .int(platformErrors.invalid.code)
    .min(filterRanges[name].least, platformErrors.too_small.code)
    .max(filterRanges[name].most, platformErrors.too_big.code)
    .optional()

const limits = Object.fromEntries(
  rangeNames.flatMap((range) => [
    [`min_${range}`, limitOf(range)],
    [`max_${range}`, limitOf(range)],
  ]),
) as Record<RangeLimit, ReturnType<typeof limitOf>>

/** The filter of the feed of members near by, not of mutual matches. */
export const FeedFilter = z.object({
  /** A prefix of the first or last name. */
  name: text(0, maxNamePrefixLength).optional(),
  country: CountryCode.optional(),
  distance: z.enum(filterDistances, matchErrors.distance_unknown.code).optional(),
  ...limits,
  gender: z.enum(filterGenders).optional(),
  /** 1 finds only members whose photos are checked. */
  checked: z.enum(['1']).optional(),
  /** What the answers to the operator's fields must be, as `parseFieldFilter` reads it. */
  fields: z
    .string()
    .max(longestFieldFilter, platformErrors.too_long.code)
    .refine((written) => parseFieldFilter(written) !== undefined, platformErrors.invalid.code)
    .optional(),
})
export type FeedFilter = z.infer<typeof FeedFilter>

/** What a card says besides name, age and distance. */
const hintKinds = ['likes_you', 'interest', 'goal'] as const
/** The interest or relationship goal is `value`; null for a like. */
const Hint = z.object({ kind: z.enum(hintKinds), value: z.string().nullable() })
export type Hint = z.infer<typeof Hint>

/** Why a card is where it is: paid for, because they like the caller, suggested, or in the order of all. */
const cardReasons = ['boosted', 'likes_you', 'suggested', 'order'] as const

export const MatchCard = Card.extend({
  ring: z.enum(searchAreaNames),
  boosted: z.boolean(),
  why: z.enum(cardReasons),
  /** That this member likes the caller, otherwise an interest both have, otherwise what they look for; null without any. */
  hint: Hint.nullable(),
  /** Whether they have a spoken hello; its address is asked for when somebody wants to hear it. */
  voice_hello: z.boolean(),
  photo_checked_at: PhotoCheckedAt,
  /** What the profile says in their own words; only with `detail`. */
  about: About.optional(),
  /** Their answers to the operator's fields that everybody sees; only with `detail`. */
  fields: z.array(FieldAnswer).optional(),
  /** Proves to a report that the caller was shown this card, also after its member has blocked them; only with `detail`. */
  shown_proof: z.string().optional(),
})
export type MatchCard = z.infer<typeof MatchCard>

export const listMatches = endpoint({
  method: 'GET',
  path: '/matches',
  access: 'guest',
  token: 'matches:read',
  summary: 'Lists members near by whom the caller has not reacted to, best first',
  query: FeedFilter.extend({
    /** Opaque. It names who leads the walk, so it is longer than others. */
    cursor: z.string().max(4096).optional(),
    /** 1 widens the search past the chosen distance, as Find Match on the empty state does. */
    widen: z.enum(['1']).optional(),
    /** 1 reads the feed without showing it: nobody counts as shown, and the remembered filter and position do not change. */
    peek: z.enum(['1']).optional(),
    /** 1 adds to each person what they have written about themselves, as their profile shows it. It opens no profile. */
    detail: z.enum(['1']).optional(),
  }),
  response: data(
    z.object({
      people: z.array(MatchCard),
      next_cursor: z.string().nullable(),
      /** The filter that was applied: the requested one, otherwise the remembered one, otherwise the defaults. */
      filter: FeedFilter,
      /** Whether the search goes past the distance: when none was chosen, the caller has no place, or `widen` was given. */
      widens: z.boolean(),
      /** The index in `people` of the first person outside the requested area; null without one. */
      wider_from: z.int().nullable(),
      /** Only in an answer without anybody: true if the caller has reacted to people there, false if nobody was ever there. */
      seen_everyone: z.boolean().optional(),
    }),
  ),
  errors: [...Object.values(matchErrors), memberErrors.seen_enough],
})

/** Whether the caller is told when somebody new fits, and the channels that would carry it now. */
const NewcomerAlert = data(z.object({ on: z.boolean(), channels: NotificationChannels }))

export const getNewcomerAlert = endpoint({
  method: 'GET',
  path: '/me/newcomer-alert',
  access: 'guest',
  summary: 'Returns whether the caller is told when somebody new fits, and by which channels',
  response: NewcomerAlert,
})

export const putNewcomerAlert = endpoint({
  method: 'PUT',
  path: '/me/newcomer-alert',
  access: 'member',
  summary: 'Turns on the alert about newcomers: at most one notification a day when a few people who fit have joined',
  /** The time zone of the browser, such as Africa/Douala: the alert is sent at 18:00 there. */
  body: z.object({ time_zone: text(1, 60).optional() }),
  response: NewcomerAlert,
})

export const deleteNewcomerAlert = endpoint({
  method: 'DELETE',
  path: '/me/newcomer-alert',
  access: 'member',
  summary: 'Turns the alert about newcomers off',
  response: NewcomerAlert,
})
