import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A telephone number as typed in a country, in E.164; undefined when it cannot be one. */
export const phoneNumber = (typed: string, country: string): string | undefined => {
  if (!isSupportedCountry(country)) return undefined
  const number = parsePhoneNumberFromString(typed, { defaultCountry: country satisfies CountryCode, extract: false })
  return number?.isValid() === true ? number.number : undefined
}
