import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import { flattenCatalogue, isPlural } from '#platform/shared/i18n/flatten.ts'
import { findEnglishSentence, findSentenceMistake, type SentenceMistake } from '#platform/shared/i18n/sentence-mistakes.ts'
import { fromJsonTexts } from './json-texts.ts'
import type { FolderLanguage } from './read-language-files.ts'

/** A text that cannot be used, by its dotted path. */
export interface LanguageMistake {
  locale: string
  key: string
  problem: string
}

const problemOf = (mistake: SentenceMistake): string => {
  if (mistake.kind === 'placeholders') return `has other placeholders than the English text: {${mistake.names.join('}, {')}}`
  return { empty: 'is empty', html: 'has a tag; texts are shown as they are', too_long: 'is longer than 4000 characters' }[mistake.kind]
}

const pluralPaths = (catalogue: Catalogue, path = ''): string[] =>
  Object.entries(catalogue).flatMap(([key, node]) => {
    const own = path === '' ? key : `${path}.${key}`
    if (isPlural(node)) return [own]
    return typeof node === 'object' ? pluralPaths(node, own) : []
  })

/**
 * Returns the plural forms that a language uses for everyday numbers, and always `other`: it marks a sentence as a plural, although Polish and
 * Russian never use it for whole numbers.
 */
const formsOf = (tag: string): string[] => {
  const rules = new Intl.PluralRules(tag)
  return [...new Set([...Array.from({ length: 200 }, (_, number) => rules.select(number)), 'other'])]
}

/** Finds missing plural forms of sentences that have at least one form. */
const missingForms = (tag: string, english: Catalogue, texts: ReadonlyMap<string, string>): { key: string; forms: string[] }[] => {
  const forms = formsOf(tag)
  return pluralPaths(english).flatMap((path) => {
    const given = forms.filter((form) => texts.has(`${path}.${form}`))
    return given.length === 0 || given.length === forms.length ? [] : [{ key: path, forms: forms.filter((form) => !given.includes(form)) }]
  })
}

/** Returns the keys of the English texts that a language lacks. A plural counts once, because each language has forms of its own. */
const missingTexts = (english: Catalogue, texts: ReadonlyMap<string, string>): string[] => {
  const plurals = pluralPaths(english)
  const single = [...flattenCatalogue(english).keys()].filter((key) => !plurals.includes(key.slice(0, key.lastIndexOf('.'))))
  return [...single.filter((key) => !texts.has(key)), ...plurals.filter((key) => !texts.has(`${key}.other`))]
}

/**
 * Checks the texts of a language.
 * @returns the texts without the wrong ones, the mistakes, and the keys of texts that are missing; none in a language that is built in
 */
export const checkLanguageTexts = (
  { locale, language, texts: json }: FolderLanguage,
  english: Catalogue,
): { texts: Map<string, string>; mistakes: LanguageMistake[]; missing: string[] } => {
  const mistakes: LanguageMistake[] = []
  const wrong = (key: string, problem: string) => mistakes.push({ locale, key, problem })
  const known = flattenCatalogue(english)
  const texts = new Map<string, string>()
  for (const [key, sentence] of flattenCatalogue(fromJsonTexts(json, english))) {
    const original = findEnglishSentence(known, key)
    const mistake = original === undefined || typeof sentence !== 'string' ? undefined : findSentenceMistake(key, original, sentence)
    if (original === undefined) wrong(key, 'is no text of this release')
    else if (typeof sentence !== 'string') wrong(key, 'is no text')
    else if (mistake !== undefined) wrong(key, problemOf(mistake))
    else texts.set(key, sentence)
  }
  for (const { key, forms } of missingForms(language?.tag ?? locale, english, texts)) {
    wrong(key, `lacks the plural form ${forms.join(', ')}`)
    for (const form of ['zero', 'one', 'two', 'few', 'many', 'other']) texts.delete(`${key}.${form}`)
  }
  return { texts, mistakes, missing: language === undefined ? [] : missingTexts(english, texts) }
}
