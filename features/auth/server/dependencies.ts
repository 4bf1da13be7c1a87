import { createHmac } from 'node:crypto'
import type { Tx } from '#platform/server/db/database.ts'
import type { RateLimiter } from '#platform/server/limits/limits.ts'
import type { Realtime } from '#platform/server/realtime/realtime.ts'
import type { Texts } from '#platform/server/texts.ts'
import type { PasswordHasher } from './password/passwords.ts'

/** Runs when a suspension ends, so that other features can act. */
export type OnReinstate = (tx: Tx, memberId: string, now: Date) => Promise<void>

/** Runs when a code sent to the email or the number has set a new password, in the same transaction, so that other features can shut out a stranger. */
export type OnPasswordReset = (tx: Tx, memberId: string, by: 'email' | 'phone', now: Date) => Promise<void>

/**
 * Runs when the address of an unverified account has been proven by a code, in the same transaction. `replaced` says whether what somebody typed at
 * the sign-up has replaced what was known of the account.
 * @returns whether the operator has brought the account along and it stays as it was, so the rules of registration do not concern it
 */
export type OnFirstProof = (tx: Tx, memberId: string, outcome: { replaced: boolean }, now: Date) => Promise<boolean>

/** Runs before an unverified account is removed, in the same transaction, so that other features can delete what they keep outside the database. */
export type OnRemoval = (tx: Tx, memberId: string, now: Date) => Promise<void>

/** Dependencies of the auth commands besides their context. */
export interface AuthDependencies {
  limits: RateLimiter
  /** Multiplies the limits on failed sign-ins. */
  limitFactor: number
  realtime: Pick<Realtime, 'endSessions'>
  passwords: PasswordHasher
  /** The current secret first, then older ones that are still accepted. */
  secrets: readonly [string, ...string[]]
  texts: Texts
  onReinstate: OnReinstate
  onPasswordReset: OnPasswordReset
  onFirstProof: OnFirstProof
}

/** HMAC-SHA256 over several parts. JSON keeps the boundaries between the parts unambiguous. */
export const keyedHash = (secret: string | Buffer, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest()
