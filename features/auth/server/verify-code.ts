import { timingSafeEqual } from 'node:crypto'
import type { Tx } from '#platform/server/db/database.ts'
import { Refusal } from '#platform/shared/errors.ts'
import { authErrors, type CodePurpose } from '../contract.ts'
import { type Auth, keyed } from './auth.ts'
import { countAttempt, deleteCode, forgetAttempts, tryCode } from './store.ts'

const tries = 5
/** Over all codes sent to an email; the same for emails without an account. */
const failures = { most: 20, seconds: 24 * 3600 }

interface CodeUse {
  memberId: string
  purpose: CodePurpose
  /** The address a `change-email` code takes over. */
  newEmail?: string
}

/** What is stored of a code: useless without the secret, for another purpose, member or new address. */
export const hashCode = (secret: string, { memberId, purpose, newEmail = '' }: CodeUse, code: string): Buffer =>
  keyed(secret, 'code', memberId, purpose, newEmail, code)

export type Verdict = { kind: 'right'; memberId: string } | { kind: 'wrong' } | { kind: 'too-many'; seconds: number }

/**
 * Judges one guess inside the caller's transaction and consumes the code if it is right.
 * The transaction must commit whatever the verdict, or wrong guesses would not count: refuse after it, with `refusalFor`.
 */
export const verifyCode = async (
  tx: Tx,
  { secrets }: Pick<Auth, 'secrets'>,
  guess: Omit<CodeUse, 'memberId'> & { email: string; code: string },
  now: Date,
): Promise<Verdict> => {
  const key = keyed(secrets[0], 'codes', guess.email)
  const seconds = await countAttempt(tx, key, failures, now)
  if (seconds > 0) return { kind: 'too-many', seconds }
  const sent = await tryCode(tx, { email: guess.email, purpose: guess.purpose, tries, now })
  const memberId = sent?.member_id ?? ''
  const given = secrets.map((secret) => hashCode(secret, { ...guess, memberId }, guess.code))
  const stored = sent?.code_hash ?? Buffer.alloc(32)
  const right = given.filter((hash) => timingSafeEqual(hash, stored)).length > 0
  if (!right || sent === undefined) return { kind: 'wrong' }
  await deleteCode(tx, memberId, guess.purpose)
  await forgetAttempts(tx, key)
  return { kind: 'right', memberId }
}

/** The refusal of a guess that was not right. */
export const refusalFor = (verdict: Exclude<Verdict, { kind: 'right' }>): Refusal =>
  verdict.kind === 'wrong'
    ? new Refusal(authErrors.wrong_code, { fields: { code: [authErrors.wrong_code] } })
    : new Refusal(authErrors.too_many_codes, { retryAfter: verdict.seconds, values: { seconds: verdict.seconds } })
