import { formattingTags, type Locale } from '#platform/shared/i18n/locales.ts'

/** Currency signs and codes before or after a pasted amount. */
const currencyBefore = /^(?:fcfa|cfa|f|x[ao]f|ngn|n|ghs|gh|kes|ksh|zar|r|usd|us)?\p{Sc}?\.?(?=\d)/iu
const currencyAfter = /(?<=\d)\p{Sc}?(?:fcfa|cfa|f|x[ao]f|ngn|ghs|kes|ksh|zar|usd|us)?$/iu
const groups = { ',': /^[1-9]\d{0,2}(?:,\d{3})+$/, '.': /^[1-9]\d{0,2}(?:\.\d{3})+$/ }

/**
 * Normalizes a typed or pasted amount for the server, such as `₦5,000.00`, `5 000,50` or `FCFA 5.000`: without spaces, currency and grouping,
 * with a decimal point. Other input is returned without spaces, and the server refuses it.
 * @param locale tells grouping from decimals in `1.600`; no currency here has three decimals
 */
export const normalizeDecimal = (typed: string, locale: Locale = 'en'): string => {
  const written = typed
    .replaceAll(/[\s’']/g, '')
    .replace(currencyBefore, '')
    .replace(currencyAfter, '')
  const mark = new Intl.NumberFormat(formattingTags[locale]).format(0.5).includes(',') ? ',' : '.'
  const other = mark === ',' ? '.' : ','
  const [whole = '', fraction, ...more] = written.split(mark)
  if (groups[other].test(whole) && more.length === 0 && /^\d*$/.test(fraction ?? ''))
    return `${whole.replaceAll(other, '')}${fraction === undefined ? '' : `.${fraction}`}`
  if (/^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})+$/.test(written)) return written.replaceAll(/[.,]/g, '')
  const last = Math.max(written.lastIndexOf(','), written.lastIndexOf('.'))
  const [head, tail] = [written.slice(0, Math.max(0, last)), written.slice(last + 1)]
  const grouping = written[last] === ',' ? '.' : ','
  if (last > 0 && /^\d+$/.test(tail) && groups[grouping].test(head)) return `${head.replaceAll(grouping, '')}.${tail}`
  return written.replace(/^(\d+),(\d+)$/, '$1.$2')
}
