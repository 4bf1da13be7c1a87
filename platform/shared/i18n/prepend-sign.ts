import { directionOf, type Locale } from './locales.ts'

/**
 * Puts a sign before words that begin with a number, such as "60 credits". In right-to-left languages a mark keeps it on the left of the number, as
 * in sums of money.
 */
export const prependSign = (locale: Locale, sign: string, words: string): string =>
  directionOf(locale) === 'rtl' ? `\u200e${sign}${words}` : `${sign}${words}`
