import * as z from 'zod'
import { isKnownCountry } from './textable-number.ts'
import { defineConfigSection } from '#platform/server/config/config-section.ts'
import { integer, optional, withDefault } from '#platform/server/config/variable-schemas.ts'
import { type SmsAccount, smsProviders } from './sms/account.ts'

const variables = {
  SMS_PROVIDER: optional(z.enum(smsProviders, `must be ${smsProviders.join(' or ')}`)),
  SMS_FROM: optional(z.string().max(40, 'must have at most 40 characters')),
  AFRICASTALKING_USERNAME: optional(z.string()),
  AFRICASTALKING_API_KEY: optional(z.string()),
  TWILIO_ACCOUNT_SID: optional(z.string().regex(/^AC\w+$/, 'must begin with AC')),
  TWILIO_AUTH_TOKEN: optional(z.string()),
  SMS_PER_COUNTRY_HOUR: withDefault(integer(1, 1_000_000), 100),
  SMS_COUNTRIES: optional(
    z
      .string()
      .transform((list) => list.split(',').map((code) => code.trim().toUpperCase()))
      .refine((codes) => codes.every(isKnownCountry), 'must be country codes such as CM,KE,NG'),
  ),
}

export interface SmsConfig {
  /** `inbox` is the inbox page of the demo. Undefined without a provider: then phone login is off. */
  account: SmsAccount | 'inbox' | undefined
  /** Messages to one country in an hour. */
  perCountryHour: number
  /** Countries that messages go to; undefined for all. */
  countries: ReadonlySet<string> | undefined
}

/** The SMS provider, and the limits on spending. */
export const smsConfiguration = defineConfigSection({
  variables,
  read: (given, { demo }, mistakes): SmsConfig => {
    const limits = {
      perCountryHour: given.SMS_PER_COUNTRY_HOUR,
      countries: given.SMS_COUNTRIES === undefined ? undefined : new Set(given.SMS_COUNTRIES),
    }
    const demoAccount = demo ? ('inbox' as const) : undefined
    if (given.SMS_PROVIDER === 'africastalking') {
      const [user, key] = [given.AFRICASTALKING_USERNAME, given.AFRICASTALKING_API_KEY]
      if (user !== undefined && key !== undefined)
        return { account: { provider: 'africastalking', user, key, from: given.SMS_FROM }, ...limits }
      mistakes.push('SMS_PROVIDER=africastalking needs AFRICASTALKING_USERNAME and AFRICASTALKING_API_KEY')
    }
    if (given.SMS_PROVIDER === 'twilio') {
      const [user, key, from] = [given.TWILIO_ACCOUNT_SID, given.TWILIO_AUTH_TOKEN, given.SMS_FROM]
      if (user !== undefined && key !== undefined && from !== undefined)
        return { account: { provider: 'twilio', user, key, from }, ...limits }
      mistakes.push('SMS_PROVIDER=twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and SMS_FROM')
    }
    return { account: demoAccount, ...limits }
  },
  hasRealService: (given) => given.SMS_PROVIDER !== undefined,
})
