import { createCatalogueLoader } from '#platform/web/catalogue-loader.ts'

/** Loads the texts of the sign-on of staff, which members do not need. */
export const loadSignOnLocale = createCatalogueLoader('staff_sign_on', import.meta.glob('../locales/[a-z][a-z].ts'))
