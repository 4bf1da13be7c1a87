import type { ShownMessage } from '../browser/page-api.ts'
import type { FileFindings } from './file-checks.ts'
import type { GiftFindings } from './gifts/gift-checks.ts'
import type { OrderedGift } from './gifts/ordered-gift.ts'

/** A message that was written in a run. */
export interface SentMessage {
  id: string
  /** The number of the browser that wrote the message, and how many messages it had written to the same member before. */
  device: number
  turn: number
  from: string
  to: string
  body: string
}

export interface ReceivedMessage {
  device: number
  /** The owner of that browser. */
  member: string
  uid: string
  id: string
  seq: number
}

/** A row of the database with the two members of its conversation. */
export interface StoredMessage {
  id: string
  seq: number
  from: string | null
  pair: readonly [string, string]
  body: string
  /** Whether the message is a voice note or a picture. */
  file: 'voice' | 'picture' | undefined
  /** Unique mark of a voice note (its waveform) or a picture (its upload). */
  content: string | undefined
  change: number
  deleted: boolean
  answers: number | undefined
  reactions: readonly string[]
}

/** One conversation as one browser showed it. */
export interface ShownConversation {
  device: number
  member: string
  uid: string
  shown: ShownMessage[]
}

/** Everything a run has recorded. The checks search it for failures afterwards. */
export interface Evidence {
  written: SentMessage[]
  acknowledged: { id: string; from: string; to: string }[]
  /** Changes that a server has announced. */
  changed: { from: string; to: string; seq: number; change: number }[]
  rows: StoredMessage[]
  told: ReceivedMessage[]
  /** Messages that were announced before the database had them. */
  early: number
  /** Events that reached a member who is not part of the conversation. */
  strays: number
  /** Statuses that went backwards on a screen. */
  backward: number
  /** Messages that a screen showed twice at the same time. */
  doubled: number
  /** Messages that were written but not stored, although no block rejected them. */
  lost: number
  /** Findings about voice notes, pictures, their files and their uploads. */
  files: FileFindings
  /** Voice notes and pictures that a reload lost before their file was kept on the device. */
  unkept: number
  gifts: OrderedGift[]
  /** Findings about lost gifts, gifts bought twice, and wrong balances. */
  money: GiftFindings
  /** Messages still waiting to be sent at the end. */
  waiting: number
  screens: ShownConversation[]
  /** The conversations on the screens after every page was reloaded. */
  reloaded: ShownConversation[]
  unread: { member: string; uid: string; list: number; stored: number; counted: number }[]
  /** The blocked pair, the last sequence number of their conversation at the commit, and the events that came after it. */
  block: { pair: readonly [string, string]; lastSeq: number; later: number } | undefined
}

export const emptyEvidence = (): Evidence => ({
  written: [],
  acknowledged: [],
  changed: [],
  rows: [],
  told: [],
  early: 0,
  strays: 0,
  backward: 0,
  doubled: 0,
  lost: 0,
  files: { halves: 0, strays: 0, uploads: 0 },
  unkept: 0,
  gifts: [],
  money: { lost: 0, doubled: 0, unbalanced: 0 },
  waiting: 0,
  screens: [],
  reloaded: [],
  unread: [],
  block: undefined,
})
