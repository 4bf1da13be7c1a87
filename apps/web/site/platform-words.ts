import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'

const chunks: Record<Locale, () => Promise<Catalogue>> = {
  en: async () => ({ platform: (await import('#platform/shared/i18n/locales/en.ts')).en }),
  es: async () => ({ platform: (await import('#platform/shared/i18n/locales/es.ts')).es }),
  fr: async () => ({ platform: (await import('#platform/shared/i18n/locales/fr.ts')).fr }),
  pt: async () => ({ platform: (await import('#platform/shared/i18n/locales/pt.ts')).pt }),
  sw: async () => ({ platform: (await import('#platform/shared/i18n/locales/sw.ts')).sw }),
}

/** The words that every screen shares. */
export const loadPlatformWords = (locale: Locale): Promise<Catalogue> => chunks[locale]()
