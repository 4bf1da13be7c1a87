import { expect, test } from 'vitest'
import { offerArabic } from '#tests/support/app/languages.ts'
import { joinWithCommas } from './join-with-commas.ts'
import { isolateAmountDirection } from './isolate.ts'
import { type Locale } from './locales.ts'
import { prependSign } from './prepend-sign.ts'

const arabic = 'ar' as Locale

test('a sign stays on the left of its number in a sentence from right to left, and languages from left to right need no marks', () => {
  using _offered = offerArabic()
  expect(prependSign(arabic, '+', '60 رصيدًا')).toBe('\u200e+60 رصيدًا')
  expect(prependSign('en', '+', '60 credits')).toBe('+60 credits')
  expect(isolateAmountDirection(arabic, '−8.00 US$')).toBe('\u2066−8.00 US$\u2069')
  expect(isolateAmountDirection('en', '−$8.00')).toBe('−$8.00')
})

test('a list has the comma of the script', () => {
  using _offered = offerArabic()
  expect(joinWithCommas(arabic, ['Douala', 'الكاميرون'])).toBe('\u2068Douala\u2069، الكاميرون')
  expect(joinWithCommas('fr', ['Douala', 'Cameroun'])).toBe('Douala, Cameroun')
  expect(joinWithCommas('en', [])).toBe('')
})
