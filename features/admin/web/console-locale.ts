import { createCatalogueLoader } from '#platform/web/catalogue-loader.ts'

/** Loads the locale catalogue of the console, which members do not need. */
export const loadConsoleLocale = createCatalogueLoader('console', import.meta.glob('../locales/console/[a-z][a-z].ts'))
