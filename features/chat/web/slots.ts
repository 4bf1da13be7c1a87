import type { ReactNode } from 'react'
import type { Conversation } from '../contract.ts'

/** Content from other features inside a conversation; each slot is optional. */
export interface ChatSlots {
  /** Renders a gift message; `own` means the viewer gave it. Must be a stable function reference. */
  renderGift?: (gift: { id: string; own: boolean; note: string }) => ReactNode
  /** A call among the messages; `own` means the viewer rang, `body` is for `readCallNote`. Must be the same function at every drawing. */
  renderCall?: (call: { person: Conversation['person']; own: boolean; body: string }) => ReactNode
  /** Renders the buttons to call the member of an open conversation. */
  renderCallButtons?: (person: Conversation['person']) => ReactNode
  /** Opens the gift shop for a member, from the composer. */
  onSendGift?: (uid: string) => void
}
