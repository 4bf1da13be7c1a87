import type { Message } from '../../contract.ts'
import type { Thread } from '../thread/merge-messages.ts'
import { withFurtherStatus } from '../thread/receipts.ts'
import { withUpdatedQuotes } from '../quotes/quotes.ts'

/** Returns the messages with the changed ones and their quotes replaced. Changed messages that are not in the list are not added. */
export const withChangedCopies = (messages: readonly Message[], changed: readonly Message[]): readonly Message[] => {
  const newer = new Map<number, Message>()
  for (const message of changed) if (message.change >= (newer.get(message.seq)?.change ?? 0)) newer.set(message.seq, message)
  for (const { seq, change } of messages) if (change > (newer.get(seq)?.change ?? change)) newer.delete(seq)
  const isOutdated = ({ seq, change }: Message) => change < (newer.get(seq)?.change ?? 0)
  const replaced = messages.some(isOutdated)
    ? messages.map((message) => (isOutdated(message) ? withFurtherStatus(newer.get(message.seq) ?? message, message) : message))
    : messages
  return withUpdatedQuotes(replaced, [...newer.values()])
}

/** Applies `withChangedCopies` to the loaded messages of a conversation. Returns the same object when nothing changes. */
export const applyChanges = (thread: Thread, changed: readonly Message[]): Thread => {
  const messages = withChangedCopies(thread.messages, changed)
  const ahead = withChangedCopies(thread.ahead, changed)
  return messages === thread.messages && ahead === thread.ahead ? thread : { messages, ahead }
}
