import { createCatalogueLoader } from '#platform/web/catalogue-loader.ts'

/** Loads the translations of calls; most visits do not need them. */
export const loadCallLocale = createCatalogueLoader('call', import.meta.glob('../locales/call/[a-z][a-z].ts'))
