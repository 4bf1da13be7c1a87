import { type Message, maxQuoteLength, type QuotedMessage } from '../../contract.ts'

/** Converts a message to the short form that a reply shows. */
export const toQuotedMessage = ({ seq, sender_id, kind, body, deleted }: Message): QuotedMessage => ({
  seq,
  sender_id,
  kind,
  body: body.slice(0, maxQuoteLength).toWellFormed(),
  deleted,
})

/** Returns the messages with the quotes of changed messages replaced. The replies themselves do not change, but must not keep a deleted text. */
export const withUpdatedQuotes = (messages: readonly Message[], changed: readonly Message[]): readonly Message[] => {
  const quotes = new Map(changed.map((message) => [message.seq, toQuotedMessage(message)]))
  const newQuote = ({ reply_to: quote }: Message) => {
    const next = quote === null ? undefined : quotes.get(quote.seq)
    // An outdated copy must not bring back a deleted text.
    if (quote === null || next === undefined || (quote.deleted && !next.deleted)) return undefined
    return next.body === quote.body && next.deleted === quote.deleted ? undefined : next
  }
  if (!messages.some((message) => newQuote(message) !== undefined)) return messages
  return messages.map((message) => {
    const reply_to = newQuote(message)
    return reply_to === undefined ? message : { ...message, reply_to }
  })
}
