import { createCatalogueLoader } from '#platform/web/catalogue-loader.ts'

/** Loads the catalogue of the public pages. */
export const loadLandingLocale = createCatalogueLoader('landing', import.meta.glob('../locales/landing/[a-z][a-z].ts'))

/** Loads the catalogue of the terms and the privacy policy, which is long. */
export const loadLegalLocale = createCatalogueLoader('legal', import.meta.glob('../locales/legal/[a-z][a-z].ts'))
