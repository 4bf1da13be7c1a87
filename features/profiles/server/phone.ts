import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Parses a phone number typed in a country (ISO 3166-1 alpha-2) to E.164; undefined if it is invalid or of another country. */
export const parsePhoneNumber = (typed: string, country: string): string | undefined => {
  if (!isSupportedCountry(country)) return undefined
  const number = parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false })
  // Compare calling codes: the United States and Canada share one, and the small metadata set cannot tell them apart.
  if (number?.isValid() !== true || number.countryCallingCode !== getCountryCallingCode(country)) return undefined
  return number.number
}
