import * as z from 'zod'
import { Photo } from '#features/photos/contract.ts'
import { Id, Moment, text } from '#platform/shared/fields.ts'
import { Attachment } from './attachment-contract.ts'
import { messageKinds } from './content-contract.ts'

/** Maximum length of a text message, in characters. */
export const maxMessageLength = 4000
/** How long its sender can edit a message, in milliseconds. */
export const editableMs = 15 * 60_000

/** Characters of a body in a quote. */
export const maxQuoteLength = 160

/** Emoji a member can react with. */
export const reactionEmoji = ['❤️', '😂', '😮', '😢', '👍', '🙏'] as const

/** A photo or an answer of a member, as it is on the profile the caller has seen. */
export const ProfileItem = z.union([
  z.object({ kind: z.literal('photo'), id: Id }),
  z.object({ kind: z.literal('prompt'), question: text(1, 120), answer: text(1, 300) }),
])
export type ProfileItem = z.infer<typeof ProfileItem>

/** The photo or answer of the receiver that a message is about; `gone` when it is no longer there or the viewer may not see it. */
export const LikedItem = z.union([
  z.object({ kind: z.literal('photo'), ...Photo.pick({ id: true, image_160: true, image_480: true, image_blur: true }).shape }),
  z.object({ kind: z.literal('prompt'), question: z.string(), answer: z.string() }),
  z.object({ kind: z.literal('gone') }),
])
export type LikedItem = z.infer<typeof LikedItem>

/** The message that another one answers, in short. */
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
  /** The photo or answer that a like with a line is about; null for every other message. */
  liked_item: LikedItem.nullable(),
  /** The voice note or picture; null for other messages, and once its file is gone. */
  attachment: Attachment.nullable(),
  reply_to: QuotedMessage.nullable(),
  edited_at: Moment.nullable(),
  /** Deleted for both members; the body is empty. */
  deleted: z.boolean(),
  /** At most one reaction of each member. */
  reactions: z.array(z.object({ member_id: Id, emoji: z.enum(reactionEmoji) })),
  /** Number of the last change of this message within its conversation; 0 when it has not changed. */
  change: z.int().nonnegative(),
  /** Delivery state that the receiver's privacy settings let the sender see. It only moves forward. */
  status: z.enum(['sent', 'delivered', 'read']),
})
export type Message = z.infer<typeof Message>
