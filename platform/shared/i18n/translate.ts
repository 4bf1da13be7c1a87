import type { Catalogue, Money, Plural, PlaceholderValues } from './catalogue.ts'
import { isolateDirection, isolateAmountDirection } from './isolate.ts'
import { formattingTags, type Locale } from './locales.ts'

const find = (catalogue: Catalogue | undefined, path: string): string | Plural | undefined => {
  let node: string | Plural | Catalogue | undefined = catalogue
  for (const part of path.split('.')) {
    if (typeof node !== 'object' || !Object.hasOwn(node, part)) return undefined
    node = (node as Catalogue)[part]
  }
  return typeof node === 'string' || (node !== undefined && typeof node.other === 'string') ? (node as string | Plural) : undefined
}

const rules = new Map<Locale, Intl.PluralRules>()
const form = (locale: Locale, sentence: Plural, count: number): string => {
  const rule = rules.get(locale) ?? new Intl.PluralRules(formattingTags[locale])
  rules.set(locale, rule)
  return sentence[rule.select(count)] ?? sentence.other
}

const formatValue = (locale: Locale, value: string | number | Money): string => {
  if (typeof value === 'string') return isolateDirection(locale, value)
  if (typeof value === 'number') return value.toLocaleString(formattingTags[locale])
  const format = new Intl.NumberFormat(formattingTags[locale], { style: 'currency', currency: value.currency })
  return isolateAmountDirection(locale, format.format(Number(value.amount)))
}

const elidable = /\b(d|qu)e \{(\w+)\}/gi
const vowel = /^[aeiouàâäéèêëîïôöùûüœ]/iu
/** Whether French drops the vowel of “de” and “que” before a name. */
export const isElidedBefore = (name: string): boolean => vowel.test(name)

/** French says "d’Amina", not "de Amina". */
const elide = (sentence: string, values: PlaceholderValues): string =>
  sentence.replaceAll(elidable, (whole, stem: string, name: string) => {
    const value = values[name]
    return typeof value === 'string' && isElidedBefore(value) ? `${stem}’{${name}}` : whole
  })

const fill = (locale: Locale, sentence: string, values: PlaceholderValues): string =>
  (locale === 'fr' ? elide(sentence, values) : sentence).replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : formatValue(locale, value)
  })

/**
 * Returns the sentence at `path` (`feature.key.key`) with placeholders filled.
 * A missing sentence is reported to `onMissing` and falls back to English, then to the path itself.
 */
export const translate = (
  catalogues: Partial<Record<Locale, Catalogue>>,
  locale: Locale,
  path: string,
  values: PlaceholderValues = {},
  onMissing: (path: string, locale: Locale) => void = () => {},
): string => {
  let sentence = find(catalogues[locale], path)
  let usedLocale = locale
  if (sentence === undefined) {
    onMissing(path, locale)
    sentence = find(catalogues.en, path)
    usedLocale = 'en'
  }
  if (sentence === undefined) return path
  return fill(usedLocale, typeof sentence === 'string' ? sentence : form(usedLocale, sentence, Number(values.count ?? 0)), values)
}
