import type { Message } from '../contract.ts'
import type { StoredMessage } from './store.ts'

/** How far the messages of each side have come with the other. */
export interface Marks {
  viewerId: string
  own: { delivered: number; read: number }
  other: { delivered: number; read: number }
}

const statusOf = ({ sender_id, seq }: StoredMessage, marks: Marks | undefined): Message['status'] => {
  if (marks === undefined || sender_id === null) return 'sent'
  const { delivered, read } = sender_id === marks.viewerId ? marks.other : marks.own
  return Number(seq) <= read ? 'read' : Number(seq) <= delivered ? 'delivered' : 'sent'
}

/** A stored message as it goes over the wire; without marks as its sender sees it at first. */
export const presentMessage = (stored: StoredMessage, marks?: Marks): Message => ({
  id: stored.id,
  seq: Number(stored.seq),
  sender_id: stored.sender_id,
  kind: stored.kind as Message['kind'],
  body: stored.body,
  created_at: stored.created_at.toISOString(),
  status: statusOf(stored, marks),
})
