/** A response as sent to the client. */
export interface StoredResponse {
  status: number
  /** Content type; undefined without a body. */
  type: string | undefined
  text: string
}

/**
 * Result of taking a key: `taken` (run the request), `running` (the first request still runs), `other request` (the key belongs to a different
 * request), or the stored response.
 */
export type IdempotencyKeyState = 'taken' | 'running' | 'other request' | StoredResponse

/** Stores responses by member and idempotency key. */
export interface IdempotencyStore {
  /**
   * Claims the key for a request, unless it is in use, answered, or belongs to a different request.
   * @param intent names the action in the ledger
   */
  take(memberId: string, key: string, request: { hash: Buffer; intent: string }, now: Date): Promise<IdempotencyKeyState>
  /** Stores the response for repeated requests. */
  keep(memberId: string, key: string, answer: StoredResponse): Promise<void>
  /**
   * Gives up a key whose outcome its client does not know, in favour of a new attempt: a request with this key is refused from now on.
   * @returns `done` when its request succeeded or the ledger has its intent, `running` while it runs
   */
  giveUp(memberId: string, key: string, now: Date): Promise<'given up' | 'running' | 'done'>
  /**
   * Lets the same request take the key again that was taken at `takenAt`, after a failure that may be retried; not when it was taken since. Never
   * rejects: without the database, the key is released as soon as it is back.
   */
  release(memberId: string, key: string, takenAt: Date): Promise<void>
}
