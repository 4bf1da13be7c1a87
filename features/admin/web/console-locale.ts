import { createCatalogueLoader } from '#platform/web/catalogue-loader.ts'

/** Loads the locale catalogue of the console, which members do not need. */
export const loadConsoleLocale = createCatalogueLoader('admin', import.meta.glob('../locales/[a-z][a-z].ts'))
