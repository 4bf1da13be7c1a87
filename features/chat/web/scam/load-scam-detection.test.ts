import { expect, it } from 'vitest'
import { detectLoadedScam, isScamDetectionSettled, settleScamDetection } from './load-scam-detection.ts'

it('a message that is sent before the words have loaded waits for them, and is checked', async () => {
  expect([isScamDetectionSettled(), detectLoadedScam('Send me money')]).toEqual([false, undefined])
  await settleScamDetection()
  expect([isScamDetectionSettled(), detectLoadedScam('Send me money')]).toEqual([true, 'money'])
})
