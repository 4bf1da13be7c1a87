import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import { type SignWords, type WordSign, wordSigns } from './sign-words.ts'
import { sw } from './sw.ts'

/** The words of every language, because people mix them. */
const languages: readonly SignWords[] = [en, fr, pt, es, sw]

/** Longer texts are read up to here, so that one message costs a bounded time. */
const readLength = 2000

const whole = (parts: readonly string[]): RegExp => new RegExp(`(?<![a-z0-9])(?:${parts.join('|')})(?![a-z0-9])`)
const currency =
  '(?:n|ngn|naira|ksh|kes|sh|shillings?|bob|ghs|gh¢|cedis?|r|zar|rands?|xaf|xof|f ?cfa|cfa|fcfa|francos?|francs?|f|usd|us\\$|\\$|dollars?|dolares|dola|euros?|eur|€|£|pounds?|kz|kwanzas?|mzn|mt|meticais|reais|r\\$|tsh|tzs|ugx|cad|mil|mille|elfu|laki|k)'
const number = '\\d{1,3}(?:[ .,]\\d{3})+|\\d+(?:[.,]\\d+)?'

/** Signs that no language is needed for. */
const neutral = {
  /** An amount of money. */
  amount: new RegExp(`(?<![a-z0-9])(?:${currency} ?(?:${number})|(?:${number}) ?${currency})(?![a-z0-9])`),
  /** A phone number. */
  number: /(?<!\d)\+?\d(?:[ .-]?\d){7,13}(?!\d)/,
  /** A way to pay. */
  rail: /(?<![a-z])(?:mobile money|orange money|airtel money|mtn momo|momo|om|m-?pesa|mpesa|e-?mola|tigo ?pesa|wave|moov|western union|money ?gram|worldremit|sendwave|ria|remitly|cash ?app|paypal|zelle|bizum|pix|mb ?way|multicaixa|opay|palmpay|taptap|chipper|iban|rib|nib)(?![a-z])/,
  /** An address outside, or a name elsewhere. */
  elsewhere:
    /(?<![a-z0-9])(?:https?:|www\.|[a-z0-9-]{3,}\.(?:com|net|org|example|io|app|site|online|link|club|shop|xyz|top|co|me)(?![a-z])|whats ?app|telegram|snapchat|hangouts|signal|imo|viber|@[a-z0-9_.]{3,})/,
} as const
export type Sign = WordSign | keyof typeof neutral

const words = wordSigns.map((sign) => [sign, whole(languages.flatMap((language) => language[sign]))] as const)

/** Writes a text as the expressions expect it: lower case, no accents, plain apostrophes, single spaces, `g1ft` as `gift`. */
export const foldText = (text: string): string =>
  text
    .slice(0, readLength)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/(?<=[a-z])[013@](?=[a-z])/g, (sign) => ({ '0': 'o', '1': 'i', '3': 'e', '@': 'a' })[sign] ?? sign)
    .replaceAll(/[^\p{L}\p{N}$€£%'.,@_:?+-]+/gu, ' ')

/**
 * Finds what in a message is usual for frauds.
 * @returns the signs, each once
 */
export const findSigns = (text: string): Sign[] => {
  const folded = foldText(text)
  const found: Sign[] = words.flatMap(([sign, expression]) => (expression.test(folded) ? [sign] : []))
  for (const [sign, expression] of Object.entries(neutral)) if (expression.test(folded)) found.push(sign as Sign)
  return found
}
