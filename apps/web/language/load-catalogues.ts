import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import type { LoadCatalogues } from '#platform/web/i18n.tsx'

const chunks = import.meta.glob<{ catalogues: Catalogue }>('../../locales/[a-z][a-z].ts')

/** Loads the catalogues of all features in one language, as one chunk. */
export const loadCatalogues: LoadCatalogues = async (locale) => {
  const chunk = await chunks[`../../locales/${locale}.ts`]?.()
  if (chunk === undefined) throw new Error(`there are no catalogues in ${locale}`)
  return chunk.catalogues
}
