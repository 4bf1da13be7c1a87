import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import type { PhoneCodeBinding } from './codes/verify-phone-code.ts'

/** Payload of `sendPhoneCodeJob`. */
export interface PhoneCodeRequest extends PhoneCodeBinding {
  country: string
  /** Language of the request. */
  locale: Locale
  /** Hash of the device and network of the request, from `hashDeviceAndNetwork`. */
  place: string
  /** ISO time of the request. */
  asked: string
}

/** Sends a code. Run once: a second run after a crash could send, and cost, twice. The person asks for another code instead. */
export const sendPhoneCodeJob = jobKind<PhoneCodeRequest>('phone-login.send-code', { slow: 'codes', tries: 1 })
