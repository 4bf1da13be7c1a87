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
import { isInternational, maxParsedLength, toPlusFormat } from './phone-text.ts'

/** Output format; `auto` keeps national or international as typed. */
export type PhoneOutputFormat = 'national' | 'international' | 'e164' | 'rfc3966' | 'auto'

/** Result of parsing a number with the numbering plan of a country. */
export interface ParsedPhone {
  /** The length is valid for the country. */
  possible: boolean
  /** The digits are valid for the country. */
  valid: boolean
  problem: 'phone_too_short' | 'phone_too_long' | 'phone_invalid' | undefined
  /** The formatted number, or the input if it is invalid. */
  shown: string
}

/** Calling codes of up to three digits by country. */
export const callingCodes: ReadonlyMap<string, string> = new Map(getCountries().map((country) => [country, getCountryCallingCode(country)]))

const formatted = (number: PhoneNumber, format: PhoneOutputFormat, typed: string): string => {
  if (format === 'rfc3966') return number.format('RFC3966')
  if (format === 'e164') return number.format('E.164') + (number.ext === undefined ? '' : `;ext=${number.ext}`)
  const international = format === 'international' || (format === 'auto' && isInternational(typed))
  return number.format(international ? 'INTERNATIONAL' : 'NATIONAL')
}

const problems = { TOO_SHORT: 'phone_too_short', TOO_LONG: 'phone_too_long' } as const
const lengthProblem = (text: string, country: CountryCode): NonNullable<ParsedPhone['problem']> => {
  const found = validatePhoneNumberLength(text, country)
  return found === 'TOO_SHORT' || found === 'TOO_LONG' ? problems[found] : 'phone_invalid'
}

/** Parses a number typed in a country. Valid numbers have 2 to 17 digits without the calling code. */
export const parsePhone = (typed: string, country: string, format: PhoneOutputFormat = 'auto'): ParsedPhone => {
  const bad = (problem: NonNullable<ParsedPhone['problem']>, possible = false): ParsedPhone => ({
    possible,
    valid: false,
    problem,
    shown: typed,
  })
  if (!isSupportedCountry(country)) return bad('phone_invalid')
  if (typed.length > maxParsedLength) return bad('phone_too_long')
  const text = isInternational(typed) ? toPlusFormat(typed) : typed
  const number = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false })
  if (number === undefined) return bad(lengthProblem(text, country))
  // Compare calling codes: the small metadata set cannot distinguish countries that share one.
  const fits = number.countryCallingCode === getCountryCallingCode(country)
  if (!fits || !number.isValid()) return bad(fits ? lengthProblem(text, country) : 'phone_invalid', number.isPossible())
  return { possible: true, valid: true, problem: undefined, shown: formatted(number, format, typed) }
}

/**
 * Returns the country of an international number, as far as its digits determine it; `current` if that is one of several with this calling
 * code.
 */
export const countryOfNumber = (typed: string, current: string): string | undefined => {
  if (!isInternational(typed)) return undefined
  const reader = new AsYouType()
  reader.input(toPlusFormat(typed))
  const code = reader.getCallingCode()
  if (code === undefined) return undefined
  const exact = reader.getCountry()
  if (exact !== undefined) return exact
  if (callingCodes.get(current) === code) return current
  return metadata.country_calling_codes[code]?.[0]
}
