/** Kinds of messages, as stored and as sent over the API. */
export const messageKinds = ['text', 'gift', 'call', 'system'] as const
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
  /** The note may be empty; the gift has the id of the message. */
  | { kind: 'gift'; note: string }
  | { kind: 'call'; call: CallSummary }
  | { kind: 'system'; event: 'matched' }

/** The content of one kind of message. */
export type ContentOf<K extends MessageKind> = Extract<MessageContent, { kind: K }>

/** Parses the body of a call message, such as `voice ended 125`; undefined for an unknown format. */
export const parseCallSummary = (body: string): CallSummary | undefined => {
  const [first, second, seconds] = body.split(' ')
  const kind = callKinds.find((known) => known === first)
  const outcome = callOutcomes.find((known) => known === second)
  if (kind === undefined || outcome === undefined || !/^\d{1,9}$/.test(seconds ?? '')) return undefined
  return { kind, outcome, seconds: Number(seconds) }
}

interface ContentFormat<K extends MessageKind> {
  format(content: ContentOf<K>): string
  parse(body: string): ContentOf<K>
}

const formats: { [K in MessageKind]: ContentFormat<K> } = {
  text: { format: ({ text }) => text, parse: (text) => ({ kind: 'text', text }) },
  gift: { format: ({ note }) => note, parse: (note) => ({ kind: 'gift', note }) },
  call: {
    format: ({ call: { kind, outcome, seconds } }) => `${kind} ${outcome} ${seconds}`,
    parse: (body) => ({ kind: 'call', call: parseCallSummary(body) ?? { kind: 'voice', outcome: 'failed', seconds: 0 } }),
  },
  system: { format: ({ event }) => event, parse: () => ({ kind: 'system', event: 'matched' }) },
}

/** The kind itself, or `text` for one that only a newer release knows. */
export const knownKind = <K extends MessageKind>(kind: K): K => (Object.hasOwn(formats, kind) ? kind : 'text') as K

/** Formats the content as the stored `body` of its message. */
export const formatBody = (content: MessageContent): string => (formats[content.kind] as ContentFormat<MessageKind>).format(content)

/** Parses the stored `body` of a message by its kind. */
export const parseContent = <K extends MessageKind>({ kind, body }: { kind: K; body: string }): ContentOf<K> =>
  formats[knownKind(kind)].parse(body)
