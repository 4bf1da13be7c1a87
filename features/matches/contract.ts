import * as z from 'zod'
import { About, filterRanges, type RangeLimitField, type RangeName, rangeNames } from '#features/members/about-contract.ts'
import { CountryCode, memberErrors } from '#features/members/contract.ts'
import { type OperatorGender, operatorGenders } from '#features/members/gender-contract.ts'
import { NotificationChannels } from '#features/notifications/contract.ts'
import { FieldAnswer } from '#features/profile-fields/contract.ts'
import { longestFieldFilter, parseFieldFilter } from '#features/profile-fields/filter-contract.ts'
import { PhotoCheckedAt } from '#features/photo-check/contract.ts'
import { Card } from '#features/photos/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { text } from '#platform/shared/fields.ts'

export const matchErrors = errorCodes('matches', { distance_unknown: 422, cursor_unknown: 422, ages_crossed: 422 })

/** The distances of the filter in kilometres; `any` means no limit. */
export const filterDistances = ['5', '10', '20', 'any'] as const
/** The names of the search areas, from the inside out: kilometres around the viewer, the viewer's country, and everywhere. */
const searchAreaNames = ['5', '10', '20', '50', '100', 'country', 'anywhere'] as const

/** The genders of the filter. `both` means everybody, also people of other genders. */
export type FilterGender = 'both' | 'male' | 'female' | OperatorGender
export const filterGenders: readonly [FilterGender, ...FilterGender[]] = ['both', 'male', 'female', ...operatorGenders]
/** The longest prefix of a name to filter by, in characters. */
export const maxNamePrefixLength = 60

/** Returns the schema of the lower or upper limit of a number range. */
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
) as Record<RangeLimitField, ReturnType<typeof limitOf>>

/** The filter of the feed: of members near by, not of mutual matches. A field that is absent does not filter. */
export const FeedFilter = z.object({
  /** How the first or last name begins, without regard to accents and case. Empty or absent: any name. Never remembered. */
  name: text(0, maxNamePrefixLength).optional(),
  country: CountryCode.optional(),
  distance: z.enum(filterDistances, matchErrors.distance_unknown.code).optional(),
  ...limits,
  gender: z.enum(filterGenders).optional(),
  /** `1` finds only members with a photo check badge. */
  checked: z.enum(['1']).optional(),
  /** Conditions on the answers to the operator's profile fields, in the format of `parseFieldFilter`. */
  fields: z
    .string()
    .max(longestFieldFilter, platformErrors.too_long.code)
    .refine((written) => parseFieldFilter(written) !== undefined, platformErrors.invalid.code)
    .optional(),
})
export type FeedFilter = z.infer<typeof FeedFilter>

/** The kinds of hints that a card can show. */
const hintKinds = ['likes_you', 'interest', 'goal'] as const
/** The hint of a card. `value` is the interest or the relationship goal; null for `likes_you`. */
const Hint = z.object({ kind: z.enum(hintKinds), value: z.string().nullable() })
export type CardHint = z.infer<typeof Hint>

/** Why a card has its place in the feed: a boost, a like for the caller, a suggestion, or the usual order. */
const cardReasons = ['boosted', 'likes_you', 'suggested', 'order'] as const

export const MatchCard = Card.extend({
  ring: z.enum(searchAreaNames),
  boosted: z.boolean(),
  why: z.enum(cardReasons),
  /** A like for the caller, otherwise an interest that both have, otherwise what the member looks for; null without any of them. */
  hint: Hint.nullable(),
  /** Whether the member has a voice hello. Its URL is fetched only when somebody plays it. */
  voice_hello: z.boolean(),
  photo_checked_at: PhotoCheckedAt,
  /** The texts and choices of the profile; only with `detail`. */
  about: About.optional(),
  /** The member's answers to those of the operator's fields that everybody may see; only with `detail`. */
  fields: z.array(FieldAnswer).optional(),
  /** Proof for a report that the caller was shown this card, even after its member has blocked the caller; only with `detail`. */
  shown_proof: z.string().optional(),
})
export type MatchCard = z.infer<typeof MatchCard>

export const listMatches = endpoint({
  method: 'GET',
  path: '/matches',
  access: 'guest',
  replica: true,
  token: 'matches:read',
  summary: 'Lists members near by whom the caller has not reacted to, best first',
  query: FeedFilter.extend({
    /** Opaque cursor of the next page. It is long, because it contains the ids of the members who come first in the feed. */
    cursor: z.string().max(4096).optional(),
    /** 1 widens the search past the chosen distance, as Find Match on the empty state does. */
    widen: z.enum(['1']).optional(),
    /** 1 reads the feed without showing it: nobody counts as shown, and the stored filter and start of the search do not change. */
    peek: z.enum(['1']).optional(),
    /** 1 adds the texts and choices of the profile to each card. It does not count as a visit to the profile. */
    detail: z.enum(['1']).optional(),
  }),
  response: data(
    z.object({
      people: z.array(MatchCard),
      next_cursor: z.string().nullable(),
      /** The filter that was applied: the requested one, otherwise the remembered one, otherwise the defaults. */
      filter: FeedFilter,
      /** Whether the search continues past the distance: if none was chosen, the caller has no place, or `widen` was sent. */
      widens: z.boolean(),
      /** The index in `people` of the first person outside the requested area; null if there is none. */
      wider_from: z.int().nullable(),
      /** Only in an empty feed: true if the caller has already reacted to people in the area, false if the area has nobody. */
      seen_everyone: z.boolean().optional(),
    }),
  ),
  errors: [...Object.values(matchErrors), memberErrors.seen_enough],
})

/** Whether the caller's newcomer alert is on, and the notification channels that would carry it now. */
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
