import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { parsePhoneNumber } from '#features/profiles/server/index.ts'
import { authErrors } from '#features/auth/contract.ts'
import { AppError, type ErrorCode } from '#platform/shared/errors.ts'
import { phoneLoginErrors } from '../contract.ts'

/** Whether a country code (ISO 3166-1 alpha-2) belongs to a country with phone numbers. */
export const isKnownCountry = (code: string): code is CountryCode => isSupportedCountry(code)

export interface TextableNumber {
  /** E.164. */
  phone: string
  /** Where the number belongs, which may be another country with the same calling code. */
  country: string
}

// Number types that can receive a text message. Premium, shared-cost, satellite and unknown types cannot, or cost too much.
const textableTypes: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE']

const refuse = (code: ErrorCode): never => {
  throw new AppError(code, { fields: { mobileNumber: [code] } })
}

/**
 * Reads a number typed in a country, which must be a mobile one: a message to any other costs more or arrives nowhere.
 * @throws {AppError} auth.phone_invalid, phone_login.not_mobile
 */
export const readTextableNumber = (
  typed: { mobileNumber: string; countryCode: string },
  countries: ReadonlySet<string> | undefined,
): TextableNumber => {
  const phone = parsePhoneNumber(typed.mobileNumber, typed.countryCode)
  if (phone === undefined) return refuse(authErrors.phone_invalid)
  const number = parsePhoneNumberFromString(phone)
  const country = number?.country
  if (number === undefined || country === undefined || !number.isValid() || !textableTypes.includes(number.getType()))
    return refuse(phoneLoginErrors.not_mobile)
  if (countries !== undefined && !countries.has(country)) return refuse(phoneLoginErrors.not_mobile)
  return { phone, country }
}
