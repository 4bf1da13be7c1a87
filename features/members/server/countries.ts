import { formattingTags, type Locale } from '#platform/shared/i18n/locales.ts'

const names = new Map<Locale, Intl.DisplayNames>()

/** Returns a country (ISO 3166-1 alpha-2) with its name in a language. */
export const countryWithName = (code: string, locale: Locale): { code: string; name: string } => {
  const known = names.get(locale) ?? new Intl.DisplayNames(formattingTags[locale], { type: 'region' })
  names.set(locale, known)
  return { code, name: known.of(code) ?? code }
}

/** Encodes a country as the number stored in search cards. */
export const encodeCountry = (code: string): number => (code.charCodeAt(0) - 65) * 26 + code.charCodeAt(1) - 65
