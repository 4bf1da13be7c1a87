import { expect, it, vi } from 'vitest'

it('a message that is sent before the words have loaded waits for them, and is checked', async () => {
  // Another test of this process may have loaded the words.
  vi.resetModules()
  const { detectLoadedScam, isScamDetectionSettled, waitForScamDetection } = await import('./load-scam-detection.ts')
  expect([isScamDetectionSettled(), detectLoadedScam('Send me money')]).toEqual([false, undefined])
  await waitForScamDetection()
  expect([isScamDetectionSettled(), detectLoadedScam('Send me money')]).toEqual([true, 'money'])
})
