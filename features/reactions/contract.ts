import * as z from 'zod'
import { memberErrors } from '#features/members/contract.ts'
import { Card } from '#features/photos/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { serverEvent } from '#platform/shared/event.ts'
import { Cursor, Id, Moment } from '#platform/shared/fields.ts'

export const reactionErrors = errorCodes('reactions', { oneself: 422, likes_spent: 429 })

/** Each names the state it leads to, so repeating one changes nothing. */
export const reactionActions = ['like', 'unlike', 'dislike', 'undislike', 'block', 'unblock'] as const
export const reactionStates = ['none', 'liked', 'disliked'] as const

const toggle = {
  path: '/actions/toggle/:action',
  access: 'member',
  params: z.object({ action: z.enum(reactionActions) }),
  query: z.object({ uid: Id }),
  response: data(z.object({ reaction: z.enum(reactionStates), matched: z.boolean() })),
  errors: [...Object.values(reactionErrors), platformErrors.not_found],
} as const
/** A GET because the specification says so: it answers no-store and refuses prefetches. */
export const toggleReaction = endpoint({ ...toggle, method: 'GET', summary: 'Likes, dislikes or blocks a member, or takes it back' })
export const postReaction = endpoint({ ...toggle, method: 'POST', summary: 'The same as the GET' })

export const blockAction = endpoint({
  method: 'POST',
  path: '/actions/block/:id',
  access: 'member',
  summary: 'Blocks a member, so that each is gone for the other, or takes it back',
  params: z.object({ id: Id }),
  body: z.object({ action: z.enum(['block', 'unblock']) }),
  response: data(z.object({ message: z.string() })),
  errors: [reactionErrors.oneself, platformErrors.not_found],
})

export const unmatchMember = endpoint({
  method: 'POST',
  path: '/conversations/:uid/unmatch',
  access: 'member',
  summary: 'Takes the own like back and closes the conversation for both; its history stays readable to each',
  params: z.object({ uid: Id }),
  response: data(z.object({ reaction: z.enum(reactionStates), matched: z.boolean() })),
  errors: [reactionErrors.oneself, platformErrors.not_found],
})

export const ListedPerson = Card.extend({ at: Moment, matched: z.boolean() })
export type ListedPerson = z.infer<typeof ListedPerson>
const ReactionListPage = data(
  z.object({
    people: z.array(ListedPerson),
    next_cursor: z.string().nullable(),
    /** How long the whole list is, counted to 99; on the first page only. */
    count: z.int().nullable(),
  }),
)
/** The four lists of the own, by the `type` of the call. */
export const ownReactionLists = ['likes', 'dislikes', 'blocked', 'matches'] as const

export const listReactions = endpoint({
  method: 'GET',
  path: '/actions/reactions',
  access: 'guest',
  summary: 'Whom the caller liked, disliked, blocked or matched, newest first',
  query: z.object({ type: z.enum(ownReactionLists).default('likes'), cursor: Cursor }),
  response: ReactionListPage,
})

export const listReactionsOfOthers = endpoint({
  method: 'GET',
  path: '/actions/reactions/others',
  access: 'guest',
  summary: 'Who likes the caller, newest first',
  query: z.object({ type: z.enum(['likes']).default('likes'), cursor: Cursor }),
  response: ReactionListPage,
  errors: [memberErrors.seen_enough],
})

/** Both are told at once when a like is returned. */
export const matchEvent = serverEvent('match', z.object({ person: Card }))
/** Somebody likes the member. */
export const likeEvent = serverEvent('like', z.object({ person: Card }))
/** The two no longer match: the conversation is closed, and either may look at the other anew. */
export const unmatchEvent = serverEvent('unmatch', z.object({ uid: Id }))
