import * as z from 'zod'
import { Card, photoErrors } from '#features/photos/contract.ts'
import { uploadErrors } from '#features/uploads/contract.ts'
import { walletErrors } from '#features/wallet/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { clientEvent, serverEvent } from '#platform/shared/event.ts'
import { Cursor, Id, text } from '#platform/shared/fields.ts'
import { isStorableText, hasVisibleText } from '#platform/shared/text-checks.ts'
import { AttachmentToSend } from './attachment-contract.ts'
import { maxMessageLength, Message, reactionEmoji } from './message-contract.ts'
import { OpenerSentence } from './openers-contract.ts'

export * from './attachment-contract.ts'
export * from './message-contract.ts'

export const chatErrors = errorCodes('chat', {
  empty: 422,
  oneself: 403,
  closed: 403,
  no_requests: 403,
  photo_first: 403,
  check_first: 403,
  request_waiting: 409,
  not_a_request: 409,
  credits_needed: 402,
  too_many_new: 429,
  id_taken: 409,
  ahead: 422,
  item_gone: 422,
  not_own: 403,
  too_late: 409,
  unchangeable: 409,
  not_audio: 422,
  audio_broken: 422,
  audio_too_long: 422,
  audio_too_short: 422,
  audio_too_large: 413,
  not_open: 403,
  conversation_full: 422,
  storage_full: 422,
})

/** Whether the sender agrees to pay credits for a request beyond the plan. No other message costs anything. */
const PayCredits = z.boolean().optional()
const MessageBody = z
  .string(chatErrors.empty.code)
  .trim()
  .refine((body) => hasVisibleText(body) || !isStorableText(body), chatErrors.empty.code)
  .pipe(text(1, maxMessageLength))

/** A message to send, with an id chosen by the client. */
export const MessageToSend = z.object({
  id: Id,
  body: MessageBody,
  pay_credits: PayCredits,
  /** Sequence number of the message that this one replies to, in the same conversation. */
  reply_to: z.int().positive().optional(),
})
/** A message from the composer. `opener` is the suggested first line from which the text was made, if any. */
const ComposedMessage = MessageToSend.extend({ opener: OpenerSentence.optional() })
/** The errors with which sending a message can fail. */
export const sendMessageErrors = [...Object.values(chatErrors), walletErrors.insufficient_funds, platformErrors.not_found]

export const Conversation = z.object({
  person: Card.pick({ id: true, firstname: true, lastname: true, active: true, last_seen: true, image: true, image_blur: true }),
  /** `request` waits for an answer. A declined request is reported as `closed`. */
  state: z.enum(['open', 'request', 'closed']),
  last_message: Message.nullable(),
  last_seq: z.int().nonnegative(),
  /** Number of the latest change (edit, deletion or reaction) in the conversation. */
  last_change: z.int().nonnegative(),
  unread: z.int().nonnegative(),
  /** Sequence number of the last message that the other member has received; `read_seq` that the other member has read. As far as privacy settings allow. */
  delivered_seq: z.int().nonnegative(),
  read_seq: z.int().nonnegative(),
  can_message: z.boolean(),
  /** Whether the other member sent a request that the viewer can accept. */
  can_accept: z.boolean(),
  /** Whether the other member wrote last, at least two days ago, and the viewer has not answered. */
  your_turn: z.boolean(),
})
export type Conversation = z.infer<typeof Conversation>

/** An unread count, and the conversation's last message when it was counted: an older count must not replace a newer one. */
const CountedUnread = z.object({ unread: Conversation.shape.unread, last_seq: Conversation.shape.last_seq })

/** Conditions for the first message to a member without a match. */
export const RequestConditions = z.object({
  /** Why a first message is not allowed; null if it is allowed. */
  refusal: z.enum(['no_requests', 'photo_first', 'check_first']).nullable(),
  /** Messages left in the plan for the current period. */
  remaining: z.int().nonnegative(),
  /** Credits for one message beyond the plan. */
  price: z.int().positive(),
})
export type RequestConditions = z.infer<typeof RequestConditions>

export const listConversations = endpoint({
  method: 'GET',
  path: '/conversations',
  access: 'guest',
  replica: true,
  token: 'messages:read',
  summary: "Lists the caller's conversations, the most recent first; `q` searches names",
  query: z.object({ q: text(0, 60).optional(), cursor: Cursor }),
  response: data(z.object({ conversations: z.array(Conversation), next_cursor: z.string().nullable() })),
})

const writing = { token: 'messages:write', tokenReads: 'messages:read' } as const
const Uid = z.object({ uid: Id })
const Seq = z.coerce
  .number(platformErrors.invalid.code)
  .int(platformErrors.invalid.code)
  .nonnegative(platformErrors.invalid.code)
  .max(Number.MAX_SAFE_INTEGER, platformErrors.invalid.code)

export const listMessages = endpoint({
  method: 'GET',
  path: '/conversations/:uid/messages',
  access: 'guest',
  replica: true,
  token: 'messages:read',
  summary:
    'Returns a page of the conversation with a member in order: before or after a sequence number, otherwise the newest. With `changed_after` it returns the messages changed since, by the number of the change',
  params: Uid,
  query: z
    .object({
      before: Seq.optional(),
      after: Seq.optional(),
      changed_after: Seq.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    })
    .refine(({ before, after, changed_after }) => changed_after === undefined || (before === undefined && after === undefined), {
      path: ['changed_after'],
      message: platformErrors.invalid.code,
    }),
  response: data(
    z.object({
      messages: z.array(Message),
      conversation: Conversation.nullable(),
      /** The other member and the conditions for a first message. Null when a conversation exists. */
      stranger: z.object({ person: Conversation.shape.person, request: RequestConditions }).nullable(),
    }),
  ),
  errors: [platformErrors.not_found],
})

export const sendMessage = endpoint({
  method: 'POST',
  path: '/conversations/:uid/messages',
  access: 'member',
  ...writing,
  summary: 'Sends a message; repeating the id returns the same message',
  params: Uid,
  body: ComposedMessage,
  response: data(z.object({ message: Message })),
  errors: sendMessageErrors,
})

export const sendAttachment = endpoint({
  method: 'POST',
  path: '/conversations/:uid/attachments',
  access: 'member',
  summary:
    'Sends a voice note or a picture that was uploaded before; repeating the id returns the same message. Pictures need an open conversation',
  params: Uid,
  body: MessageToSend.omit({ body: true }).extend({ attachment: AttachmentToSend }),
  response: data(z.object({ message: Message })),
  errors: [...sendMessageErrors, ...Object.values(photoErrors), uploadErrors.incomplete, platformErrors.too_large],
})

export const getStorage = endpoint({
  method: 'GET',
  path: '/me/storage',
  access: 'guest',
  summary: 'Returns how many bytes of voice notes and pictures the caller has sent, and how many they may',
  response: data(z.object({ bytes: z.int().nonnegative(), limit: z.int().positive() })),
})

const OneMessage = Uid.extend({ seq: Seq })
const changeErrors = [chatErrors.closed, chatErrors.unchangeable, platformErrors.not_found]

export const editMessage = endpoint({
  method: 'PATCH',
  path: '/conversations/:uid/messages/:seq',
  access: 'member',
  ...writing,
  summary: 'Replaces the text of an own message within 15 minutes; the same text changes nothing',
  params: OneMessage,
  body: z.object({ body: MessageBody }),
  response: data(z.object({ message: Message })),
  errors: [...changeErrors, chatErrors.not_own, chatErrors.too_late],
})

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/conversations/:uid/messages/:seq',
  access: 'member',
  ...writing,
  summary: 'Deletes an own text message for both members; repeating it changes nothing',
  params: OneMessage,
  response: data(z.object({ message: Message })),
  errors: [...changeErrors, chatErrors.not_own],
})

export const reactToMessage = endpoint({
  method: 'PUT',
  path: '/conversations/:uid/messages/:seq/reaction',
  access: 'member',
  ...writing,
  summary: "Sets, replaces or, with null, removes the caller's reaction to a message; repeating it changes nothing",
  params: OneMessage,
  body: z.object({ emoji: z.enum(reactionEmoji).nullable() }),
  response: data(z.object({ message: Message })),
  errors: changeErrors,
})

export const markConversationRead = endpoint({
  method: 'POST',
  path: '/conversations/:uid/read',
  access: 'member',
  token: 'messages:write',
  summary: 'Marks everything up to a sequence number as read',
  params: Uid,
  body: z.object({ seq: z.int().nonnegative() }),
  response: data(CountedUnread),
  errors: [chatErrors.ahead, platformErrors.not_found],
})

export const acceptRequest = endpoint({
  method: 'POST',
  path: '/conversations/:uid/accept',
  access: 'member',
  summary: 'Accepts a request and opens the conversation for both; repeating it changes nothing',
  params: Uid,
  response: data(z.object({ state: Conversation.shape.state })),
  errors: [chatErrors.not_a_request, platformErrors.not_found],
})

export const declineRequest = endpoint({
  method: 'POST',
  path: '/conversations/:uid/decline',
  access: 'member',
  summary: 'Declines a request and closes the conversation for both; repeating it changes nothing',
  params: Uid,
  response: data(z.object({ state: Conversation.shape.state })),
  errors: [chatErrors.not_a_request, platformErrors.not_found],
})

/** A message was stored. Sent to every socket of both participants. `uid` is the other participant, as the recipient of the event sees it. */
export const messageEvent = serverEvent('message', z.object({ uid: Id, message: Message }))

/** A message was edited, deleted, or reacted to; sent to both participants. */
export const messageChangedEvent = serverEvent('message:changed', z.object({ uid: Id, message: Message }))

/** Changed receipts of `member_id`, sent to both participants. `unread` and `last_seq` are for the member's own sockets, otherwise null. */
export const receiptsEvent = serverEvent(
  'message:status',
  z.object({
    uid: Id,
    member_id: Id,
    delivered_seq: z.int().nonnegative(),
    read_seq: z.int().nonnegative(),
    unread: CountedUnread.shape.unread.nullable(),
    last_seq: CountedUnread.shape.last_seq.nullable(),
  }),
)

/** A request was accepted or declined. */
export const conversationEvent = serverEvent('conversation', z.object({ uid: Id, state: Conversation.shape.state }))

/** The other participant is typing; repeated every few seconds while they type. */
export const typingEvent = serverEvent('typing', z.object({ uid: Id }))

const Presence = Conversation.shape.person.pick({ active: true, last_seen: true }).extend({ uid: Id })
/** The other participant of a conversation came online or went offline. */
export const presenceEvent = serverEvent('presence', Presence)

export const sendOverSocket = clientEvent('message:send', ComposedMessage.extend({ uid: Id }), z.object({ message: Message }))
export const markReadOverSocket = clientEvent('message:read', z.object({ uid: Id, seq: z.int().nonnegative() }), CountedUnread)

/** The client has stored every message up to this one. */
export const deliveredOverSocket = clientEvent('message:delivered', z.object({ uid: Id, seq: z.int().positive() }), z.object({}))
export const typingOverSocket = clientEvent('typing', z.object({ uid: Id }), z.object({}))

const AtMost1000 = z
  .record(Id, z.int().nonnegative())
  .refine((numbers) => Object.keys(numbers).length <= 1000, platformErrors.too_long.code)

/**
 * The client sends, per conversation, the last sequence number and the last change number that it has. The server returns the conversations with
 * newer messages, and those of `changes` with newer changes.
 */
export const syncOverSocket = clientEvent(
  'sync',
  z.object({ heads: AtMost1000, changes: AtMost1000.optional() }),
  z.object({ behind: z.record(Id, z.int().nonnegative()), changed: z.record(Id, z.int().nonnegative()) }),
)
