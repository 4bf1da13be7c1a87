import { directionOf, type Locale } from './locales.ts'

const readsFromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const readsFromTheLeft = /[\da-z\u00c0-\u024f]/i

/** Isolates a name or other text inside a sentence if their writing directions differ. Otherwise words and punctuation would change places. */
export const isolateDirection = (locale: Locale, text: string): string =>
  (directionOf(locale) === 'rtl' ? readsFromTheLeft : readsFromTheRight).test(text) ? `\u2068${text}\u2069` : text

/** Keeps sign, number and currency of an amount in order, from left to right, also in right-to-left languages. */
export const isolateAmountDirection = (locale: Locale, amount: string): string =>
  directionOf(locale) === 'rtl' ? `\u2066${amount}\u2069` : amount
