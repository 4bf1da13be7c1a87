import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'

const chunks: Record<Locale, () => Promise<Catalogue>[]> = {
  en: () => [
    import('#features/auth/locales/en.ts').then(({ en: auth }) => ({ auth })),
    import('#features/site/locales/en.ts').then(({ en: site }) => ({ site })),
  ],
  es: () => [
    import('#features/auth/locales/es.ts').then(({ es: auth }) => ({ auth })),
    import('#features/site/locales/es.ts').then(({ es: site }) => ({ site })),
  ],
  fr: () => [
    import('#features/auth/locales/fr.ts').then(({ fr: auth }) => ({ auth })),
    import('#features/site/locales/fr.ts').then(({ fr: site }) => ({ site })),
  ],
  pt: () => [
    import('#features/auth/locales/pt.ts').then(({ pt: auth }) => ({ auth })),
    import('#features/site/locales/pt.ts').then(({ pt: site }) => ({ site })),
  ],
  sw: () => [
    import('#features/auth/locales/sw.ts').then(({ sw: auth }) => ({ auth })),
    import('#features/site/locales/sw.ts').then(({ sw: site }) => ({ site })),
  ],
}

/** The words of the login. */
export const loadLoginWords = async (locale: Locale): Promise<Catalogue> =>
  Object.assign({}, ...(await Promise.all(chunks[locale]()))) as Catalogue
