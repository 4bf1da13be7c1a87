import type { Message } from '../../contract.ts'
import { withStatus } from './receipts.ts'

/**
 * Loaded messages of a conversation. `messages` is in order without gaps; `ahead` holds messages that arrived before the ones that precede
 * them.
 */
export interface Thread {
  messages: readonly Message[]
  ahead: readonly Message[]
}

export const emptyThread: Thread = { messages: [], ahead: [] }

/** Last sequence number before a gap, 0 when nothing is loaded; the position to fetch from. */
export const lastSeqOf = ({ messages }: Thread): number => messages.at(-1)?.seq ?? 0

/** First loaded sequence number, 1 when nothing is loaded; the position to fetch older messages from. */
export const firstSeqOf = ({ messages }: Thread): number => messages[0]?.seq ?? 1

/** Whether messages are missing between loaded ones. */
export const hasGap = ({ ahead }: Thread): boolean => ahead.length > 0

/** The later of two copies of a message, with the further status. A copy from before a change never replaces one from after it. */
const laterCopy = (known: Message | undefined, arriving: Message): Message => {
  if (known === undefined) return arriving
  return known.change > arriving.change ? withStatus(known, arriving) : withStatus(arriving, known)
}

const inOrder = (messages: readonly Message[]): Message[] => {
  const bySeq = new Map<number, Message>()
  for (const message of messages) bySeq.set(message.seq, laterCopy(bySeq.get(message.seq), message))
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

/** The longest run without gaps starting at `from`, and what comes after it. */
const split = (ordered: readonly Message[], from: number): Thread => {
  const start = ordered.findIndex(({ seq }) => seq === from)
  let end = start + 1
  while (end < ordered.length && ordered[end]?.seq === (ordered[end - 1]?.seq ?? 0) + 1) end += 1
  return { messages: ordered.slice(start, end), ahead: ordered.slice(end) }
}

/** The lowest sequence number of the run without gaps that ends at `seq`. */
const bottomOf = (ordered: readonly Message[], seq: number): number => {
  const known = new Set(ordered.map((message) => message.seq))
  let bottom = seq
  while (known.has(bottom - 1)) bottom -= 1
  return bottom
}

const isRun = (messages: readonly Message[]): boolean =>
  messages.every(({ seq }, index) => index === 0 || seq === (messages[index - 1]?.seq ?? 0) + 1)

/** Fast path for messages that extend the thread at one end: avoids sorting ten thousand messages for each new one. */
const joined = ({ messages, ahead }: Thread, arriving: readonly Message[]): Thread | undefined => {
  const [first, last] = [arriving[0], arriving.at(-1)]
  const [floor, head] = [messages[0], messages.at(-1)]
  if (first === undefined || last === undefined || floor === undefined || head === undefined || !isRun(arriving)) return undefined
  if (first.seq === head.seq + 1 && ahead.length === 0) return { messages: [...messages, ...arriving], ahead }
  return last.seq === floor.seq - 1 ? { messages: [...arriving, ...messages], ahead } : undefined
}

/**
 * Adds messages in any order, also repeatedly: a later copy replaces an earlier one unless it has a lower change number, and messages after a
 * gap are not shown. An older page is added only when it touches the loaded run.
 */
export const mergeMessages = (thread: Thread, arriving: readonly Message[]): Thread => {
  const quick = joined(thread, arriving)
  if (quick !== undefined) return quick
  const ordered = inOrder([...thread.messages, ...thread.ahead, ...arriving])
  const [lowest] = ordered
  if (lowest === undefined) return emptyThread
  const anchor = thread.messages[0]?.seq ?? lowest.seq
  return split(ordered, bottomOf(ordered, anchor))
}

/** Adds the newest page. If there is a gap before it, it replaces the loaded messages; those between are loaded by scrolling up. */
export const mergeNewestPage = (thread: Thread, page: readonly Message[]): Thread => {
  const [first] = page
  if (first === undefined || first.seq <= lastSeqOf(thread) + 1) return mergeMessages(thread, page)
  return mergeMessages(emptyThread, [...page, ...thread.ahead.filter(({ seq }) => seq >= first.seq)])
}

/** The loaded message with a sequence number; undefined when it is not loaded. */
export const messageAt = ({ messages }: Pick<Thread, 'messages'>, seq: number): Message | undefined =>
  messages[seq - (messages[0]?.seq ?? 1)]
