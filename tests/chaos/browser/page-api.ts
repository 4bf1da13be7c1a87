// How a run controls one page of the web application, and what the page reports.
import type { MessageKind } from '#features/chat/content-contract.ts'
import type { reactionEmoji } from '#features/chat/contract.ts'

/** The session of the member who uses the page. */
export interface PageSession {
  id: string
  token: string
}

/** What a member does to a message. */
export type MessageAction =
  | { kind: 'edit'; body: string }
  | { kind: 'delete' }
  | { kind: 'react'; emoji: (typeof reactionEmoji)[number] | null }

/** A voice note or picture to send. `seconds` is in tenths; width and height are in pixels. */
export type MadeUpFile =
  | { kind: 'voice'; bytes: Uint8Array<ArrayBuffer>; seconds: number; peaks: string }
  | { kind: 'picture'; bytes: Uint8Array<ArrayBuffer>; width: number; height: number }

/** A message as the screen shows it. */
export interface ShownMessage {
  id: string
  seq: number | undefined
  body: string
  /** Only texts and files can be edited or deleted. */
  kind: MessageKind
  /** Whether the message is a voice note or a picture; undefined for everything else, and once the file is gone. */
  file: MadeUpFile['kind'] | undefined
  own: boolean
  state: 'sending' | 'failed' | 'sent' | 'delivered' | 'read'
  deleted: boolean
  /** Sequence number of the message that this message answers. */
  answers: number | undefined
  /** Reactions as `member emoji`, in order. */
  reactions: readonly string[]
}

/** Events of a page. */
export interface PageObserver {
  /** The server has confirmed a message of this page. */
  acknowledged(uid: string, id: string): void
  /** The server has sent an event. */
  heard(event: string, payload: unknown): void
  /** The open conversation has changed. */
  changed(): void
  /** The page asks the server to turn an uploaded file into a message. */
  sendsFile(): void
}

/** Controls one page. */
export interface PageControl {
  /** Opens the conversation with a member. */
  open(uid: string): void
  /** Writes to a member; returns the message's id. */
  write(uid: string, body: string): string
  /** Sends a voice note or a picture to a member; returns the message's id. */
  attach(uid: string, file: MadeUpFile): string
  /** Returns the ids of messages whose file is not stored on the device yet. A reload loses these messages. */
  unkept(): string[]
  /** Writes to a member, in answer to a message. */
  reply(uid: string, body: string, answers: number): void
  /** Edits, deletes or reacts to a message. */
  change(uid: string, seq: number, action: MessageAction): void
  /** The newest `most` messages of the open conversation as the screen shows them; all by default. */
  screen(most?: number): ShownMessage[]
  /** Scrolls up once: loads one more page of older messages. Returns whether the first message of the conversation is loaded. */
  older(): Promise<boolean>
  /** The list of conversations. */
  list(): { uid: string; last_seq: number; unread: number }[]
  /** Returns what the outbox still has of a message, to explain why it was lost. */
  pending(uid: string, id: string): unknown
  /** Returns the number of messages and changes that wait to be sent, without those that the server has rejected. */
  waiting(): number
  connected(): boolean
}
