import * as z from 'zod'
import { chatErrors, Conversation, Message, ProfileItem, sendMessageErrors, MessageToSend } from '#features/chat/contract.ts'
import { memberErrors } from '#features/members/contract.ts'
import { Card } from '#features/photos/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { serverEvent } from '#platform/shared/event.ts'
import { Cursor, Id, Moment } from '#platform/shared/fields.ts'

export const reactionErrors = errorCodes('reactions', { oneself: 422, likes_spent: 429, matched: 409, already_closed: 409 })

/** Each action names its target state, so repeating it changes nothing. */
export const reactionActions = ['like', 'unlike', 'dislike', 'undislike', 'block', 'unblock'] as const
export const reactionStates = ['none', 'liked', 'disliked'] as const

const toggle = {
  path: '/actions/toggle/:action',
  access: 'member',
  params: z.object({ action: z.enum(reactionActions) }),
  query: z.object({
    uid: Id,
    /** With `unlike` or `dislike`: 1 refuses when the two have matched, because that would end the match for both. */
    keep_match: z.enum(['1']).optional(),
  }),
  response: data(z.object({ reaction: z.enum(reactionStates), matched: z.boolean() })),
  errors: [...Object.values(reactionErrors), chatErrors.closed, platformErrors.not_found],
} as const
/** A GET as the specification requires. Its response is not cached, and prefetches are rejected. */
export const applyReaction = endpoint({ ...toggle, method: 'GET', summary: 'Likes, dislikes or blocks a member, or undoes it' })
export const postReaction = endpoint({
  ...toggle,
  method: 'POST',
  summary: 'Likes, dislikes or blocks a member, or undoes it, as the GET does',
})

export const likeWithLine = endpoint({
  method: 'POST',
  path: '/actions/like/:uid',
  access: 'member',
  summary:
    'Likes a member and sends a line about one of their photos or answers, both or neither; repeating the message id changes nothing',
  params: z.object({ uid: Id }),
  body: MessageToSend.extend({ item: ProfileItem }),
  response: data(z.object({ reaction: z.enum(reactionStates), matched: z.boolean(), message: Message })),
  errors: [...Object.values(reactionErrors), ...sendMessageErrors],
})

export const blockOrUnblock = endpoint({
  method: 'POST',
  path: '/actions/block/:id',
  access: 'member',
  summary: 'Blocks a member, so that neither sees the other any more, or unblocks them',
  params: z.object({ id: Id }),
  body: z.object({ action: z.enum(['block', 'unblock']) }),
  response: data(z.object({ message: z.string() })),
  errors: [reactionErrors.oneself, platformErrors.not_found],
})

export const unmatchMember = endpoint({
  method: 'POST',
  path: '/conversations/:uid/unmatch',
  access: 'member',
  summary: "Removes the caller's like and closes the conversation for both; both can still read it",
  params: z.object({ uid: Id }),
  response: data(z.object({ reaction: z.enum(reactionStates), matched: z.boolean() })),
  errors: [reactionErrors.oneself, platformErrors.not_found],
})

const closing = {
  path: '/conversations/:uid/close-politely',
  access: 'member',
  params: z.object({ uid: Id }),
  response: data(z.object({ state: Conversation.shape.state })),
} as const
export const closePolitely = endpoint({
  ...closing,
  method: 'POST',
  summary:
    'Ends the conversation and the match with a kind message; the other learns of it after 15 seconds, within which it can be undone. A request is declined so',
  errors: [reactionErrors.oneself, chatErrors.closed, chatErrors.request_waiting, platformErrors.not_found],
})
export const undoClosePolitely = endpoint({
  ...closing,
  method: 'DELETE',
  summary: 'Opens the conversation again that the caller has just ended; repeating it changes nothing',
  errors: [reactionErrors.oneself, reactionErrors.already_closed, platformErrors.not_found],
})

export const markLikesSeen = endpoint({
  method: 'POST',
  path: '/actions/reactions/others/seen',
  access: 'guest',
  summary: 'Marks likes as seen up to a time; the badge counts only later ones',
  body: z.object({ until: Moment }),
  response: data(z.object({ likes: z.int() })),
})

export const ListedPerson = Card.extend({ at: Moment, matched: z.boolean() })
export type ListedPerson = z.infer<typeof ListedPerson>
const ReactionListPage = data(
  z.object({
    people: z.array(ListedPerson),
    next_cursor: z.string().nullable(),
    /** The length of the list, at most 99; null after the first page. */
    count: z.int().nullable(),
  }),
)
/** The lists of the caller's own reactions, by the `type` parameter. */
export const ownReactionLists = ['likes', 'dislikes', 'blocked', 'matches'] as const

export const listReactions = endpoint({
  method: 'GET',
  path: '/actions/reactions',
  access: 'guest',
  replica: true,
  token: 'matches:read',
  summary: 'Lists members whom the caller liked, disliked, blocked or matched, newest first',
  query: z.object({ type: z.enum(ownReactionLists).default('likes'), cursor: Cursor }),
  response: ReactionListPage,
})

export const listReceivedLikes = endpoint({
  method: 'GET',
  path: '/actions/reactions/others',
  access: 'guest',
  replica: true,
  token: 'matches:read',
  summary: 'Lists members who like the caller, newest first',
  query: z.object({ type: z.enum(['likes']).default('likes'), cursor: Cursor }),
  response: ReactionListPage,
  errors: [memberErrors.seen_enough],
})

/** Sent to both members when a like is returned. */
export const matchEvent = serverEvent('match', z.object({ person: Card }))
/** Sent to a member who was liked. */
export const likeEvent = serverEvent('like', z.object({ person: Card }))
/** Sent to both members when their match has ended and the conversation is closed. */
export const unmatchEvent = serverEvent('unmatch', z.object({ uid: Id }))
