import * as real from '#features/chat/web/thread/merge-messages.ts'

export * from '#features/chat/web/thread/merge-messages.ts'

/** Takes the copy that arrives last, even if it is from before a change. */
export const mergeMessages: typeof real.mergeMessages = ({ messages, ahead }, arriving) => {
  const came = new Set(arriving.map(({ seq }) => seq))
  const forget = (known: typeof messages) => known.map((message) => (came.has(message.seq) ? { ...message, change: 0 } : message))
  return real.mergeMessages({ messages: forget(messages), ahead: forget(ahead) }, arriving)
}
