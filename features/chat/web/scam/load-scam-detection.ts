import type { detectScam } from './scam-warning.ts'

/** The longest that a message waits for the words, in milliseconds. */
const maxWaitMs = 1000

let detect: typeof detectScam | undefined
let hasWaited = false

/** Loads the words of the warnings, for a conversation with a new contact. */
export const loadScamDetection = async (): Promise<void> => {
  try {
    detect ??= (await import('./scam-warning.ts')).detectScam
  } catch {
    // Without a line the words may be missing; a message does not wait for them for long.
  }
}

/** Whether messages can be checked now, or have waited for the words in vain. */
export const isScamDetectionSettled = (): boolean => detect !== undefined || hasWaited

/** Waits until the words are loaded, at most a second. */
export const waitForScamDetection = async (): Promise<void> => {
  await Promise.race([loadScamDetection(), new Promise((resolve) => setTimeout(resolve, maxWaitMs))])
  hasWaited = true
}

/** `detectScam`, once it is loaded; undefined before. */
export const detectLoadedScam: typeof detectScam = (text) => detect?.(text)
