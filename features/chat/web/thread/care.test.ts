import { describe, expect, it } from 'vitest'
import { locales } from '#platform/shared/i18n/locales.ts'
import { careFor } from './care.ts'
import { careCases } from './care-cases.ts'

describe.each(locales)('the quiet warnings in %s', (locale) => {
  const { bad, openings, answers } = careCases[locale]
  const ordinary = openings.flatMap((opening) => answers.map((answer) => [opening, answer]))
  const warned = (conversation: readonly string[]) => conversation.some((text) => careFor(text) !== undefined)

  it('find at least 95 of 100 bad conversations', () => {
    expect(bad.length).toBeGreaterThanOrEqual(20)
    const missed = bad.filter((text) => !warned([text]))
    expect(1 - missed.length / bad.length, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  it('disturb at most 2 of 100 ordinary ones', () => {
    expect(ordinary.length).toBeGreaterThanOrEqual(80)
    const disturbed = ordinary.filter(warned)
    expect(disturbed.length / ordinary.length, disturbed.join('\n')).toBeLessThanOrEqual(0.02)
  })
})

it('names the reason that matters most', () => {
  expect(careFor('Send me money by Western Union, here is my number +237 677 12 34 56')).toBe('money')
  expect(careFor('Call +237 677 12 34 56 or see www.here.top')).toBe('phone')
  expect(careFor('see www.here.top')).toBe('link')
  expect(careFor('Je t’envoie plein de bisous')).toBeUndefined()
})

it.each(['a', 'a-', '1', '1 ', 'one ', 'a.', 'send ', 'envi', ' '])('stays quick in a text of nothing but %j', (part) => {
  const text = `${part.repeat(64_000 / part.length)}!`
  const times = Array.from({ length: 3 }, () => {
    const began = performance.now()
    careFor(text)
    return performance.now() - began
  })
  // Quadratic work took seconds here, and 16 ms for each message at its longest.
  expect(Math.min(...times)).toBeLessThan(500)
})
