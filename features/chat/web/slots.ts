import type { ReactNode } from 'react'
import type { Conversation } from '../contract.ts'

/** What other features put into a conversation; each may be absent. */
export interface ChatSlots {
  /** A gift among the messages; `own` means the viewer gave it. Must be the same function at every drawing. */
  renderGift?: (gift: { id: string; own: boolean; note: string }) => ReactNode
  /** A call among the messages; `own` means the viewer rang, `body` is for `readCallNote`. Must be the same function at every drawing. */
  renderCall?: (call: { person: Conversation['person']; own: boolean; body: string }) => ReactNode
  /** Ways to call whoever an open conversation is with. */
  renderCallButtons?: (person: Conversation['person']) => ReactNode
  /** Leads to the gifts for a member, from the composer. */
  onSendGift?: (uid: string) => void
}
