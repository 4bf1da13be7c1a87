import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import { type Locale, locales } from '#platform/shared/i18n/locales.ts'

const load = async (locale: Locale): Promise<[Locale, Catalogue]> => {
  const module = (await import(`../locales/${locale}.ts`)) as { catalogues: Catalogue }
  // The texts of the console and of the sign-on of staff are not in `module.catalogues`, which every visitor loads; the web application loads them with their screens.
  const admin = (await import(`../../features/admin/locales/${locale}.ts`)) as Record<string, Catalogue>
  const signOn = (await import(`../../features/staff-sign-on/locales/${locale}.ts`)) as Record<string, Catalogue>
  return [locale, { ...module.catalogues, admin: admin[locale] ?? {}, staff_sign_on: signOn[locale] ?? {} }]
}

/** The catalogues of all features in every language, for mails and error messages. */
export const localeCatalogues = Object.fromEntries(await Promise.all(locales.map(load))) as Record<Locale, Catalogue>
