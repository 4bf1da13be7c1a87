import type { AvailableActions } from './available-actions.ts'
import type { ReactionEmoji } from '../changes/change-store.ts'

/** Props of the options of a message, as a sheet and as a menu. */
export interface OptionsProps {
  open: boolean
  /** The element that the menu stands beside. */
  anchor: HTMLElement
  /** The message is the viewer's. */
  own: boolean
  actions: AvailableActions
  /** The viewer's reaction. */
  reaction: ReactionEmoji | undefined
  /** The element that gets the focus on close; false to leave it. */
  finalFocus: () => HTMLElement | boolean
  onClose: () => void
  /** Null takes the reaction back. */
  onReact: (emoji: ReactionEmoji | null) => void
  onReply: () => void
  onCopy: () => void
  onEdit: () => void
  onDelete: () => void
}
