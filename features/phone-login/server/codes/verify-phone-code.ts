import { timingSafeEqual } from 'node:crypto'
import { clearAttempts, recordAttempt, codeFailureLimit, keyedHash, maxCodeTries, type toCodeError } from '#features/auth/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import type { PhoneCodePurpose } from '../../contract.ts'
import { deletePhoneCodes, takePhoneCodeAttempt } from './code-store.ts'

type Secrets = readonly [string, ...string[]]

/** The number and purpose of a code. A code for `prove` is bound to the member who asked for it. */
export interface PhoneCodeBinding {
  phone: string
  purpose: PhoneCodePurpose
  memberId?: string | undefined
}

/** The key under which a code is stored. */
export const phoneCodeKey = (secret: string, { phone, purpose, memberId = '' }: PhoneCodeBinding): Buffer =>
  keyedHash(secret, 'phone-code-key', phone, purpose, memberId)

/** Hashes a code, bound to its use. */
export const hashPhoneCode = (secret: string, { phone, purpose, memberId = '' }: PhoneCodeBinding, code: string): Buffer =>
  keyedHash(secret, 'phone-code', phone, purpose, memberId, code)

export type PhoneCodeVerdict = { kind: 'right' } | Parameters<typeof toCodeError>[0]

/**
 * Checks one guess in the caller's transaction and deletes the code if it is right, with the limits of mailed codes: five tries of a code, and 20
 * failures in 24 hours by number and network. The transaction must commit for every verdict, or wrong guesses would not count.
 */
export const verifyPhoneCode = async (
  tx: Tx,
  secrets: Secrets,
  { use, code, from }: { use: PhoneCodeBinding; code: string; from: string },
  now: Date,
): Promise<PhoneCodeVerdict> => {
  const failures = keyedHash(secrets[0], 'phone-codes', use.phone, from)
  const seconds = await recordAttempt(tx, failures, codeFailureLimit, now)
  if (seconds > 0) return { kind: 'too-many', seconds }
  const sent = await takePhoneCodeAttempt(tx, { keys: secrets.map((secret) => phoneCodeKey(secret, use)), tries: maxCodeTries, now })
  const known = sent?.hash ?? Buffer.alloc(32)
  const right = secrets.filter((secret) => timingSafeEqual(hashPhoneCode(secret, use, code), known)).length > 0
  if (!right || sent === undefined) return { kind: 'wrong' }
  await deletePhoneCodes(tx, [sent.key])
  await clearAttempts(tx, failures)
  return { kind: 'right' }
}
