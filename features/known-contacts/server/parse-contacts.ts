import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { Email } from '#platform/shared/fields.ts'

/** A phone number in E.164, or an email address in lower case. */
export interface Contact {
  kind: 'number' | 'address'
  contact: string
}

const parseContact = (given: string, country: string): Contact | undefined => {
  if (given.includes('@')) {
    const email = Email.safeParse(given)
    return email.success ? { kind: 'address', contact: email.data } : undefined
  }
  const options = { extract: false, ...(isSupportedCountry(country) ? { defaultCountry: country } : {}) }
  const number = parsePhoneNumberFromString(given, options)
  return number?.isValid() === true ? { kind: 'number', contact: number.number } : undefined
}

/**
 * Parses phone numbers and email addresses as typed or picked, and removes duplicates.
 * @param country ISO 3166-1 alpha-2: the country of numbers without a country code
 */
export const parseContacts = (given: readonly string[], country: string): { contacts: Contact[]; unreadable: number } => {
  const parsed = given.map((one) => parseContact(one, country))
  const byContact = new Map(parsed.flatMap((one) => (one === undefined ? [] : [[one.contact, one]])))
  return { contacts: [...byContact.values()], unreadable: parsed.filter((one) => one === undefined).length }
}
