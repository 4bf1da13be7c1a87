import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'

const chunks: Record<Locale, () => Promise<{ catalogues: Catalogue }>> = {
  en: () => import('#apps/locales/en.ts'),
  es: () => import('#apps/locales/es.ts'),
  fr: () => import('#apps/locales/fr.ts'),
  pt: () => import('#apps/locales/pt.ts'),
  sw: () => import('#apps/locales/sw.ts'),
}

/** The words of one language, as a chunk of its own. */
export const loadCatalogues = async (locale: Locale): Promise<Catalogue> => (await chunks[locale]()).catalogues
