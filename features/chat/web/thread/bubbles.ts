import type { Attachment, LikedItem, Message, QuotedMessage } from '../../contract.ts'
import type { OpenerSentence } from '../../openers-contract.ts'
import { rendererOf } from '../message-renderers.ts'

/** The known details of a voice note or picture that the server has not stored yet. */
export type PendingAttachment = { kind: 'voice'; seconds: number; peaks: string } | { kind: 'picture'; width: number; height: number }

/** A message of the outbox. A sent message stays in the outbox until the loaded thread shows it. */
export interface PendingMessage {
  id: string
  body: string
  created_at: string
  /** Sort order among pending messages. */
  order: number
  state: 'sending' | 'sent' | 'failed'
  /** Whether the sender agreed to pay if the plan has no messages left. */
  pays?: boolean
  /** The suggested first line (opener) from which the text was made. */
  opener?: OpenerSentence
  /** Whether the server refused the message. It then waits for the sender, not for a connection. */
  refused?: boolean
  /** Price in credits that the server asks for and the sender has not agreed to. */
  price?: number | undefined
  /** Sequence number, once stored. */
  seq?: number
  /** Sequence number of the message that it replies to. */
  reply_to?: number
  /** The voice note or picture. Its file is stored separately, under the id of the message. */
  attachment?: PendingAttachment
  /** Whether the whole file has been uploaded. */
  uploaded?: boolean
  /** Whether the message exists only in this tab, because its file is not stored on the device. */
  unkept?: boolean
  /** Whether the sender has discarded the message. Written only to tell other tabs. */
  dropped?: boolean
}

/** A message prepared for rendering: either a stored message or one of the outbox. */
export interface Bubble {
  id: string
  /** Sequence number in the conversation, undefined until stored. */
  seq: number | undefined
  body: string
  created_at: string
  kind: Message['kind']
  /** The photo or answer that the message is about. */
  liked_item: LikedItem | null
  /** The voice note or picture. It has no URLs until the message is stored, and is null when the file no longer exists. */
  attachment: Attachment | PendingAttachment | null
  /** The quoted message of a reply; only its number if that message is not loaded. */
  quote: QuotedMessage | { seq: number } | null
  edited: boolean
  deleted: boolean
  reactions: Message['reactions']
  own: boolean
  state: 'sending' | 'failed' | Message['status']
  /** Price in credits of sending it again. */
  price?: number | undefined
  /** Whether it is the first message of a run by one sender; `last` whether it is the last. They decide about the corners and where the time shows. */
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

/** Sequence numbers of the last own message that the other member has received, and has read. */
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
 * Groups stored and pending messages by day. Messages of one sender within five minutes form a run. `quoteOf` returns the quote that a pending reply
 * shows for a sequence number.
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

/** Returns the number of days from a local day to `today`. */
export const daysBefore = (day: string, today: Date): number =>
  Math.round((Date.parse(localDay(today.toISOString())) - Date.parse(day)) / 86_400_000)
