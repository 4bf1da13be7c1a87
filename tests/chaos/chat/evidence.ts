import type { ShownMessage } from '../browser/page-api.ts'

/** What was written in a run. */
export interface SentMessage {
  id: string
  /** The browser it was written in, and its turn there among those to the same member. */
  device: number
  turn: number
  from: string
  to: string
  body: string
}

export interface ReceivedMessage {
  device: number
  /** Whose browser that is. */
  member: string
  uid: string
  id: string
  seq: number
}

/** A row of the database, with the two whose conversation it is in. */
export interface StoredMessage {
  id: string
  seq: number
  from: string | null
  pair: readonly [string, string]
  body: string
}

/** One conversation as one browser showed it. */
export interface ShownConversation {
  device: number
  member: string
  uid: string
  shown: ShownMessage[]
}

/** Everything a run has seen; what is wrong is found in it afterwards. */
export interface Evidence {
  written: SentMessage[]
  acknowledged: { id: string; from: string; to: string }[]
  rows: StoredMessage[]
  told: ReceivedMessage[]
  /** Told before the database had it. */
  early: number
  /** Told of anything else to somebody with no part in it. */
  strays: number
  /** Seen to go back. */
  backward: number
  /** Two bubbles of one message at one time. */
  doubled: number
  /** Written, not stored in the end, and not for a block's sake. */
  lost: number
  /** Still on their way at the end. */
  waiting: number
  screens: ShownConversation[]
  /** The same after every page was loaded anew. */
  reloaded: ShownConversation[]
  unread: { member: string; uid: string; list: number; stored: number; counted: number }[]
  /** The pair that a block parted, with the last number of their conversation as it committed and whatever was told of the other later. */
  block: { pair: readonly [string, string]; lastSeq: number; later: number } | undefined
}

export const emptyEvidence = (): Evidence => ({
  written: [],
  acknowledged: [],
  rows: [],
  told: [],
  early: 0,
  strays: 0,
  backward: 0,
  doubled: 0,
  lost: 0,
  waiting: 0,
  screens: [],
  reloaded: [],
  unread: [],
  block: undefined,
})
