import { createCatalogueLoader } from '#platform/web/catalogue-loader.ts'

/** Loads the catalogue that all screens share. */
export const loadPlatformLocale = createCatalogueLoader('platform', import.meta.glob('../../../platform/shared/i18n/locales/[a-z][a-z].ts'))
