import { directionOf, type Locale } from './locales.ts'

const readsFromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const readsFromTheLeft = /[\da-z\u00c0-\u024f]/i

/** Keeps a name or another text inside a sentence apart from its direction, where the two differ: otherwise words and marks change places. */
export const isolateDirection = (locale: Locale, text: string): string =>
  (directionOf(locale) === 'rtl' ? readsFromTheLeft : readsFromTheRight).test(text) ? `\u2068${text}\u2069` : text

/** Keeps the sign, the number and the currency of an amount in their order, from left to right. */
export const isolateAmountDirection = (locale: Locale, amount: string): string =>
  directionOf(locale) === 'rtl' ? `\u2066${amount}\u2069` : amount
