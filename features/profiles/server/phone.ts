import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A telephone number as typed in a country (ISO 3166-1 alpha-2), in E.164; undefined when it is none of that country. */
export const phoneNumber = (typed: string, country: string): string | undefined => {
  if (!isSupportedCountry(country)) return undefined
  const number = parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false })
  // Compared by calling code: the United States and Canada share one, and the short form of the data cannot tell them apart.
  if (number?.isValid() !== true || number.countryCallingCode !== getCountryCallingCode(country)) return undefined
  return number.number
}
