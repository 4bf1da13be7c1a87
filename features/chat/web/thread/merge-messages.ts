import type { Message } from '../../contract.ts'
import { withFurtherStatus } from './receipts.ts'

/**
 * The loaded messages of a conversation. `messages` is in order and without gaps. `ahead` holds messages after a gap, whose predecessors have not
 * arrived yet.
 */
export interface Thread {
  messages: readonly Message[]
  ahead: readonly Message[]
}

export const emptyThread: Thread = { messages: [], ahead: [] }

/** Returns the last sequence number before a gap, from which to fetch newer messages; 0 if nothing is loaded. */
export const lastSeqOf = ({ messages }: Thread): number => messages.at(-1)?.seq ?? 0

/** Returns the lowest loaded sequence number; older messages are fetched from below it. 1 if nothing is loaded. */
export const firstSeqOf = ({ messages }: Thread): number => messages[0]?.seq ?? 1

/** Whether messages are missing between loaded ones. */
export const hasGap = ({ ahead }: Thread): boolean => ahead.length > 0

/** The later of two copies of a message, with the further status. A copy from before a change never replaces one from after it. */
const laterCopy = (known: Message | undefined, arriving: Message): Message => {
  if (known === undefined) return arriving
  return known.change > arriving.change ? withFurtherStatus(known, arriving) : withFurtherStatus(arriving, known)
}

const inOrder = (messages: readonly Message[]): Message[] => {
  const bySeq = new Map<number, Message>()
  for (const message of messages) bySeq.set(message.seq, laterCopy(bySeq.get(message.seq), message))
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

/** Splits messages into the longest run without gaps that starts at `from`, and the messages after it. */
const split = (ordered: readonly Message[], from: number): Thread => {
  const start = ordered.findIndex(({ seq }) => seq === from)
  let end = start + 1
  while (end < ordered.length && ordered[end]?.seq === (ordered[end - 1]?.seq ?? 0) + 1) end += 1
  return { messages: ordered.slice(start, end), ahead: ordered.slice(end) }
}

/** Returns the lowest sequence number of the run without gaps that ends at `seq`. */
const bottomOf = (ordered: readonly Message[], seq: number): number => {
  const known = new Set(ordered.map((message) => message.seq))
  let bottom = seq
  while (known.has(bottom - 1)) bottom -= 1
  return bottom
}

const isRun = (messages: readonly Message[]): boolean =>
  messages.every(({ seq }, index) => index === 0 || seq === (messages[index - 1]?.seq ?? 0) + 1)

/** Fast path for messages that extend the thread at one end; undefined for others. Avoids sorting ten thousand messages for each new one. */
const joined = ({ messages, ahead }: Thread, arriving: readonly Message[]): Thread | undefined => {
  const [first, last] = [arriving[0], arriving.at(-1)]
  const [floor, head] = [messages[0], messages.at(-1)]
  if (first === undefined || last === undefined || floor === undefined || head === undefined || !isRun(arriving)) return undefined
  if (first.seq === head.seq + 1 && ahead.length === 0) return { messages: [...messages, ...arriving], ahead }
  return last.seq === floor.seq - 1 ? { messages: [...arriving, ...messages], ahead } : undefined
}

/**
 * Adds messages to a thread in any order. Idempotent. A later copy replaces an earlier one unless its change number is lower. Messages after a gap
 * are kept but not shown. An older page is added only if it touches the loaded run.
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

/** Adds the newest page to a thread. If there is a gap before the page, the page replaces the loaded messages; scrolling up loads those between. */
export const mergeNewestPage = (thread: Thread, page: readonly Message[]): Thread => {
  const [first] = page
  if (first === undefined || first.seq <= lastSeqOf(thread) + 1) return mergeMessages(thread, page)
  return mergeMessages(emptyThread, [...page, ...thread.ahead.filter(({ seq }) => seq >= first.seq)])
}

/** Returns the loaded message with a sequence number; undefined if it is not loaded. */
export const messageWithSeq = ({ messages }: Pick<Thread, 'messages'>, seq: number): Message | undefined =>
  messages[seq - (messages[0]?.seq ?? 1)]
