import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'

const words: Record<Locale, () => Promise<Catalogue>> = {
  en: async () => ({ review: (await import('../../locales/console/en.ts')).en }),
  es: async () => ({ review: (await import('../../locales/console/es.ts')).es }),
  fr: async () => ({ review: (await import('../../locales/console/fr.ts')).fr }),
  pt: async () => ({ review: (await import('../../locales/console/pt.ts')).pt }),
  sw: async () => ({ review: (await import('../../locales/console/sw.ts')).sw }),
}

/** The words of the queue and the review of photos in one language. */
export const loadReviewWords = (locale: Locale): Promise<Catalogue> => words[locale]()
