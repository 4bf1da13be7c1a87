/** What a run does with one page of the web application, and what it sees of it. */
export interface Account {
  id: string
  token: string
}

/** A message on the screen. */
export interface ShownMessage {
  id: string
  seq: number | undefined
  body: string
  own: boolean
  state: 'sending' | 'failed' | 'sent' | 'delivered' | 'read'
}

/** Told while it happens. */
export interface PageObserver {
  /** The server has confirmed a message of this page. */
  acknowledged(uid: string, id: string): void
  /** The server has told something. */
  heard(event: string, payload: unknown): void
  /** Something of the open conversation has changed. */
  changed(): void
}

export interface Page {
  /** Puts the conversation with a member on the screen. */
  open(uid: string): void
  /** Writes to a member; answers the message's id. */
  write(uid: string, body: string): string
  /** The newest messages of the open conversation as the screen has them; all of them unless `most` is named. */
  screen(most?: number): ShownMessage[]
  /** Scrolls up until the open conversation is there from its beginning. */
  older(): Promise<boolean>
  /** The list of conversations. */
  list(): { uid: string; last_seq: number; unread: number }[]
  /** What waits to go out; what the server has refused is not among it. */
  waiting(): number
  connected(): boolean
}
