import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import type { LoadCatalogues } from './i18n.tsx'

/** Locale modules by path, as `import.meta.glob('…/locales/[a-z][a-z].ts')` returns them. Each exports its catalogue under its locale. */
type LocaleModules = Readonly<Record<string, () => Promise<unknown>>>

/**
 * Creates the loader of a lazily loaded catalogue, which is added under the key `name`. There is one chunk per language.
 * @throws {Error} from the loader, when a language is missing; `npm run check locales` finds that earlier
 */
export const createCatalogueLoader = (name: string, modules: LocaleModules): LoadCatalogues => {
  const byLocale = new Map(Object.entries(modules).map(([path, load]) => [path.slice(-'xx.ts'.length, -'.ts'.length), load]))
  return async (locale) => {
    const module = (await byLocale.get(locale)?.()) as Record<string, Catalogue> | undefined
    const catalogue = module?.[locale]
    if (catalogue === undefined) throw new Error(`there is no catalogue ${name} in ${locale}`)
    return { [name]: catalogue }
  }
}
