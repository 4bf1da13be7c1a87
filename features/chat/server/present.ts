import type { Message } from '../contract.ts'
import type { StoredMessage } from './store.ts'

/** A stored message as it goes over the wire. */
export const presentMessage = (stored: StoredMessage): Message => ({
  id: stored.id,
  seq: Number(stored.seq),
  sender_id: stored.sender_id,
  kind: stored.kind as Message['kind'],
  body: stored.body,
  created_at: stored.created_at.toISOString(),
  status: 'sent',
})
