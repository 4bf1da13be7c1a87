/** An answer as it goes over the wire. */
export interface StoredResponse {
  status: number
  /** Absent for an answer without a body. */
  type: string | undefined
  text: string
}

/** How a key stands when a call comes with it. */
export type KeyState = 'taken' | 'running' | 'other request' | StoredResponse

/** Where answers are kept, by member and key. */
export interface IdempotencyStore {
  /** Takes the key for a request, unless it runs, was answered, or stands for another one. */
  take(memberId: string, key: string, requestHash: Buffer, now: Date): Promise<KeyState>
  /** Keeps the answer for those who ask again. */
  keep(memberId: string, key: string, answer: StoredResponse): Promise<void>
  /** Gives the key back: nothing was done, and trying again makes sense. */
  release(memberId: string, key: string): Promise<void>
}
