import type { Message } from '../../contract.ts'
import type { Thread } from '../thread/merge-messages.ts'
import { withStatus } from '../thread/receipts.ts'
import { withNewQuotes } from '../quotes/quotes.ts'

/** Replaces the copies of changed messages and the quotes of them. Messages that are not among the given ones are not added. */
export const withChangedCopies = (messages: readonly Message[], changed: readonly Message[]): readonly Message[] => {
  const newer = new Map<number, Message>()
  for (const message of changed) if (message.change >= (newer.get(message.seq)?.change ?? 0)) newer.set(message.seq, message)
  for (const { seq, change } of messages) if (change > (newer.get(seq)?.change ?? change)) newer.delete(seq)
  const isOutdated = ({ seq, change }: Message) => change < (newer.get(seq)?.change ?? 0)
  const replaced = messages.some(isOutdated)
    ? messages.map((message) => (isOutdated(message) ? withStatus(newer.get(message.seq) ?? message, message) : message))
    : messages
  return withNewQuotes(replaced, [...newer.values()])
}

/** `withChangedCopies` for the loaded messages of a conversation. Returns the same thread when nothing changes. */
export const applyChanges = (thread: Thread, changed: readonly Message[]): Thread => {
  const messages = withChangedCopies(thread.messages, changed)
  const ahead = withChangedCopies(thread.ahead, changed)
  return messages === thread.messages && ahead === thread.ahead ? thread : { messages, ahead }
}
