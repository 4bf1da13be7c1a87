/**
 * Sends signals in order, each until it is acknowledged, because negotiation depends on the order. After a failure it waits for `retry`.
 */
export class SignalQueue<S> {
  readonly #send: (signal: S) => Promise<void>
  readonly #isFinal: (error: unknown) => boolean
  readonly #waiting: S[] = []
  #busy = false

  /** `isFinal` tells a rejection, which a retry does not change, from a lost response. */
  constructor(send: (signal: S) => Promise<void>, isFinal: (error: unknown) => boolean) {
    this.#send = send
    this.#isFinal = isFinal
  }

  push(signal: S): void {
    this.#waiting.push(signal)
    void this.#drain()
  }

  /** Sends the waiting signals again after a reconnect. */
  retry(): void {
    void this.#drain()
  }

  close(): void {
    this.#waiting.length = 0
  }

  async #drain(): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    try {
      // oxlint-disable-next-line no-await-in-loop -- in order
      for (let [next] = this.#waiting; next !== undefined; [next] = this.#waiting) await this.#deliver(next)
    } catch {
      // After a failure the signal stays first until `retry` or the next push.
    } finally {
      this.#busy = false
    }
  }

  async #deliver(signal: S): Promise<void> {
    try {
      await this.#send(signal)
    } catch (error) {
      if (!this.#isFinal(error)) throw error
    }
    if (this.#waiting[0] === signal) this.#waiting.shift()
  }
}
