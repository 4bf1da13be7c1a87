import { expect, it } from 'vitest'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { normalizeDecimal } from './normalize-decimal.ts'

it.each<[string, Locale, string]>([
  ['5000', 'en', '5000'],
  [' 1 600,5 ', 'en', '1600.5'],
  ['5,000', 'en', '5000'],
  ['1,234,567.50', 'en', '1234567.50'],
  ['1.234.567,50', 'en', '1234567.50'],
  ['₦5,000.00', 'en', '5000.00'],
  ['NGN 5,000', 'en', '5000'],
  ['KSh 1,000', 'en', '1000'],
  ['$12.50', 'en', '12.50'],
  ['12,50 $US', 'fr', '12.50'],
  ['5\u202F000 FCFA', 'fr', '5000'],
  ['FCFA 5.000', 'pt', '5000'],
  ['5.000', 'fr', '5000'],
  ['5.000,5', 'es', '5000.5'],
  ['1,600', 'fr', '1.600'],
  ['500.005', 'en', '500.005'],
  // Not an amount: stays as it is, and is refused.
  ['abc677def', 'en', 'abc677def'],
  ['677e', 'en', '677e'],
  ['1e9', 'en', '1e9'],
  ['-500', 'en', '-500'],
  ['5,00,000', 'en', '5,00,000'],
])('reads %o in %s as %o', (typed, locale, read) => expect(normalizeDecimal(typed, locale)).toBe(read))
