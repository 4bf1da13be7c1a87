import type { ReactNode } from 'react'

/** What other features put into a conversation; each may be absent. */
export interface ChatSlots {
  /** A gift among the messages; `own` means the viewer gave it. Must be the same function at every drawing. */
  renderGift?: (gift: { id: string; own: boolean; note: string }) => ReactNode
  /** Leads to the gifts for a member, from the composer. */
  onSendGift?: (uid: string) => void
}
