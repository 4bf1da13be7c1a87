import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import { type BuiltInLocale, builtInLocales } from '#platform/shared/i18n/locales.ts'

/** Catalogues that the web application loads separately, with the screens that show them. Each module exports its catalogue under its locale. */
const apart: Readonly<Record<string, (locale: BuiltInLocale) => Promise<Record<string, Catalogue>>>> = {
  admin: (locale) => import(`../../features/admin/locales/${locale}.ts`),
  audio: (locale) => import(`../../platform/web/audio/locales/${locale}.ts`),
  brand: (locale) => import(`../../features/brand/locales/${locale}.ts`),
  legal: (locale) => import(`../../features/site/locales/legal/${locale}.ts`),
  public: (locale) => import(`../../features/site/locales/public/${locale}.ts`),
  staff_sign_on: (locale) => import(`../../features/staff-sign-on/locales/${locale}.ts`),
  vocabulary: (locale) => import(`../../features/members/locales/vocabulary/${locale}.ts`),
}

const load = async (locale: BuiltInLocale): Promise<[BuiltInLocale, Catalogue]> => {
  const module = (await import(`../locales/${locale}.ts`)) as { catalogues: Catalogue }
  const others = Object.entries(apart).map(async ([name, loadOne]) => [name, (await loadOne(locale))[locale] ?? {}] as const)
  return [locale, { ...module.catalogues, ...Object.fromEntries(await Promise.all(others)) }]
}

/** The catalogues of all features in every built-in language, for mails, error messages, and texts that the operator may replace. */
export const localeCatalogues = Object.fromEntries(await Promise.all(builtInLocales.map(load))) as Record<BuiltInLocale, Catalogue>
