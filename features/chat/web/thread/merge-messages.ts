import type { Message } from '../../contract.ts'

/**
 * What this browser knows of a conversation. `messages` is in order and without a gap; `ahead` holds what arrived before something that
 * must stand above it, until that is fetched.
 */
export interface Thread {
  messages: readonly Message[]
  ahead: readonly Message[]
}

export const emptyThread: Thread = { messages: [], ahead: [] }

/** The last sequence number without a gap, 0 when nothing is known: where to go on from. */
export const headOf = ({ messages }: Thread): number => messages.at(-1)?.seq ?? 0

/** The first sequence number known, 1 when nothing is: where older messages end. */
export const floorOf = ({ messages }: Thread): number => messages[0]?.seq ?? 1

/** Whether something between is missing and has to be fetched. */
export const hasHole = ({ ahead }: Thread): boolean => ahead.length > 0

const inOrder = (messages: readonly Message[]): Message[] => {
  const bySeq = new Map(messages.map((message) => [message.seq, message]))
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

/** The longest run without a gap from the message `from` on, and what lies beyond it. */
const split = (ordered: readonly Message[], from: number): Thread => {
  const start = ordered.findIndex(({ seq }) => seq === from)
  let end = start + 1
  while (end < ordered.length && ordered[end]?.seq === (ordered[end - 1]?.seq ?? 0) + 1) end += 1
  return { messages: ordered.slice(start, end), ahead: ordered.slice(end) }
}

/** The lowest message that the run can be grown down to from `seq`. */
const bottomOf = (ordered: readonly Message[], seq: number): number => {
  const known = new Set(ordered.map((message) => message.seq))
  let bottom = seq
  while (known.has(bottom - 1)) bottom -= 1
  return bottom
}

const isRun = (messages: readonly Message[]): boolean =>
  messages.every(({ seq }, index) => index === 0 || seq === (messages[index - 1]?.seq ?? 0) + 1)

/** A run that joins the known one at either end, which is nearly every arrival: ten thousand messages are not sorted for one more. */
const joined = ({ messages, ahead }: Thread, arriving: readonly Message[]): Thread | undefined => {
  const [first, last] = [arriving[0], arriving.at(-1)]
  const [floor, head] = [messages[0], messages.at(-1)]
  if (first === undefined || last === undefined || floor === undefined || head === undefined || !isRun(arriving)) return undefined
  if (first.seq === head.seq + 1 && ahead.length === 0) return { messages: [...messages, ...arriving], ahead }
  return last.seq === floor.seq - 1 ? { messages: [...arriving, ...messages], ahead } : undefined
}

/**
 * Adds messages that arrived, in any order and any number of times: later ones of the same number replace earlier ones, a gap is
 * never shown. A page older than the run joins it only when it touches it.
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

/**
 * Adds the newest page of a conversation. When it lies further on than the run reaches, it takes its place: what is between is read
 * by scrolling up.
 */
export const mergeNewest = (thread: Thread, page: readonly Message[]): Thread => {
  const [first] = page
  if (first === undefined || first.seq <= headOf(thread) + 1) return mergeMessages(thread, page)
  return mergeMessages(emptyThread, [...page, ...thread.ahead.filter(({ seq }) => seq >= first.seq)])
}
