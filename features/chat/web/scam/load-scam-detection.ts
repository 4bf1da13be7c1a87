import type { detectScam } from './scam-warning.ts'

/** The longest that a message waits for the scam words, in milliseconds. */
const maxWaitMs = 1000

let detect: typeof detectScam | undefined
let hasWaited = false

/** Loads the scam words; needed for a conversation with a new contact. Does nothing when loading fails. */
export const loadScamDetection = async (): Promise<void> => {
  try {
    detect ??= (await import('./scam-warning.ts')).detectScam
  } catch {
    // Without a connection the words may be missing. A message does not wait long for them.
  }
}

/** Whether the scam words are loaded, or waiting for them has ended. */
export const isScamDetectionSettled = (): boolean => detect !== undefined || hasWaited

/** Waits until the scam words are loaded, but at most a second. */
export const waitForScamDetection = async (): Promise<void> => {
  await Promise.race([loadScamDetection(), new Promise((resolve) => setTimeout(resolve, maxWaitMs))])
  hasWaited = true
}

/** Like `detectScam`, but returns undefined until the scam words are loaded. */
export const detectLoadedScam: typeof detectScam = (text) => detect?.(text)
