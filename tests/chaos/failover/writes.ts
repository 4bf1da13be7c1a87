// What members wrote during a run, and when each write or read was answered.

/** A message or a purchase of credits, known by the id or key that its client chose. */
export interface MemberWrite {
  kind: 'message' | 'credits'
  id: string
  memberId: string
  /** Text of a message; unique, so that a message stored twice is found. */
  body: string
  /** The id of the journal of a purchase, as the answer said. */
  journalId?: string
}

/** A write that was answered. */
export interface AcknowledgedWrite extends MemberWrite {
  /** When the write was first sent and when it was answered, in milliseconds since 1970. */
  sentAt: number
  answeredAt: number
}

export interface SentMessage {
  body: string
  /** The session of the sender, and the id of the receiver. */
  token: string
  peerId: string
}

/** The record of a run. */
export interface RunRecord {
  acknowledged: AcknowledgedWrite[]
  /** Times of answered writes and reads, in milliseconds of `performance.now`. */
  writtenAt: number[]
  readAt: number[]
  /** The last message that was answered, which its sender must find from then on. */
  lastMessage: SentMessage | undefined
  /** Reads that did not show the last answered message. */
  stale: string[]
  /** Number of answers with 503 and Retry-After, answers that the call still runs, and connections without an answer. */
  refused: number
  /** Answers that a member must not get, with how often. */
  unexpected: Map<string, number>
  /** The longest time in milliseconds from the first attempt of a write to its answer. */
  slowestMs: number
}

export const createRunRecord = (): RunRecord => ({
  acknowledged: [],
  writtenAt: [],
  readAt: [],
  lastMessage: undefined,
  stale: [],
  refused: 0,
  unexpected: new Map(),
  slowestMs: 0,
})

/** Returns the longest time in milliseconds without an event between `from` and `to`. `times` are in order. */
export const longestGap = (times: readonly number[], from: number, to: number): number => {
  let [longest, last] = [0, from]
  for (const time of times) {
    if (time < from || time > to) continue
    longest = Math.max(longest, time - last)
    last = time
  }
  return Math.max(longest, to - last)
}
