import * as z from 'zod'
import { data, endpoint } from '#platform/shared/endpoint.ts'

/** How the people of the feed are ordered: with suggestions first, or by activity alone. */
export const feedOrders = ['suggested', 'activity'] as const
export type FeedOrder = (typeof feedOrders)[number]

const reasonKinds = ['interest', 'goal', 'language', 'prompt', 'near'] as const
/**
 * Something two people share, from what both show on their profiles. The value is an interest, a goal, a language or the question both
 * answered; for `near` it is the distance in kilometres.
 */
export const Reason = z.object({ kind: z.enum(reasonKinds), value: z.union([z.string(), z.number()]).nullable() })
export type Reason = z.infer<typeof Reason>

const Order = data(z.object({ order: z.enum(feedOrders) }))

export const getFeedOrder = endpoint({
  method: 'GET',
  path: '/me/feed-order',
  access: 'guest',
  summary: 'Returns how the people of the caller’s feed are ordered',
  response: Order,
})

export const putFeedOrder = endpoint({
  method: 'PUT',
  path: '/me/feed-order',
  access: 'member',
  summary: 'Chooses how the people of the caller’s feed are ordered',
  body: z.object({ order: z.enum(feedOrders) }),
  response: Order,
})
