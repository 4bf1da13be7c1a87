import { createCatalogueLoader } from '#platform/web/catalogue-loader.ts'

/** Loads the locale catalogue of the public pages, which members do not need. */
export const loadPublicLocale = createCatalogueLoader('public', import.meta.glob('../locales/public/[a-z][a-z].ts'))

/** Loads the locale catalogue of the terms and the privacy policy. */
export const loadLegalLocale = createCatalogueLoader('legal', import.meta.glob('../locales/legal/[a-z][a-z].ts'))
