/** The interface languages; English is the fallback. */
export const locales = ['en', 'es', 'fr', 'pt', 'sw'] as const
export type Locale = (typeof locales)[number]

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/** The first supported language of a list of BCP 47 tags, best first; English if none is. */
export const pickLocale = (preferred: readonly (string | null | undefined)[]): Locale => {
  for (const tag of preferred) {
    const prefix = tag?.trim().slice(0, 2).toLowerCase()
    if (isLocale(prefix)) return prefix
  }
  return 'en'
}

/** Native name of each language, and its BCP 47 tag for dates and numbers. English uses en-US, as the specification requires. */
const languages: Readonly<Record<Locale, { name: string; tag: string }>> = {
  en: { name: 'English', tag: 'en-US' },
  es: { name: 'Español', tag: 'es' },
  fr: { name: 'Français', tag: 'fr' },
  pt: { name: 'Português', tag: 'pt' },
  sw: { name: 'Kiswahili', tag: 'sw' },
}

const byLocale = (key: 'name' | 'tag') =>
  Object.fromEntries(locales.map((locale) => [locale, languages[locale][key]])) as Record<Locale, string>

/** BCP 47 tags for dates and numbers. */
export const formattingTag = byLocale('tag')

/** Native names of the languages. */
export const languageNames = byLocale('name')
