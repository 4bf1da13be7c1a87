import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '#platform/shared/i18n/locales.ts'
import type { ScamExamples } from '../../locales/words/scam-words.ts'
import { detectScam } from './scam-warning.ts'

const files = import.meta.glob<ScamExamples>('../../locales/words/[a-z][a-z].ts', { eager: true, import: 'examples' })
const examplesIn = (locale: Locale): ScamExamples => files[`../../locales/words/${locale}.ts`] ?? { bad: [], openings: [], answers: [] }

describe.each(locales)('scam warnings in %s', (locale) => {
  const { bad, openings, answers } = examplesIn(locale)
  const ordinary = openings.flatMap((opening) => answers.map((answer) => [opening, answer]))
  const warned = (conversation: readonly string[]) => conversation.some((text) => detectScam(text) !== undefined)

  it('find at least 95 of 100 bad conversations', () => {
    expect(bad.length).toBeGreaterThanOrEqual(20)
    const missed = bad.filter((text) => !warned([text]))
    expect(1 - missed.length / bad.length, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  it('warn in at most 2 of 100 ordinary conversations', () => {
    expect(ordinary.length).toBeGreaterThanOrEqual(80)
    const disturbed = ordinary.filter(warned)
    expect(disturbed.length / ordinary.length, disturbed.join('\n')).toBeLessThanOrEqual(0.02)
  })
})

it('names the reason that matters most', () => {
  expect(detectScam('Send me money by Western Union, here is my number +237 677 12 34 56')).toBe('money')
  expect(detectScam('Call +237 677 12 34 56 or see www.here.top')).toBe('phone')
  expect(detectScam('see www.here.top')).toBe('link')
  expect(detectScam('Je t’envoie plein de bisous')).toBeUndefined()
})

it.each(['a', 'a-', '1', '1 ', 'one ', 'a.', 'send ', 'envi', ' '])('stays fast for repetitions of %j', (part) => {
  const text = `${part.repeat(64_000 / part.length)}!`
  const times = Array.from({ length: 3 }, () => {
    const began = performance.now()
    detectScam(text)
    return performance.now() - began
  })
  // A quadratic expression took seconds here; this one takes 16 ms for the longest message.
  expect(Math.min(...times)).toBeLessThan(500)
})
