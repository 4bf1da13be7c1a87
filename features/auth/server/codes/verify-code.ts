import { timingSafeEqual } from 'node:crypto'
import type { Tx } from '#platform/server/db/database.ts'
import { AppError } from '#platform/shared/errors.ts'
import { authErrors, type CodePurpose } from '../../contract.ts'
import { type AuthDependencies, keyedHash } from '../dependencies.ts'
import { type CodeOwner, recordAttempt, deleteCode, clearAttempts, lockCodeAndReadKeyHash, consumeCodeTry } from '../store.ts'

/** How many wrong guesses one code allows. */
export const maxCodeTries = 5
/**
 * Limit on failed guesses per email and network, also for emails without an account. A stranger on another network cannot use it up and lock the
 * owner out. Over all networks, guesses are limited by the number of codes mailed per day (`mail-limit.ts`) with five guesses each.
 */
export const codeFailureLimit = { maxAttempts: 20, seconds: 24 * 3600 }

interface CodeUse {
  memberId: string
  purpose: CodePurpose
  /** The new address, for a `change-email` code. */
  newEmail?: string
}

/** Hashes a code or the key in its link together with the purpose, the member and the new address. */
export const hashCode = (secret: string, { memberId, purpose, newEmail = '' }: CodeUse, code: string): Buffer =>
  keyedHash(secret, 'code', memberId, purpose, newEmail, code)

export type CodeVerdict = { kind: 'right'; memberId: string } | { kind: 'wrong' } | { kind: 'too-many'; seconds: number }

/** Whether this is the long key of a link, not a typed code. */
export const looksLikeLinkKey = (code: string): boolean => code.length > 6

/**
 * Returns the stored hash to compare with. A code uses up one guess. A long key cannot be guessed, so it uses up none, and strangers cannot
 * exhaust it.
 */
const readStoredHash = async (
  tx: Tx,
  { purpose, code, ...owner }: CodeGuess,
  now: Date,
): Promise<{ member_id: string; hash: Buffer | null } | undefined> => {
  if (looksLikeLinkKey(code)) return lockCodeAndReadKeyHash(tx, owner, { purpose, now })
  return consumeCodeTry(tx, owner, { purpose, tries: maxCodeTries, now })
}

type CodeGuess = Omit<CodeUse, 'memberId'> &
  CodeOwner & {
    code: string
    /** Whose guesses are counted: a network, or a member for codes that only the member can enter. */
    from: string
  }

/**
 * Checks one guess in the caller's transaction and deletes the code if it is right. The transaction must commit for every verdict, or wrong
 * guesses would not count; throw `toCodeError` after it.
 */
export const verifyCode = async (
  tx: Tx,
  { secrets }: Pick<AuthDependencies, 'secrets'>,
  guess: CodeGuess,
  now: Date,
): Promise<CodeVerdict> => {
  const key = keyedHash(secrets[0], 'codes', 'email' in guess ? guess.email : guess.memberId, guess.from)
  const seconds = looksLikeLinkKey(guess.code) ? 0 : await recordAttempt(tx, key, codeFailureLimit, now)
  if (seconds > 0) return { kind: 'too-many', seconds }
  const sent = await readStoredHash(tx, guess, now)
  const memberId = sent?.member_id ?? ''
  const given = secrets.map((secret) => hashCode(secret, { ...guess, memberId }, guess.code))
  const known = sent?.hash ?? Buffer.alloc(32)
  const right = given.filter((hash) => timingSafeEqual(hash, known)).length > 0
  if (!right || sent === undefined || sent.hash === null) return { kind: 'wrong' }
  await deleteCode(tx, memberId, guess.purpose)
  await clearAttempts(tx, key)
  return { kind: 'right', memberId }
}

/** Returns the error for a wrong or refused guess. */
export const toCodeError = (verdict: Exclude<CodeVerdict, { kind: 'right' }>): AppError =>
  verdict.kind === 'wrong'
    ? new AppError(authErrors.wrong_code, { fields: { code: [authErrors.wrong_code] } })
    : new AppError(authErrors.too_many_codes, { retryAfter: verdict.seconds, values: { seconds: verdict.seconds } })
