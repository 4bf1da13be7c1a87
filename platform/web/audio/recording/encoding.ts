/** A running encoding of a stream. */
export interface Capture {
  /** Ends the encoding and resolves with the recording. */
  stop(): Promise<Blob>
  /** Ends the encoding and discards the recording. */
  cancel(): void
}

/** Bits per second: enough for speech, and 30 seconds stay below 100 kB. */
export const opusBitRate = 24_000
