import type { LoadCatalogues } from '#platform/web/i18n.tsx'
import { createCatalogueLoader } from '#platform/web/catalogue-loader.ts'

const loadAuthLocale = createCatalogueLoader('auth', import.meta.glob('../../../features/auth/locales/[a-z][a-z].ts'))
const loadSiteLocale = createCatalogueLoader('site', import.meta.glob('../../../features/site/locales/[a-z][a-z].ts'))

/** Loads the locale catalogues of the login page. */
export const loadLoginLocale: LoadCatalogues = async (locale) => {
  const [auth, site] = await Promise.all([loadAuthLocale(locale), loadSiteLocale(locale)])
  return { ...auth, ...site }
}
