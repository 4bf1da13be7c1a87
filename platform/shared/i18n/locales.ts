import { type Language, builtInLanguages } from './languages.ts'

/** Code of a language whose texts are part of the source code. */
export type BuiltInLocale = keyof typeof builtInLanguages
/** The code of a language that the operator has added as files. */
export type AddedLocale = string & { readonly isAddedLanguage: true }
/** Code of a language of the interface. */
export type Locale = BuiltInLocale | AddedLocale

/** A language that the operator has added: two letters, what menus show, and the direction of its script. */
export interface AddedLanguage extends Pick<Language, 'name' | 'tag'> {
  code: string
  dir: 'ltr' | 'rtl'
  flag?: Language['flag'] | undefined
}

/** The languages whose texts are part of the code; English comes first and is the fallback. */
export const builtInLocales = Object.keys(builtInLanguages) as [BuiltInLocale, ...BuiltInLocale[]]

const known = new Map<string, Language>(Object.entries(builtInLanguages))

/** The languages that the service offers, in the order of the menus: those of the code, then those the operator has added. */
export const locales: readonly Locale[] = [...builtInLocales]

/** BCP 47 tags for dates and numbers. */
export const formattingTags: Record<Locale, string> = Object.fromEntries([...known].map(([code, { tag }]) => [code, tag])) as Record<
  Locale,
  string
>

/** Native names of the languages. */
export const languageNames: Record<Locale, string> = Object.fromEntries([...known].map(([code, { name }]) => [code, name])) as Record<
  Locale,
  string
>

export const isBuiltIn = (locale: Locale): locale is BuiltInLocale => Object.hasOwn(builtInLanguages, locale)

/** Whether a value is the code of a language that the service offers. */
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/** Adds languages to the menus, once at the start of a server or page. Codes that are known stay as they are. */
export const addLanguages = (more: readonly AddedLanguage[]): void => {
  for (const { code, ...language } of more) {
    if (isLocale(code) || Object.hasOwn(builtInLanguages, code)) continue
    known.set(code, { ...language, flag: language.flag ?? [] })
    const locale = code as AddedLocale
    ;(locales as Locale[]).push(locale)
    formattingTags[locale] = language.tag
    languageNames[locale] = language.name
  }
}

/**
 * Leaves only some languages in the menus, once at the start of a server or page. English always stays, because it fills the gaps of the others.
 * Members who had chosen another language get English.
 */
export const offerLanguages = (codes: readonly string[]): void => {
  const offered = locales.filter((locale) => locale === 'en' || codes.includes(locale))
  ;(locales as Locale[]).splice(0, locales.length, ...offered)
}

/** The languages that the operator has added, in the order of the menus. */
export const addedLanguages = (): AddedLanguage[] =>
  [...known].flatMap(([code, { dir = 'ltr', ...language }]) => (Object.hasOwn(builtInLanguages, code) ? [] : [{ code, dir, ...language }]))

/** The direction of the script of a language. */
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => known.get(locale)?.dir ?? 'ltr'

/** The attributes of a page in a language: `lang`, and `dir` where the script runs from right to left. */
export const languageAttributes = (locale: Locale): string => `lang="${locale}"${directionOf(locale) === 'rtl' ? ' dir="rtl"' : ''}`

/** The flag of a language; empty for a language that was added without a flag. */
export const flagOf = (locale: Locale): Language['flag'] => known.get(locale)?.flag ?? []

/** Returns the first supported language of a list of BCP 47 tags; English if none is supported. */
export const pickLocale = (preferred: readonly (string | null | undefined)[]): Locale => {
  for (const tag of preferred) {
    const prefix = tag?.trim().slice(0, 2).toLowerCase()
    if (isLocale(prefix)) return prefix
  }
  return 'en'
}
