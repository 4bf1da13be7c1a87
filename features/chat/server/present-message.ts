import { politeClosingMessage } from '../content-contract.ts'
import type { Attachment, LikedItem, Message } from '../contract.ts'
import type { MessageRow } from './store/rows.ts'

/** Last delivered and last read sequence number of each side, as far as the viewer may see them. */
export interface VisibleReceipts {
  viewerId: string
  own: { delivered: number; read: number }
  other: { delivered: number; read: number }
}

/** The parts of a message that are stored in other rows: its quote and its reactions. */
export type QuoteAndReactions = Pick<Message, 'reply_to' | 'reactions'>

/** Everything that belongs to a message besides its row. */
interface MessageContext {
  marks?: VisibleReceipts | undefined
  /** From `readLikedItems`. */
  likedItem?: LikedItem | undefined
  /** From `readQuotesAndReactions`. */
  details?: QuoteAndReactions | undefined
  /** From `readAttachmentsForViewer`. */
  attachment?: Attachment | undefined
}

const statusOf = ({ sender_id, seq }: MessageRow, marks: VisibleReceipts | undefined): Message['status'] => {
  if (marks === undefined || sender_id === null) return 'sent'
  const { delivered, read } = sender_id === marks.viewerId ? marks.other : marks.own
  return Number(seq) <= read ? 'read' : Number(seq) <= delivered ? 'delivered' : 'sent'
}

/** Returns kind and body in the API format. A stored text with an attachment becomes a voice note or a picture. */
export const toApiContent = ({
  kind,
  attachment,
  body,
}: Pick<MessageRow, 'kind' | 'attachment' | 'body'>): Pick<Message, 'kind' | 'body'> =>
  kind === 'system' && body === politeClosingMessage.kind ? politeClosingMessage : { kind: (attachment ?? kind) as Message['kind'], body }

/** Converts a stored message to the API format. Without receipts the status is `sent`. A deleted message keeps only its place in the conversation. */
export const presentMessage = (stored: MessageRow, { marks, likedItem, details, attachment }: MessageContext = {}): Message => {
  const deleted = stored.deleted_at !== null
  return {
    id: stored.id,
    seq: Number(stored.seq),
    sender_id: stored.sender_id,
    ...toApiContent(stored),
    created_at: stored.created_at.toISOString(),
    liked_item: deleted ? null : (likedItem ?? null),
    attachment: deleted ? null : (attachment ?? null),
    reply_to: details?.reply_to ?? null,
    edited_at: deleted ? null : (stored.edited_at?.toISOString() ?? null),
    deleted,
    reactions: details?.reactions ?? [],
    change: Number(stored.change),
    status: statusOf(stored, marks),
  }
}
