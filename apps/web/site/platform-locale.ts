import { createCatalogueLoader } from '#platform/web/catalogue-loader.ts'

/** Loads the locale catalogue shared by all screens. */
export const loadPlatformLocale = createCatalogueLoader('platform', import.meta.glob('../../../platform/shared/i18n/locales/[a-z][a-z].ts'))
