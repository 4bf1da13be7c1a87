import type { Message } from '../../contract.ts'
import type { PendingMessageChange } from './change-store.ts'
import { withUpdatedQuotes } from '../quotes/quotes.ts'

const withChange = (message: Message, { action, made_at }: PendingMessageChange, ownId: string): Message => {
  if (message.deleted) return message
  switch (action.kind) {
    case 'edit':
      return action.body === message.body ? message : { ...message, body: action.body, edited_at: made_at }
    case 'delete':
      return { ...message, body: '', deleted: true, attachment: null, reply_to: null, reactions: [] }
    case 'react': {
      const others = message.reactions.filter(({ member_id }) => member_id !== ownId)
      return { ...message, reactions: action.emoji === null ? others : [...others, { member_id: ownId, emoji: action.emoji }] }
    }
  }
}

/** Returns the messages as they will be once the server has confirmed the pending changes of the member `ownId`. */
export const withPendingChanges = (
  messages: readonly Message[],
  changes: readonly PendingMessageChange[],
  ownId: string,
): readonly Message[] => {
  if (changes.length === 0) return messages
  const changed: Message[] = []
  const whole = messages.map((message) => {
    const later = changes.filter(({ seq }) => seq === message.seq).reduce((before, change) => withChange(before, change, ownId), message)
    if (later !== message) changed.push(later)
    return later
  })
  return withUpdatedQuotes(whole, changed)
}
