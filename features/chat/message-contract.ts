import * as z from 'zod'
import { Photo } from '#features/photos/contract.ts'
import { Id, Moment, text } from '#platform/shared/fields.ts'
import { Attachment } from './attachment-contract.ts'
import { messageKinds } from './content-contract.ts'

/** Maximum length of a text message, in characters. */
export const maxMessageLength = 4000
/** How long after sending a message its sender can edit it, in milliseconds. */
export const editableMs = 15 * 60_000

/** Maximum number of characters of a body in a quote. */
export const maxQuoteLength = 160

/** Emoji a member can react with. */
export const reactionEmoji = ['❤️', '😂', '😮', '😢', '👍', '🙏'] as const

/** A photo or an answer on a member's profile, as the caller has seen it. */
export const ProfileItem = z.union([
  z.object({ kind: z.literal('photo'), id: Id }),
  z.object({ kind: z.literal('prompt'), question: text(1, 120), answer: text(1, 300) }),
])
export type ProfileItem = z.infer<typeof ProfileItem>

/** The photo or answer of the receiver that a message is about; `gone` when it no longer exists or the viewer may not see it. */
export const LikedItem = z.union([
  z.object({ kind: z.literal('photo'), ...Photo.pick({ id: true, image_160: true, image_480: true, image_blur: true }).shape }),
  z.object({ kind: z.literal('prompt'), question: z.string(), answer: z.string() }),
  z.object({ kind: z.literal('gone') }),
])
export type LikedItem = z.infer<typeof LikedItem>

/** A short form of the message that a reply answers. */
export const QuotedMessage = z.object({
  seq: z.int().positive(),
  sender_id: Id.nullable(),
  kind: z.enum(messageKinds),
  /** The beginning of the body; empty for a deleted message. */
  body: z.string(),
  deleted: z.boolean(),
})
export type QuotedMessage = z.infer<typeof QuotedMessage>

export const Message = z.object({
  /** UUID chosen by the sending client; unique per sender. */
  id: Id,
  /** Position in the conversation: starts at 1, without gaps. */
  seq: z.int().positive(),
  sender_id: Id.nullable(),
  kind: z.enum(messageKinds),
  /** The content in the format of its kind; see `parseContent`. */
  body: z.string(),
  created_at: Moment,
  /** The photo or answer that the text of a like is about; null for every other message. */
  liked_item: LikedItem.nullable(),
  /** The voice note or picture. Null for other messages, and when its file no longer exists. */
  attachment: Attachment.nullable(),
  reply_to: QuotedMessage.nullable(),
  edited_at: Moment.nullable(),
  /** Whether the message was deleted for both members. Its body is then empty. */
  deleted: z.boolean(),
  /** At most one reaction of each member. */
  reactions: z.array(z.object({ member_id: Id, emoji: z.enum(reactionEmoji) })),
  /** Number of the latest change of this message, counted within the conversation; 0 for an unchanged message. */
  change: z.int().nonnegative(),
  /** Delivery state, as far as the receiver's privacy settings let the sender see it. It only moves forward. */
  status: z.enum(['sent', 'delivered', 'read']),
})
export type Message = z.infer<typeof Message>
