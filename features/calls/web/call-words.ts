import { createCatalogueLoader } from '#platform/web/catalogue-loader.ts'

/** Loads the catalogue of calls, which most visits do not need. */
export const loadCallWords = createCatalogueLoader('call', import.meta.glob('../locales/call/[a-z][a-z].ts'))
