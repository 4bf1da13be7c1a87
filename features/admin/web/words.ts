import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'

const words: Record<Locale, () => Promise<Catalogue>> = {
  en: async () => ({ console: (await import('../locales/console/en.ts')).en }),
  es: async () => ({ console: (await import('../locales/console/es.ts')).es }),
  fr: async () => ({ console: (await import('../locales/console/fr.ts')).fr }),
  pt: async () => ({ console: (await import('../locales/console/pt.ts')).pt }),
  sw: async () => ({ console: (await import('../locales/console/sw.ts')).sw }),
}

/** The words of the console in one language, which members have no use for. */
export const loadConsoleWords = (locale: Locale): Promise<Catalogue> => words[locale]()
