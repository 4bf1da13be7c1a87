import { closedPolitely } from '../content-contract.ts'
import type { LikedItem, Message } from '../contract.ts'
import type { MessageRow } from './store/rows.ts'

/** Last delivered and last read sequence number of each side, as far as the viewer may see. */
export interface Receipts {
  viewerId: string
  own: { delivered: number; read: number }
  other: { delivered: number; read: number }
}

const statusOf = ({ sender_id, seq }: MessageRow, marks: Receipts | undefined): Message['status'] => {
  if (marks === undefined || sender_id === null) return 'sent'
  const { delivered, read } = sender_id === marks.viewerId ? marks.other : marks.own
  return Number(seq) <= read ? 'read' : Number(seq) <= delivered ? 'delivered' : 'sent'
}

const contentOf = ({ kind, body }: MessageRow): Pick<Message, 'kind' | 'body'> =>
  kind === 'system' && body === closedPolitely.kind ? closedPolitely : { kind: kind as Message['kind'], body }

/** Converts a stored message to the API format. Without receipts the status is `sent`. `likedItem` comes from `readLikedItems`. */
export const presentMessage = (stored: MessageRow, marks?: Receipts, likedItem: LikedItem | null = null): Message => ({
  id: stored.id,
  seq: Number(stored.seq),
  sender_id: stored.sender_id,
  ...contentOf(stored),
  created_at: stored.created_at.toISOString(),
  liked_item: likedItem,
  status: statusOf(stored, marks),
})
