/** The five interface languages; English is the fallback. */
export const locales = ['en', 'es', 'fr', 'pt', 'sw'] as const
export type Locale = (typeof locales)[number]

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/** The first of the wished languages (BCP 47 tags, best first) that we speak, else English. */
export const pickLocale = (wished: readonly (string | null | undefined)[]): Locale => {
  for (const tag of wished) {
    const prefix = tag?.trim().slice(0, 2).toLowerCase()
    if (isLocale(prefix)) return prefix
  }
  return 'en'
}

/** The tag for dates and numbers: English is formatted as en-US, the specification's default. */
export const formattingTag: Record<Locale, string> = { en: 'en-US', es: 'es', fr: 'fr', pt: 'pt', sw: 'sw' }
