import { createCatalogueLoader } from '#platform/web/catalogue-loader.ts'

/** Loads the locale catalogue of the public pages. */
export const loadLandingLocale = createCatalogueLoader('landing', import.meta.glob('../locales/landing/[a-z][a-z].ts'))

/** Loads the locale catalogue of the terms and the privacy policy, separate because it is long. */
export const loadLegalLocale = createCatalogueLoader('legal', import.meta.glob('../locales/legal/[a-z][a-z].ts'))
