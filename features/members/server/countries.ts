import { formattingTags, type Locale } from '#platform/shared/i18n/locales.ts'

/** A country with its name in one language. */
interface NamedCountry {
  code: string
  name: string
}

const displayNames = new Map<Locale, Intl.DisplayNames>()
/** A cache, because looking up a name takes longer than the rest of a card. It stays small: the codes come from the database. */
const countries = new Map<string, NamedCountry>()

/** Returns a country (ISO 3166-1 alpha-2) with its name in a language. */
export const countryWithName = (code: string, locale: Locale): NamedCountry => {
  const key = `${locale} ${code}`
  const known = countries.get(key)
  if (known !== undefined) return known
  const names = displayNames.get(locale) ?? new Intl.DisplayNames(formattingTags[locale], { type: 'region' })
  displayNames.set(locale, names)
  const country = { code, name: names.of(code) ?? code }
  countries.set(key, country)
  return country
}

/** Encodes a country as the number stored in search cards. */
export const encodeCountry = (code: string): number => (code.charCodeAt(0) - 65) * 26 + code.charCodeAt(1) - 65
