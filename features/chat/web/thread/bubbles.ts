import type { Message } from '../../contract.ts'

/** A message on its way; sent ones wait here until what stands before them is fetched. */
export interface Pending {
  id: string
  body: string
  created_at: string
  /** Their order among each other. */
  order: number
  state: 'sending' | 'sent' | 'failed'
  /** Its writer agreed to pay for it where the plan holds no more. */
  pays?: boolean
  /** The server has said no: it waits for its writer rather than for a connection. */
  refused?: boolean
  /** Credits the server asks for, which its writer has not agreed to. */
  price?: number | undefined
  /** Its number, once it is stored. */
  seq?: number
}

/** A message as it stands on the screen. */
export interface Bubble {
  id: string
  /** Its number in the conversation, undefined while it has none. */
  seq: number | undefined
  body: string
  created_at: string
  kind: Message['kind']
  own: boolean
  state: 'sending' | 'failed' | Message['status']
  /** Credits that sending it again takes. */
  price?: number | undefined
  /** Begins and ends a run of one sender: corners and the time go by it. */
  first: boolean
  last: boolean
}

export interface Day {
  /** The local day, `YYYY-MM-DD`. */
  day: string
  bubbles: Bubble[]
}

const closeTogether = 5 * 60_000

/** The day of a moment where this browser is, `YYYY-MM-DD`. */
export const localDay = (moment: string): string => {
  const date = new Date(moment)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

type Loose = Omit<Bubble, 'first' | 'last'>
const together = (a: Loose | undefined, b: Loose | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.own === b.own &&
  a.kind !== 'system' &&
  b.kind !== 'system' &&
  localDay(a.created_at) === localDay(b.created_at) &&
  Math.abs(Date.parse(b.created_at) - Date.parse(a.created_at)) < closeTogether

/** How far own messages have come with the other one. */
export interface Marks {
  delivered_seq: number
  read_seq: number
}
const statusOf = ({ seq, status }: Message, { delivered_seq, read_seq }: Marks): Message['status'] => {
  if (status === 'read' || seq <= read_seq) return 'read'
  return status === 'delivered' || seq <= delivered_seq ? 'delivered' : 'sent'
}

const drawn = new Map<string, Bubble>()
const mostDrawn = 1000
const compared = ['state', 'first', 'last', 'seq', 'own', 'kind', 'body', 'created_at', 'price'] as const
/** The bubble as it was drawn before, where nothing of it has changed: the same object need not be drawn again. */
const unchanged = (bubble: Bubble): Bubble => {
  const before = drawn.get(bubble.id)
  if (before !== undefined && compared.every((key) => before[key] === bubble[key])) return before
  if (drawn.size >= mostDrawn) drawn.clear()
  drawn.set(bubble.id, bubble)
  return bubble
}

/** The messages and those on their way as days of bubbles, runs of one sender within five minutes kept together. */
export const bubblesOf = (messages: readonly Message[], pending: readonly Pending[], ownId: string, marks: Marks): Day[] => {
  const known = new Set(messages.map(({ id }) => id))
  const all: Loose[] = [
    ...messages.map((message) => ({ ...message, own: message.sender_id === ownId, state: statusOf(message, marks) })),
    ...pending.filter(({ id }) => !known.has(id)).map((waiting) => ({ ...waiting, seq: undefined, kind: 'text' as const, own: true })),
  ]
  const days: Day[] = []
  for (const [index, bubble] of all.entries()) {
    const day = localDay(bubble.created_at)
    const whole = unchanged({ ...bubble, first: !together(all[index - 1], bubble), last: !together(bubble, all[index + 1]) })
    if (days.at(-1)?.day === day) days.at(-1)?.bubbles.push(whole)
    else days.push({ day, bubbles: [whole] })
  }
  return days
}

/** How many days before `today` a local day is. */
export const daysBefore = (day: string, today: Date): number =>
  Math.round((Date.parse(localDay(today.toISOString())) - Date.parse(day)) / 86_400_000)
