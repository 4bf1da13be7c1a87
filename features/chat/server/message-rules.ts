import { type ContentOf, formatBody, type CallSummary, type MessageContent, type MessageKind } from '../content-contract.ts'

interface MessageRules<K extends MessageKind> {
  /** Whether a new message of this kind is unread for its receiver. */
  countsAsUnread(content: ContentOf<K>): boolean
  /** The bodies that count as unread, for counting in SQL; undefined when all of them do. */
  unreadBodies?: readonly string[]
}

/** Calls the receiver may not have noticed. A missed call has no duration, so these are all bodies it can have. */
const missedCalls: readonly CallSummary[] = (['missed', 'cancelled', 'busy'] as const).flatMap((outcome) =>
  (['voice', 'video'] as const).map((kind) => ({ kind, outcome, seconds: 0 })),
)

/** How the server treats each kind of message. */
const messageRules: { [K in MessageKind]: MessageRules<K> } = {
  text: { countsAsUnread: () => true },
  gift: { countsAsUnread: () => true },
  call: {
    countsAsUnread: ({ call }) => missedCalls.some(({ outcome }) => outcome === call.outcome),
    unreadBodies: missedCalls.map((call) => formatBody({ kind: 'call', call })),
  },
  system: { countsAsUnread: () => false },
}

/** Whether a new message is unread for its receiver. */
export const countsAsUnread = (content: MessageContent): boolean =>
  (messageRules[content.kind] as MessageRules<MessageKind>).countsAsUnread(content)

const restricted = Object.entries(messageRules).filter(([, { unreadBodies }]) => unreadBodies !== undefined)

/** Kinds of which only some messages count as unread. For SQL, which cannot parse a body. */
export const restrictedKinds: readonly string[] = restricted.map(([kind]) => kind)
/** The messages of those kinds that count as unread, as `kind body`. */
export const restrictedUnread: readonly string[] = restricted.flatMap(([kind, { unreadBodies = [] }]) =>
  unreadBodies.map((body) => `${kind} ${body}`),
)
