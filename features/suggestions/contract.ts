import * as z from 'zod'
import { data, endpoint } from '#platform/shared/endpoint.ts'

/** How a member wants their feed ordered: with suggestions, or by activity without them. */
export const feedOrders = ['suggested', 'activity'] as const
export type FeedOrder = (typeof feedOrders)[number]

/** Kinds of things that two people have in common. */
const reasonKinds = ['interest', 'prompt', 'goal', 'field', 'language', 'near'] as const

/**
 * One reason why somebody is suggested, taken only from what both may see on the two profiles. `value` is the id of the interest, prompt,
 * goal or language; for `field` the id of the choice that both gave as an answer to the operator's `field`; for `near` the kilometres that the card
 * shows, 0 below 2.
 */
export const SuggestionReason = z.object({
  kind: z.enum(reasonKinds),
  value: z.union([z.string(), z.int().nonnegative(), z.null()]),
  field: z.string().optional(),
})
export type SuggestionReason = z.infer<typeof SuggestionReason>

const FeedOrderAnswer = data(z.object({ order: z.enum(feedOrders) }))

export const getFeedOrder = endpoint({
  method: 'GET',
  path: '/me/feed-order',
  access: 'guest',
  summary: "Returns whether the caller's matches are ordered with suggestions or by activity",
  response: FeedOrderAnswer,
})

export const putFeedOrder = endpoint({
  method: 'PUT',
  path: '/me/feed-order',
  access: 'member',
  summary:
    "Orders the caller's matches with suggestions, or by activity: that deletes the suggestions and keeps the caller's likes out of the training",
  body: z.object({ order: z.enum(feedOrders) }),
  response: FeedOrderAnswer,
})
