import { type Conversation, editableMs, type Message } from '../../contract.ts'

/** What the viewer can do with a message now. */
export interface AvailableActions {
  react: boolean
  reply: boolean
  copy: boolean
  edit: boolean
  delete: boolean
}

interface Viewer {
  ownId: string
  /** Null when no conversation exists yet. */
  conversation: Pick<Conversation, 'state' | 'can_message'> | null
  /** Whether the account may write. */
  canWrite: boolean
}

/** Kinds of messages that a member creates and can delete for both. */
const ownKinds: readonly string[] = ['text', 'voice', 'picture'] satisfies Message['kind'][]

/** Whether the message is an own text that can still be edited. `now` is in milliseconds since 1970. */
export const isEditable = ({ sender_id, kind, deleted, created_at }: Message, ownId: string, now: number): boolean =>
  sender_id === ownId && kind === 'text' && !deleted && now - Date.parse(created_at) < editableMs

/** Returns what the viewer can do with a message. A request that waits for an answer can only be copied or deleted. */
export const availableActions = (message: Message, { ownId, conversation, canWrite }: Viewer, now: number): AvailableActions => {
  const { sender_id, kind, deleted } = message
  const isOpen = canWrite && conversation?.state === 'open'
  const isShown = kind !== 'system' && !deleted
  const isDeletable = sender_id === ownId && ownKinds.includes(kind) && !deleted
  return {
    react: isOpen && isShown,
    reply: isOpen && isShown && conversation.can_message,
    copy: isShown && kind === 'text',
    edit: isOpen && isEditable(message, ownId, now),
    delete: isDeletable && canWrite && (isOpen || conversation?.state === 'request'),
  }
}

/** Whether there is anything to do with a message. */
export const hasActions = (actions: AvailableActions): boolean => Object.values(actions).some(Boolean)
