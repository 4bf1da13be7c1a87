import type { ScamWords } from '../../locales/words/scam-words.ts'

export type ScamReason = 'money' | 'phone' | 'link'

// Match only one or two characters before a dot or @: matching all of them would be quadratic.
const link =
  /\b(?:https?:\/\/|www\.)\S|[a-z0-9-]{2}\.(?:com|net|org|info|biz|io|me|ly|cc|xyz|top|site|online|link|click|live|app|club|shop|gg|cm|ng|gh|ke|ci|tz|co\.\w\w)\b(?!@)/
const date = /\b\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\b/g
/** A phone number: 8 to 15 digits, with at most two spaces, dots, brackets or hyphens between two of them. Dates are removed before. */
const number = /(?:\+|\b)\d(?:[\s().-]{0,2}\d){7,14}\b/
/** The scam words of every language, because people mix languages. */
const words = Object.values(import.meta.glob<ScamWords>('../../locales/words/[a-z][a-z].ts', { eager: true, import: 'scam' }))
const spelt = new RegExp(`(?:\\b(?:${words.map(({ digits }) => digits).join('|')})\\b[\\s,.-]*){6,}`)
const elsewhere = /\b(?:whats ?app|watsapp|telegram|snapchat|imo|viber|hangouts)\b|[\w.-]@[\w-]+\.\w{2,}/

const near = (first: string, second: string) => new RegExp(`\\b(?:${first})\\b.{0,50}\\b(?:${second})\\b`)
/** Payment methods that scammers ask for, in any language. */
const ways =
  /\b(?:western union|moneygram|money gram|mobile money|orange money|mtn money|momo|m-?pesa|airtel money|tigo pesa|wave|cash ?app|paypal|zelle|bitcoin|btc|usdt|ethereum|cr[iy]pto(?:monnaie|moneda|moeda)?s?|forex|iban|gift ?cards?|itunes|steam card|pix)\b/
const asks = words.flatMap(({ asks: pairs, phrases }) => [
  ...pairs.map(([verb, object]) => near(verb, object)),
  new RegExp(`\\b(?:${phrases})\\b`),
])

/** Removes accents and case, so that a missing accent does not prevent a match. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * Checks a message from a new contact: first for requests for money, then for a phone number or another app, then for links. Runs in the
 * browser only; nothing is stored or sent.
 * @returns the first reason found
 */
export const detectScam = (text: string): ScamReason | undefined => {
  const plain = folded(text)
  if (ways.test(plain) || asks.some((ask) => ask.test(plain))) return 'money'
  if (number.test(plain.replaceAll(date, ' ')) || spelt.test(plain) || elsewhere.test(plain)) return 'phone'
  return link.test(plain) ? 'link' : undefined
}
