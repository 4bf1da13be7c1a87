/**
 * Sends one after the other, each until it has arrived: what describes a connection makes no sense out of order. While nothing gets through it waits
 * for `retry`.
 */
export class SignalLine<S> {
  readonly #send: (signal: S) => Promise<void>
  readonly #isFinal: (error: unknown) => boolean
  readonly #waiting: S[] = []
  #busy = false

  /** `isFinal` tells a refusal, which no other try changes, from an answer that was lost. */
  constructor(send: (signal: S) => Promise<void>, isFinal: (error: unknown) => boolean) {
    this.#send = send
    this.#isFinal = isFinal
  }

  push(signal: S): void {
    this.#waiting.push(signal)
    void this.#drain()
  }

  /** The way is open again. */
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
      // It stays first until `retry` or the next one.
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
