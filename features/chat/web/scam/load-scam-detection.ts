import type { detectScam } from './scam-warning.ts'

let detect: typeof detectScam | undefined

/** Loads the words of the warnings, for a conversation with a new contact. A failure leaves messages unchecked. */
export const loadScamDetection = async (): Promise<void> => {
  try {
    detect ??= (await import('./scam-warning.ts')).detectScam
  } catch {
    // Without a line the words may be missing; a message does not wait for them.
  }
}

/** `detectScam`, once it is loaded; undefined before. */
export const detectLoadedScam: typeof detectScam = (text) => detect?.(text)
