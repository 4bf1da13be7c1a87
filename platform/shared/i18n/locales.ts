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

/** BCP 47 tags for dates and numbers. English uses en-US, as the specification requires. */
export const formattingTag: Record<Locale, string> = { en: 'en-US', es: 'es', fr: 'fr', pt: 'pt', sw: 'sw' }
