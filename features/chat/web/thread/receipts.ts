import type { Message } from '../../contract.ts'
import type { PeerReceipts } from './bubbles.ts'

/** Moves receipts forward to those of another copy. They never move back: a slow answer must not undo newer events. */
export const withFurtherReceipts = <C extends PeerReceipts>(conversation: C, other: PeerReceipts | null | undefined): C => ({
  ...conversation,
  delivered_seq: Math.max(conversation.delivered_seq, other?.delivered_seq ?? 0),
  read_seq: Math.max(conversation.read_seq, other?.read_seq ?? 0),
})

const statuses: readonly Message['status'][] = ['sent', 'delivered', 'read']

/** Returns the copy with the further status of the two: the message in an event always has the status `sent`. */
export const withFurtherStatus = (copy: Message, { status }: Message): Message =>
  statuses.indexOf(status) > statuses.indexOf(copy.status) ? { ...copy, status } : copy
