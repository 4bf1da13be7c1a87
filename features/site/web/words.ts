import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'

type Chunk = () => Promise<Catalogue>

const landing: Record<Locale, Chunk> = {
  en: async () => ({ landing: (await import('../locales/landing/en.ts')).en }),
  es: async () => ({ landing: (await import('../locales/landing/es.ts')).es }),
  fr: async () => ({ landing: (await import('../locales/landing/fr.ts')).fr }),
  pt: async () => ({ landing: (await import('../locales/landing/pt.ts')).pt }),
  sw: async () => ({ landing: (await import('../locales/landing/sw.ts')).sw }),
}
const legal: Record<Locale, Chunk> = {
  en: async () => ({ legal: (await import('../locales/legal/en.ts')).en }),
  es: async () => ({ legal: (await import('../locales/legal/es.ts')).es }),
  fr: async () => ({ legal: (await import('../locales/legal/fr.ts')).fr }),
  pt: async () => ({ legal: (await import('../locales/legal/pt.ts')).pt }),
  sw: async () => ({ legal: (await import('../locales/legal/sw.ts')).sw }),
}

/** The words of the public pages in one language. */
export const loadLandingWords = (locale: Locale): Promise<Catalogue> => landing[locale]()

/** Those of the terms and the privacy policy, which are long. */
export const loadLegalWords = (locale: Locale): Promise<Catalogue> => legal[locale]()
