import { isBanned, isKnownDeviceAndNetwork, keyedHash, readAccountByProvenPhone } from '#features/auth/server/index.ts'
import { readCancellableDeletion } from '#features/members/server/index.ts'
import type { Platform } from '#platform/server/platform.ts'
import { phoneLoginText } from '../../locales/text.ts'
import { smsConfiguration } from '../config.ts'
import type { PhoneCodeRequest } from '../job-kinds.ts'
import type { SendSms } from '../sms/account.ts'
import { setPhoneCode } from './code-store.ts'
import { countSmsIfAllowed } from './spending-cap.ts'
import { hashPhoneCode, phoneCodeKey } from './verify-phone-code.ts'

const codeMinutes = 10

/** How a request ended, for the metric. */
export type SmsOutcome = 'sent' | 'failed' | 'over_number' | 'over_country' | 'unwanted'

interface Sending {
  sendSms: SendSms
  /** Returns six unpredictable digits. */
  randomCode: () => string
}

/** Whether to send the code: not to a banned number, and for a new password only to a number that a member logs in with. */
const isWanted = async ({ db, clock, config }: Platform, { phone, purpose }: PhoneCodeRequest, owner: Owner): Promise<boolean> => {
  if (owner === undefined) return purpose !== 'reset-password' && !(await isBanned(db, { email: null, phones: [phone] }, config.secrets))
  return owner.status !== 'deleted' || purpose === 'prove' || (await readCancellableDeletion(db, owner.id, clock.now())) !== undefined
}
type Owner = Awaited<ReturnType<typeof readAccountByProvenPhone>>

/** Creates a code and sends it, within the spending caps. The person who asked learns nothing of the outcome except by the message. */
export const sendPhoneCode = async (
  platform: Platform,
  { sendSms, randomCode }: Sending,
  wanted: PhoneCodeRequest,
): Promise<SmsOutcome> => {
  const { db, clock, config, texts, log, publicUrl } = platform
  const { phone, country, locale, place } = wanted
  const owner = await readAccountByProvenPhone(db, phone)
  if (!(await isWanted(platform, wanted, owner))) return 'unwanted'
  const [secret] = config.secrets
  const known = owner !== undefined && (await isKnownDeviceAndNetwork(db, config.secrets, owner.id, place))
  const caps = { perCountryHour: config.section(smsConfiguration).perCountryHour, factor: config.limitFactor }
  const number = keyedHash(secret, 'sms', phone)
  const verdict = await countSmsIfAllowed(db, caps, { country, number, known, asked: new Date(wanted.asked) })
  if (verdict !== 'allowed') return verdict

  const code = randomCode()
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000)
  await setPhoneCode(db, { key: phoneCodeKey(secret, wanted), hash: hashPhoneCode(secret, wanted, code), expiresAt }, now)
  const words = texts.translate(locale, phoneLoginText, 'sms.code', { code, minutes: codeMinutes })
  try {
    // The last line lets phones offer the code to this page only.
    await sendSms({ to: phone, text: `${words}\n\n@${new URL(publicUrl).hostname} #${code}` })
    return 'sent'
  } catch (error) {
    log.warn({ err: error, country }, 'a message with a code was not sent')
    return 'failed'
  }
}
