import type { Attachment, LikedItem, Message, QuotedMessage } from '../../contract.ts'
import type { OpenerSentence } from '../../openers-contract.ts'
import { rendererOf } from '../message-renderers.ts'

/** What is known of a voice note or picture before the server has stored it. */
export type PendingAttachment = { kind: 'voice'; seconds: number; peaks: string } | { kind: 'picture'; width: number; height: number }

/** A message not shown in the thread yet. Sent ones stay here until the messages before them are loaded. */
export interface PendingMessage {
  id: string
  body: string
  created_at: string
  /** Sort order among pending messages. */
  order: number
  state: 'sending' | 'sent' | 'failed'
  /** The sender agreed to pay when the plan has no messages left. */
  pays?: boolean
  /** The opener that it began as. */
  opener?: OpenerSentence
  /** The server rejected it: it waits for the sender, not for a connection. */
  refused?: boolean
  /** Credits the server asks for and the sender has not agreed to pay. */
  price?: number | undefined
  /** Sequence number, once stored. */
  seq?: number
  /** Sequence number of the message it answers. */
  reply_to?: number
  /** The voice note or picture; its file is kept apart, under the id of the message. */
  attachment?: PendingAttachment
  /** The whole file has arrived at the server. */
  uploaded?: boolean
  /** It is only in this tab, because its file is not kept on the device. */
  unkept?: boolean
  /** Its sender has given it up; only written for the other tabs. */
  dropped?: boolean
}

/** A message as rendered. */
export interface Bubble {
  id: string
  /** Sequence number in the conversation, undefined until stored. */
  seq: number | undefined
  body: string
  created_at: string
  kind: Message['kind']
  /** The photo or answer it is about. */
  liked_item: LikedItem | null
  /** The voice note or picture; without addresses until it is stored, and null once its file is gone. */
  attachment: Attachment | PendingAttachment | null
  /** The message it answers; only its number when that one is not loaded. */
  quote: QuotedMessage | { seq: number } | null
  edited: boolean
  deleted: boolean
  reactions: Message['reactions']
  own: boolean
  state: 'sending' | 'failed' | Message['status']
  /** Credits for sending it again. */
  price?: number | undefined
  /** Whether it is the first and the last message of a run by one sender; controls the corners and where the time shows. */
  first: boolean
  last: boolean
}

export interface BubbleDay {
  /** Local day, `YYYY-MM-DD`. */
  day: string
  bubbles: Bubble[]
}

const runGapMs = 5 * 60_000

/** The local day of a timestamp, `YYYY-MM-DD`. */
export const localDay = (moment: string): string => {
  const date = new Date(moment)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

type UngroupedBubble = Omit<Bubble, 'first' | 'last'>
const isSameRun = (a: UngroupedBubble | undefined, b: UngroupedBubble | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.own === b.own &&
  !rendererOf(a.kind).isNote &&
  !rendererOf(b.kind).isNote &&
  localDay(a.created_at) === localDay(b.created_at) &&
  Math.abs(Date.parse(b.created_at) - Date.parse(a.created_at)) < runGapMs

/** Last own message that the other member has received and has read. */
export interface PeerReceipts {
  delivered_seq: number
  read_seq: number
}
const statusOf = ({ seq, status }: Message, { delivered_seq, read_seq }: PeerReceipts): Message['status'] => {
  if (status === 'read' || seq <= read_seq) return 'read'
  return status === 'delivered' || seq <= delivered_seq ? 'delivered' : 'sent'
}

const bubbleCache = new Map<string, Bubble>()
const maxCached = 1000
const compared = ['state', 'first', 'last', 'seq', 'own', 'kind', 'body', 'created_at', 'price', 'edited', 'deleted'] as const
const comparedDeeply = ['liked_item', 'attachment', 'quote', 'reactions'] as const
const isEqual = (a: object | null, b: object | null): boolean =>
  a === b || (a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b))
/** Returns the previous bubble object when nothing changed, so that memoised components do not render again. */
const reuseUnchanged = (bubble: Bubble): Bubble => {
  const before = bubbleCache.get(bubble.id)
  const isSame = before !== undefined && compared.every((key) => before[key] === bubble[key])
  if (isSame && comparedDeeply.every((key) => isEqual(before[key], bubble[key]))) return before
  if (bubbleCache.size >= maxCached) bubbleCache.clear()
  bubbleCache.set(bubble.id, bubble)
  return bubble
}

const noReactions: Message['reactions'] = []
const bubbleOf = (message: Message, ownId: string, marks: PeerReceipts): UngroupedBubble => ({
  ...message,
  quote: message.reply_to,
  edited: message.edited_at !== null && !message.deleted,
  own: message.sender_id === ownId,
  state: statusOf(message, marks),
})
const pendingBubbleOf = (waiting: PendingMessage, quoteOf: (seq: number) => Bubble['quote']): UngroupedBubble => ({
  ...waiting,
  seq: undefined,
  kind: waiting.attachment?.kind ?? 'text',
  liked_item: null,
  attachment: waiting.attachment ?? null,
  quote: waiting.reply_to === undefined ? null : quoteOf(waiting.reply_to),
  edited: false,
  deleted: false,
  reactions: noReactions,
  own: true,
})

/**
 * Groups messages and pending messages by day; messages of one sender within five minutes form a run. `quoteOf` returns what a pending reply
 * shows of the message with a sequence number.
 */
export const groupIntoDays = (
  messages: readonly Message[],
  pending: readonly PendingMessage[],
  ownId: string,
  marks: PeerReceipts,
  quoteOf: (seq: number) => Bubble['quote'] = (seq) => ({ seq }),
): BubbleDay[] => {
  const known = new Set(messages.map(({ id }) => id))
  const all: UngroupedBubble[] = [
    ...messages.map((message) => bubbleOf(message, ownId, marks)),
    ...pending.filter(({ id }) => !known.has(id)).map((waiting) => pendingBubbleOf(waiting, quoteOf)),
  ]
  const days: BubbleDay[] = []
  for (const [index, bubble] of all.entries()) {
    const day = localDay(bubble.created_at)
    const whole = reuseUnchanged({ ...bubble, first: !isSameRun(all[index - 1], bubble), last: !isSameRun(bubble, all[index + 1]) })
    if (days.at(-1)?.day === day) days.at(-1)?.bubbles.push(whole)
    else days.push({ day, bubbles: [whole] })
  }
  return days
}

/** Number of days from a local day to `today`. */
export const daysBefore = (day: string, today: Date): number =>
  Math.round((Date.parse(localDay(today.toISOString())) - Date.parse(day)) / 86_400_000)
