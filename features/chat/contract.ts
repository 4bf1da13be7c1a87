import * as z from 'zod'
import { Card } from '#features/photos/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { clientEvent, serverEvent } from '#platform/shared/event.ts'
import { Cursor, Id, Moment, text } from '#platform/shared/fields.ts'

export const chatErrors = errorCodes('chat', {
  empty: 422,
  not_matched: 403,
  closed: 403,
  id_taken: 409,
  ahead: 422,
})

/** Characters of a text message. */
export const maxMessage = 4000

export const Message = z.object({
  /** Made by the sender, unique for them forever. */
  id: Id,
  /** Gap-free within the conversation, from 1. */
  seq: z.int().positive(),
  sender_id: Id.nullable(),
  kind: z.enum(['text', 'gift', 'system']),
  body: z.string(),
  created_at: Moment,
  status: z.enum(['sent']),
})
export type Message = z.infer<typeof Message>

const MessageBody = z.string(chatErrors.empty.code).trim().min(1, chatErrors.empty.code).pipe(text(1, maxMessage))

export const Conversation = z.object({
  person: Card.pick({ id: true, firstname: true, lastname: true, active: true, last_seen: true, image: true, image_blur: true }),
  state: z.enum(['open', 'closed']),
  last_message: Message.nullable(),
  last_seq: z.int().nonnegative(),
  unread: z.int().nonnegative(),
  can_message: z.boolean(),
})
export type Conversation = z.infer<typeof Conversation>

export const listConversations = endpoint({
  method: 'GET',
  path: '/conversations',
  access: 'guest',
  summary: 'Own conversations, the most recent first; `q` searches names',
  query: z.object({ q: text(0, 60).optional(), cursor: Cursor }),
  response: data(z.object({ conversations: z.array(Conversation), next_cursor: z.string().nullable() })),
})

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
  summary: 'A page of the conversation with a member, in order; before or after a sequence number, else the newest',
  params: Uid,
  query: z.object({ before: Seq.optional(), after: Seq.optional(), limit: z.coerce.number().int().min(1).max(100).default(50) }),
  response: data(z.object({ messages: z.array(Message), conversation: Conversation.nullable() })),
  errors: [platformErrors.not_found],
})

export const sendMessage = endpoint({
  method: 'POST',
  path: '/conversations/:uid/messages',
  access: 'member',
  summary: 'Sends a message; the same id again answers the same message',
  params: Uid,
  body: z.object({ id: Id, body: MessageBody }),
  response: data(z.object({ message: Message })),
  errors: [...Object.values(chatErrors), platformErrors.not_found],
})

export const readConversation = endpoint({
  method: 'POST',
  path: '/conversations/:uid/read',
  access: 'member',
  summary: 'Marks everything up to a sequence number as read',
  params: Uid,
  body: z.object({ seq: z.int().nonnegative() }),
  response: data(z.object({ unread: z.int().nonnegative() })),
  errors: [chatErrors.ahead, platformErrors.not_found],
})

/** A stored message, to every socket of both participants; `uid` is the other one, as the receiver sees it. */
export const messageEvent = serverEvent('message', z.object({ uid: Id, message: Message }))

export const sendOverSocket = clientEvent('message:send', z.object({ uid: Id, id: Id, body: MessageBody }), z.object({ message: Message }))
export const readOverSocket = clientEvent(
  'message:read',
  z.object({ uid: Id, seq: z.int().nonnegative() }),
  z.object({ unread: z.int().nonnegative() }),
)

/** The client says how far it has come in each conversation and gets the peers where there is more. */
export const syncOverSocket = clientEvent(
  'sync',
  z.object({
    heads: z.record(Id, z.int().nonnegative()).refine((heads) => Object.keys(heads).length <= 1000, platformErrors.too_long.code),
  }),
  z.object({ behind: z.record(Id, z.int().nonnegative()) }),
)
