import { expect, test } from 'vitest'
import { locales } from '#platform/shared/i18n/locales.ts'
import { readConfig } from '#platform/server/config/config.ts'
import { en } from '../locales/en.ts'
import { es } from '../locales/es.ts'
import { fr } from '../locales/fr.ts'
import { pt } from '../locales/pt.ts'
import { sw } from '../locales/sw.ts'
import { smsConfiguration } from './config.ts'
import { readTextableNumber } from './textable-number.ts'

const service = {
  DEMO: '0',
  SMTP_URL: 'smtp://localhost:25',
  PUBLIC_URL: 'https://ndloo.example',
  DATABASE_URL: 'postgres://localhost/ndloo',
  SECRET: 'a secret of tests, long enough to be one',
}
const read = (environment: Record<string, string>) => readConfig(environment, [smsConfiguration]).section(smsConfiguration)

test('without a provider the way is off, and in the demo an inbox stands in for one', () => {
  expect(read(service)).toEqual({ account: undefined, perCountryHour: 100, countries: undefined })
  expect(read({ DEMO: '1', SECRET: service.SECRET }).account).toBe('inbox')
})

test('a provider needs its account', () => {
  const africasTalking = { ...service, SMS_PROVIDER: 'africastalking' }
  expect(() => read(africasTalking)).toThrow('AFRICASTALKING_USERNAME and AFRICASTALKING_API_KEY')
  expect(read({ ...africasTalking, AFRICASTALKING_USERNAME: 'ndloo', AFRICASTALKING_API_KEY: 'key' }).account).toMatchObject({
    provider: 'africastalking',
    user: 'ndloo',
  })
  expect(() => read({ ...service, SMS_PROVIDER: 'twilio', TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'token' })).toThrow('SMS_FROM')
  expect(() => read({ ...service, SMS_PROVIDER: 'pigeons' })).toThrow('must be africastalking or twilio')
})

test('messages go to the listed countries only, by where the number belongs', () => {
  const { countries } = read({ ...service, SMS_COUNTRIES: 'cm, us' })
  expect(readTextableNumber({ countryCode: 'CM', mobileNumber: '677123456' }, countries)).toEqual({ phone: '+237677123456', country: 'CM' })
  expect(() => readTextableNumber({ countryCode: 'KE', mobileNumber: '712345678' }, countries)).toThrow('phone_login.not_mobile')
  // Jamaica shares its calling code with the United States.
  expect(() => readTextableNumber({ countryCode: 'US', mobileNumber: '876 210 1234' }, countries)).toThrow('phone_login.not_mobile')
  expect(() => read({ ...service, SMS_COUNTRIES: 'CM,Kenya' })).toThrow('must be country codes')
})

/** The letters of the short alphabet of text messages, 160 to a message; any other letter makes it 70. */
const gsm = /^[\n A-Za-z0-9@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà]*$/

test('a code takes one message in every language', () => {
  const texts = { en, es, fr, pt, sw }
  expect(Object.keys(texts).toSorted()).toEqual([...locales].toSorted())
  for (const { sms } of Object.values(texts)) {
    const text = `${sms.code.replace('{brand}', 'Ndloo').replace('{code}', '123456').replace('{minutes}', '10')}\n\n@a-rather-long-host-name.example #123456`
    expect(text).toMatch(gsm)
    expect(text.length).toBeLessThanOrEqual(160)
  }
})
