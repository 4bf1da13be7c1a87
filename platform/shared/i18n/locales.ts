import { languages } from './languages.ts'

export type Locale = keyof typeof languages

/** The interface languages; English comes first and is the fallback. */
export const locales = Object.keys(languages) as [Locale, ...Locale[]]

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/** The first supported language of a list of BCP 47 tags, best first; English if none is. */
export const pickLocale = (preferred: readonly (string | null | undefined)[]): Locale => {
  for (const tag of preferred) {
    const prefix = tag?.trim().slice(0, 2).toLowerCase()
    if (isLocale(prefix)) return prefix
  }
  return 'en'
}

const byLocale = (key: 'name' | 'tag') =>
  Object.fromEntries(locales.map((locale) => [locale, languages[locale][key]])) as Record<Locale, string>

/** BCP 47 tags for dates and numbers. */
export const formattingTags = byLocale('tag')

/** Native names of the languages. */
export const languageNames = byLocale('name')
