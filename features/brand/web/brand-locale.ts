import { createCatalogueLoader } from '#platform/web/catalogue-loader.ts'

/** Loads the texts of the brand screen, which only administrators need. */
export const loadBrandLocale = createCatalogueLoader('brand', import.meta.glob('../locales/[a-z][a-z].ts'))
