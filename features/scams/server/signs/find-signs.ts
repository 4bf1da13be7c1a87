import { englishSignWords } from './en.ts'
import { spanishSignWords } from './es.ts'
import { frenchSignWords } from './fr.ts'
import { portugueseSignWords } from './pt.ts'
import { writeShortFormsInFull } from './short-forms.ts'
import { type SignWords, vagueSigns, type WordSign, wordSigns } from './sign-words.ts'
import { swahiliSignWords } from './sw.ts'

/** The sign words of all languages: every text is searched for all of them, because people mix languages. */
const languages: readonly SignWords[] = [englishSignWords, frenchSignWords, portugueseSignWords, spanishSignWords, swahiliSignWords]

/** Characters of a text that are read, so that one message takes a bounded time. */
const readLength = 2000

const whole = (parts: readonly string[]): RegExp => new RegExp(`(?<![a-z0-9])(?:${parts.join('|')})(?![a-z0-9])`)
const currency = `(?:${[
  'n|ngn|naira|ksh|kes|sh|shillings?|bob|ghs|gh¢|cedis?|r|zar|rands?|xaf|xof|f ?cfa|cfa|fcfa|francos?|francs?|f|usd|us\\$|\\$|dollars?|dolares|dolas?|euros?|eur|€|£',
  'pounds?|kz|kwanzas?|mzn|mt|mts|meticais|reais|r\\$|tsh|tzs|ugx|cad|pesos?|mxn|cop|ars|clp|soles|bs|bolivares|quetzales|lempiras|usdt|btc|bucks|quid|grand|contos?|paus|lucas?',
  'balles|barras|varos|thao|thousand|mil|mille|elfu|laki|soo|k|cefas?|shilingi|pauni|dola|pula|kwacha|dirhams?|rupees?|[₦₵₡₲₹₱]',
].join('|')})`
const number = '\\d{1,3}(?:[ .,]\\d{3})+|\\d+(?:[.,]\\d+)?'
/** Amounts in words: "fifty thousand", "elfu kumi". */
const spelt =
  '(?:(?:one|two|three|five|ten|twenty|thirty|forty|fifty|hundred|deux|cinq|dix|vingt|trente|cinquante|cent|dois|cinco|dez|vinte|trinta|cinquenta|cem|dos|diez|veinte|treinta|cincuenta|cien) (?:thousand|hundred|mille|mil|francs|balles|pesos|dollars|dolares|euros|reais)|(?:elfu|laki|thao|milioni|mia|soo) (?:moja|mbili|tatu|nne|tano|sita|saba|nane|tisa|kumi|ishirini|hamsini|mia|\\d+))'
const digits =
  'zero|one|two|three|four|five|six|seven|eight|nine|un|deux|trois|quatre|cinq|sept|huit|neuf|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|um|dois|quatro|sete|oito|nove|sifuri|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa'

/** Signs that do not depend on a language. */
const neutral = {
  /** An amount of money. */
  amount: new RegExp(`(?<![a-z0-9])(?:${currency} ?(?:${number})|(?:${number}) ?${currency}|${spelt})(?![a-z0-9])`),
  /** A phone number, in digits or spelt out. */
  number: new RegExp(`(?<!\\d)\\+?\\d(?:[ .-]?\\d){7,13}(?!\\d)|(?<![a-z])(?:(?:${digits})[ ,.]{1,2}){6}`),
  /** A way to pay, or the address of a wallet. */
  rail: /(?<![a-z])(?:mobile money|orange money|airtel money|free money|unitel money|mtn momo|momo|om|m ?pesa|e ?mola|mkesh|tigo ?pesa|halo ?pesa|eco ?cash|wave|moov|western(?: union)?|money ?gram|world ?remit|sendwave|mukuru|ria|remitly|cash ?app|paypal|zelle|venmo|chime|revolut|lydia|skrill|bizum|pix|mb ?way|multicaixa|opay|palmpay|kuda|moniepoint|taptap|chipper|iban|rib|nib|yape|plin|nequi|daviplata|oxxo|mercado ?pago|paybill|till number|express union|getesa|wari|wizall|mtn|airtel|vodacom|halotel|t ?kash|nubank|capitec|fnb|absa|ecobank|equity bank|gt ?bank|zenith|uba|giro|mandat)(?![a-z])|(?<![a-z0-9])(?=[a-z]{0,8}\d)[a-z0-9]{26,}/,
  /** The address of a page, or the name of another service for messages. */
  elsewhere:
    /(?<![a-z0-9])(?:https?:|www\.|[a-z0-9]{3,}\.(?:com|net|org|example|io|app|site|online|link|club|shop|xyz|top|co|me)(?![a-z])|whats ?app|telegram|snapchat|hangouts|google chat|signal|imo|viber|skype|messenger|discord|wechat|botim|zangi|kik|snap(?![a-z])|insta(?:gram)?(?![a-z])|@[a-z0-9_.]{3,}|[a-z]{2,}[._][a-z]{2,}\d{1,4}(?![a-z0-9])|[a-z]{5,}\d{2,4}(?![a-z0-9]))/,
  /** The address of a page. */
  link: /(?<![a-z0-9])(?:https?:|www\.|[a-z0-9]{3,}\.(?:com|net|org|example|io|app|site|online|link|club|shop|xyz|top|co)(?![a-z]))/,
  /** The address of a wallet, or the code of a card. */
  wallet:
    /(?<![a-z0-9])(?=[a-z]{0,8}\d)[a-z0-9]{26,}|(?<![a-z0-9])(?:(?:\d{2,4} ){3,}\d{2,4}|[a-z]{2,3}\d{2,} [a-z]\d+( [a-z]{2}\d+)?)(?![a-z0-9])/,
  /** Laughter in writing. */
  laugh: /(?<![a-z])(?:(?:ha|ja|he|je|hi){2,}\w*|lo+l|lmao|mdr|ptdr|rs(?:rs)+|kk+)(?![a-z])/,
} as const
export type Sign = WordSign | keyof typeof neutral

const words = wordSigns.map((sign) => [sign, whole(languages.flatMap((language) => language[sign]))] as const)

/**
 * Writes a text as the expressions expect it: lower case, no accents, a space for each apostrophe, hyphen and run of other signs, `g1ft`
 * as `gift`, `pleeease` as `please`, and a few short forms in full.
 */
export const foldText = (text: string): string =>
  writeShortFormsInFull(
    text
      .slice(0, readLength)
      .normalize('NFKD')
      .replaceAll(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase()
      .replaceAll(/(?<=[a-z])[013@](?=[a-z])/g, (sign) => ({ '0': 'o', '1': 'i', '3': 'e', '@': 'a' })[sign] ?? sign)
      .replaceAll(/(\p{L})\1{2,}/gu, '$1')
      .replaceAll(/[^\p{L}\p{N}\p{Sc}%.,@_:?+]+/gu, ' '),
  )

/** Pairs of a vague sign and its strong sign, such as `vague_ask` and `ask`. */
const strongOf = vagueSigns.map((vague) => [vague, vague.slice('vague_'.length)] as const)

/**
 * Finds signs of fraud in a message.
 * @returns the signs, each once
 */
export const findSigns = (text: string): Sign[] => {
  const folded = foldText(text)
  const found = new Set<Sign>(words.flatMap(([sign, expression]) => (expression.test(folded) ? [sign] : [])))
  for (const [vague, strong] of strongOf) if (found.has(strong as Sign)) found.add(vague)
  for (const [sign, expression] of Object.entries(neutral)) if (expression.test(folded)) found.add(sign as Sign)
  return [...found]
}
