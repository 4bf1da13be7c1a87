import type { ReactNode } from 'react'
import type { ContentOf, MessageKind } from '../content-contract.ts'
import type { Conversation } from '../contract.ts'

/** Props of a card that another feature renders for a message. */
export interface MessageCardProps<K extends MessageKind> {
  id: string
  /** Whether the viewer sent the message. */
  own: boolean
  content: ContentOf<K>
  /** The other member; only for kinds whose renderer has `usesPerson`. */
  person: Conversation['person'] | undefined
}

/** Cards of other features by message kind. A kind without a card is shown as a text. */
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
  /** Must be the same object in every rendering. */
  cards?: MessageCards
  /** Renders the buttons to call the member of an open conversation. */
  renderCallButtons?: (person: Conversation['person']) => ReactNode
  /** Renders the menu to report or block the member of a conversation; with `canClose`, also to end the conversation. */
  renderMenu?: (person: Conversation['person'], canClose: boolean) => ReactNode
  /** Ends a conversation kindly for both members. Rejects when the server refuses. */
  closePolitely?: (person: Conversation['person']) => Promise<void>
  /** Renders a question to the viewer about the other member of an open conversation, above the composer. */
  renderQuestion?: (person: Conversation['person']) => ReactNode
  /** Renders the gift shop over a conversation. The composer then has a button that opens it. */
  renderGiftShop?: (shop: GiftShopProps) => ReactNode
}
