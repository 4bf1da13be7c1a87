/**
 * Kinds of messages in the API. The database stores the same kinds, except those that servers of the previous release do not know:
 * `closed_politely` is stored as a system message, `voice` and `picture` as texts with an attachment.
 */
export const messageKinds = ['text', 'voice', 'picture', 'gift', 'call', 'system', 'closed_politely', 'date'] as const
export type MessageKind = (typeof messageKinds)[number]

const callKinds = ['voice', 'video'] as const
const callOutcomes = ['ended', 'failed', 'missed', 'declined', 'cancelled', 'busy'] as const

/** The result of a call. Its message has the call's id; the caller is the sender. */
export interface CallSummary {
  kind: (typeof callKinds)[number]
  /** Audio flowed only in a call that `ended`. */
  outcome: (typeof callOutcomes)[number]
  /** Duration in whole seconds; 0 unless the call `ended`. */
  seconds: number
}

/** The content of a message, by kind. */
export type MessageContent =
  | { kind: 'text'; text: string }
  /** A recording; `seconds` is its length, rounded. */
  | { kind: 'voice'; seconds: number }
  | { kind: 'picture' }
  /** The note may be empty; the gift has the id of the message. */
  | { kind: 'gift'; note: string }
  | { kind: 'call'; call: CallSummary }
  | { kind: 'system'; event: 'matched' | 'closed_politely' }
  /** The sender has ended the conversation kindly. */
  | { kind: 'closed_politely' }
  /** Asks whether the details of a date may be shared with a friend. Day and time are in the time zone `zone`; the shared date has the id of the message. */
  | { kind: 'date'; day: string; time: string; zone: string; place: string }

/** The content of one kind of message. */
export type ContentOf<K extends MessageKind> = Extract<MessageContent, { kind: K }>

const formatCallSummary = ({ kind, outcome, seconds }: CallSummary): string => `${kind} ${outcome} ${seconds}`

/** Parses the body of a call message, such as `voice ended 125`; undefined for an unknown format. */
export const parseCallSummary = (body: string): CallSummary | undefined => {
  const [first, second, seconds] = body.split(' ')
  const kind = callKinds.find((known) => known === first)
  const outcome = callOutcomes.find((known) => known === second)
  if (kind === undefined || outcome === undefined || !/^\d{1,9}$/.test(seconds ?? '')) return undefined
  return { kind, outcome, seconds: Number(seconds) }
}

/** Formats a length in whole seconds, such as `1:05`. */
export const formatMinutesAndSeconds = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Parses a length such as `1:05` at the end of a text; 0 for another text. */
const parseLength = (body: string): number => {
  const [, minutes, seconds] = /(\d{1,3}):(\d{2})$/.exec(body) ?? []
  return Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}

/** How one kind of message is stored and counted. */
interface KindRules<K extends MessageKind> {
  format(content: ContentOf<K>): string
  parse(body: string): ContentOf<K>
  /** Whether a new message is unread for its receiver. */
  countsAsUnread(content: ContentOf<K>): boolean
  /** The bodies that count as unread, for SQL, which cannot parse bodies. Undefined when all or none of the messages of the kind count. */
  unreadBodies?: readonly string[]
}

/** Calls the receiver may not have noticed. A missed call has no duration, so these are all bodies it can have. */
const missedOutcomes: readonly CallSummary['outcome'][] = ['missed', 'cancelled', 'busy']
const missedCallBodies = missedOutcomes.flatMap((outcome) => callKinds.map((kind) => formatCallSummary({ kind, outcome, seconds: 0 })))

/** Clients of the previous release show an unknown kind as a text, so the body is a waving hand. */
export const politeClosingMessage = { kind: 'closed_politely', body: '👋' } as const

/** How each kind of message is stored and counted. How each is shown is in `web/message-renderers.ts`. */
const kindRules: { [K in MessageKind]: KindRules<K> } = {
  text: { format: ({ text }) => text, parse: (text) => ({ kind: 'text', text }), countsAsUnread: () => true },
  // Clients of the previous release do not know these kinds and show the body as a text.
  voice: {
    format: ({ seconds }) => `🎤 ${formatMinutesAndSeconds(seconds)}`,
    parse: (body) => ({ kind: 'voice', seconds: parseLength(body) }),
    countsAsUnread: () => true,
  },
  picture: { format: () => '📷', parse: () => ({ kind: 'picture' }), countsAsUnread: () => true },
  gift: { format: ({ note }) => note, parse: (note) => ({ kind: 'gift', note }), countsAsUnread: () => true },
  call: {
    format: ({ call }) => formatCallSummary(call),
    parse: (body) => ({ kind: 'call', call: parseCallSummary(body) ?? { kind: 'voice', outcome: 'failed', seconds: 0 } }),
    countsAsUnread: ({ call }) => missedOutcomes.includes(call.outcome),
    unreadBodies: missedCallBodies,
  },
  system: {
    format: ({ event }) => event,
    parse: (body) => ({ kind: 'system', event: body === politeClosingMessage.kind ? politeClosingMessage.kind : 'matched' }),
    countsAsUnread: ({ event }) => event === politeClosingMessage.kind,
    unreadBodies: [politeClosingMessage.kind],
  },
  // Clients of the previous release do not know this kind and show the body as a text.
  date: {
    format: ({ day, time, zone, place }) => `📅 ${day} ${time} ${zone} · ${place}`,
    parse: (body) => {
      const [, day = '', time = '', zone = '', place = body] = /^📅 (\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}) (\S+) · (.*)$/su.exec(body) ?? []
      return { kind: 'date', day, time, zone, place }
    },
    countsAsUnread: () => true,
  },
  closed_politely: {
    format: () => politeClosingMessage.body,
    parse: () => ({ kind: politeClosingMessage.kind }),
    countsAsUnread: () => true,
  },
}
const rulesOf = (content: MessageContent): KindRules<MessageKind> => kindRules[content.kind] as KindRules<MessageKind>

/** Returns a known kind unchanged, and `text` for a kind that this release does not know. */
export const toKnownKind = <K extends MessageKind>(kind: K): K => (Object.hasOwn(kindRules, kind) ? kind : 'text') as K

/** Formats the content as the stored `body` of its message. */
export const formatBody = (content: MessageContent): string => rulesOf(content).format(content)

/** Parses the stored `body` of a message by its kind. */
export const parseContent = <K extends MessageKind>({ kind, body }: { kind: K; body: string }): ContentOf<K> =>
  kindRules[toKnownKind(kind)].parse(body)

/** Whether a new message is unread for its receiver. */
export const countsAsUnread = (content: MessageContent): boolean => rulesOf(content).countsAsUnread(content)

const restricted = Object.entries(kindRules).filter(([, { unreadBodies }]) => unreadBodies !== undefined)

/** Kinds of which only some messages count as unread. */
export const kindsPartlyCountedUnread: readonly string[] = restricted.map(([kind]) => kind)
/** The messages of `kindsPartlyCountedUnread` that count as unread, each as `kind body`. */
export const kindBodiesCountedUnread: readonly string[] = restricted.flatMap(([kind, { unreadBodies = [] }]) =>
  unreadBodies.map((body) => `${kind} ${body}`),
)
