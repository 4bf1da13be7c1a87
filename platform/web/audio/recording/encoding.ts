/** Encodes a stream as it is heard. */
export interface Capture {
  /** Ends it; resolves with what was heard. */
  stop(): Promise<Blob>
  /** Ends it and drops what was heard. */
  cancel(): void
}

/** Bits a second: enough for speech, and 30 seconds stay below 100 kB. */
export const bitRate = 24_000
