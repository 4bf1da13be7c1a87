import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A phone number as typed in a country (ISO 3166-1 alpha-2) in E.164 form; nothing if it is none of that country. */
export const parsePhone = (typed: string, country: string): string | undefined => {
  if (!isSupportedCountry(country)) return undefined
  const phone = parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false })
  // Countries that share a calling code cannot be told apart by every number.
  if (phone === undefined || !phone.isValid() || phone.countryCallingCode !== getCountryCallingCode(country)) return undefined
  return phone.number
}
