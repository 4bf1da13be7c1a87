import type { ReactNode } from 'react'
import type { ContentOf, MessageKind } from '../content-contract.ts'
import type { Conversation } from '../contract.ts'

/** Props of a card that another feature renders for a message. */
export interface MessageCardProps<K extends MessageKind> {
  id: string
  /** The viewer sent it. */
  own: boolean
  content: ContentOf<K>
  /** The other member; only for kinds whose renderer has `usesPerson`. */
  person: Conversation['person'] | undefined
}

/** Cards of other features by message kind; a kind without one is shown as text. */
export type MessageCards = { [K in MessageKind]?: (props: MessageCardProps<K>) => ReactNode }

export interface GiftShopProps {
  uid: string
  /** The member's first name. */
  name: string
  open: boolean
  onClose: () => void
}

/** Content from other features inside a conversation; each slot is optional. */
export interface ChatSlots {
  /** Must be a stable object. */
  cards?: MessageCards
  /** Renders the buttons to call the member of an open conversation. */
  renderCallButtons?: (person: Conversation['person']) => ReactNode
  /** Renders the button to report or block the member of a conversation, and to end the conversation where `canClose`. */
  renderMenu?: (person: Conversation['person'], canClose: boolean) => ReactNode
  /** Ends a conversation kindly for both; rejects when the server refuses. */
  closePolitely?: (person: Conversation['person']) => Promise<void>
  /** Renders what is asked of the member about the other of an open conversation, above the composer. */
  renderQuestion?: (person: Conversation['person']) => ReactNode
  /** Renders the gift shop for a member over their conversation; the composer has a button that opens it. */
  renderGiftShop?: (shop: GiftShopProps) => ReactNode
}
