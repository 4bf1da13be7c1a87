import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min'
import metadata from 'libphonenumber-js/min/metadata'
import { isInternational, widgetMaximum, withPlus } from './phone-text.ts'

/** How a number is shown; `auto` keeps to the way it was typed, with its country or without. */
export type PhoneFormat = 'national' | 'international' | 'e164' | 'rfc3966' | 'auto'

/** What the numbering plan of a country says of a number. */
export interface PhoneReading {
  /** Its length is one of the country's. */
  possible: boolean
  /** Its digits are one of the country's. */
  valid: boolean
  problem: 'phone_too_short' | 'phone_too_long' | 'phone_invalid' | undefined
  /** As it is shown; what was typed while it is not valid. */
  shown: string
}

/** Calling codes, of up to three digits, by country. */
export const callingCodes: ReadonlyMap<string, string> = new Map(getCountries().map((country) => [country, getCountryCallingCode(country)]))

const formatted = (number: PhoneNumber, format: PhoneFormat, typed: string): string => {
  if (format === 'rfc3966') return number.format('RFC3966')
  if (format === 'e164') return number.format('E.164') + (number.ext === undefined ? '' : `;ext=${number.ext}`)
  const international = format === 'international' || (format === 'auto' && isInternational(typed))
  return number.format(international ? 'INTERNATIONAL' : 'NATIONAL')
}

const problems = { TOO_SHORT: 'phone_too_short', TOO_LONG: 'phone_too_long' } as const
const problemOf = (text: string, country: CountryCode): NonNullable<PhoneReading['problem']> => {
  const found = validatePhoneNumberLength(text, country)
  return found === 'TOO_SHORT' || found === 'TOO_LONG' ? problems[found] : 'phone_invalid'
}

/** Reads a number as typed in a country. Between 2 and 17 digits without the calling code, or it is none. */
export const readPhone = (typed: string, country: string, format: PhoneFormat = 'auto'): PhoneReading => {
  const bad = (problem: NonNullable<PhoneReading['problem']>, possible = false): PhoneReading => ({
    possible,
    valid: false,
    problem,
    shown: typed,
  })
  if (!isSupportedCountry(country)) return bad('phone_invalid')
  if (typed.length > widgetMaximum) return bad('phone_too_long')
  const text = isInternational(typed) ? withPlus(typed) : typed
  const number = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false })
  if (number === undefined) return bad(problemOf(text, country))
  // Compared by calling code: the short form of the data cannot tell apart countries that share one.
  const fits = number.countryCallingCode === getCountryCallingCode(country)
  if (!fits || !number.isValid()) return bad(fits ? problemOf(text, country) : 'phone_invalid', number.isPossible())
  return { possible: true, valid: true, problem: undefined, shown: formatted(number, format, typed) }
}

/** The country of an international number, as far as its digits tell; `current` where it is one of several with that calling code. */
export const countryOfNumber = (typed: string, current: string): string | undefined => {
  if (!isInternational(typed)) return undefined
  const reader = new AsYouType()
  reader.input(withPlus(typed))
  const code = reader.getCallingCode()
  if (code === undefined) return undefined
  const exact = reader.getCountry()
  if (exact !== undefined) return exact
  if (callingCodes.get(current) === code) return current
  return metadata.country_calling_codes[code]?.[0]
}
