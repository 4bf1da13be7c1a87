import { formattingTag, type Locale } from '#platform/shared/i18n/locales.ts'

const names = new Map<Locale, Intl.DisplayNames>()

/** A country (ISO 3166-1 alpha-2) with its name in a language. */
export const countryIn = (code: string, locale: Locale): { code: string; name: string } => {
  const known = names.get(locale) ?? new Intl.DisplayNames(formattingTag[locale], { type: 'region' })
  names.set(locale, known)
  return { code, name: known.of(code) ?? code }
}

/** A country as the search card keeps it. */
export const countryNumber = (code: string): number => (code.charCodeAt(0) - 65) * 26 + code.charCodeAt(1) - 65
