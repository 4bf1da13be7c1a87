import type { AvailableActions } from './available-actions.ts'
import type { ReactionEmoji } from '../changes/change-store.ts'

/** Props of the options of a message, both as a sheet and as a menu. */
export interface MessageOptionsViewProps {
  open: boolean
  /** The element beside which the menu opens. */
  anchor: HTMLElement
  /** Whether the viewer sent the message. */
  own: boolean
  actions: AvailableActions
  /** The viewer's reaction. */
  reaction: ReactionEmoji | undefined
  /** Returns the element that gets the focus on close; false to leave the focus alone. */
  finalFocus: () => HTMLElement | boolean
  onClose: () => void
  /** Called with the chosen reaction; null removes the reaction. */
  onReact: (emoji: ReactionEmoji | null) => void
  onReply: () => void
  onCopy: () => void
  onEdit: () => void
  onDelete: () => void
}
