import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'

const words: Record<Locale, () => Promise<Catalogue>> = {
  en: async () => ({ call: (await import('../locales/call/en.ts')).en }),
  es: async () => ({ call: (await import('../locales/call/es.ts')).es }),
  fr: async () => ({ call: (await import('../locales/call/fr.ts')).fr }),
  pt: async () => ({ call: (await import('../locales/call/pt.ts')).pt }),
  sw: async () => ({ call: (await import('../locales/call/sw.ts')).sw }),
}

/** Loads the translations of calls; most visits do not need them. */
export const loadCallLocale = (locale: Locale): Promise<Catalogue> => words[locale]()
