import { createHmac } from 'node:crypto'
import type { Tx } from '#platform/server/db/database.ts'
import type { RateLimiter } from '#platform/server/limits/limits.ts'
import type { Realtime } from '#platform/server/realtime/realtime.ts'
import type { Texts } from '#platform/server/texts.ts'
import type { PasswordHasher } from './password/passwords.ts'

/** Callback for other features, run when a suspension ends, in the same transaction. */
export type OnReinstate = (tx: Tx, memberId: string, now: Date) => Promise<void>

/** Callback run when a code sent to the email or phone number has set a new password, in the same transaction. Other features then shut a stranger out. */
export type OnPasswordReset = (tx: Tx, memberId: string, by: 'email' | 'phone', now: Date) => Promise<void>

/**
 * Callback run when a code has proven the email of an unverified account, in the same transaction. `replaced` says whether the data typed at the
 * sign-up has replaced the data of the account.
 * @returns whether the account is an imported one that keeps its data; the registration rules do not apply to it
 */
export type OnFirstProof = (tx: Tx, memberId: string, outcome: { replaced: boolean }, now: Date) => Promise<boolean>

/** Callback run before an unverified account is removed, in the same transaction, so that other features can delete its files. */
export type OnUnverifiedRemoval = (tx: Tx, memberId: string, now: Date) => Promise<void>

/** Dependencies of the auth commands besides their context. */
export interface AuthDependencies {
  limits: RateLimiter
  /** Multiplies the limits on failed sign-ins. */
  limitFactor: number
  realtime: Pick<Realtime, 'endSessions'>
  passwords: PasswordHasher
  /** The current secret first, then older secrets that are still accepted. */
  secrets: readonly [string, ...string[]]
  texts: Texts
  onReinstate: OnReinstate
  onPasswordReset: OnPasswordReset
  onFirstProof: OnFirstProof
}

/** Returns the HMAC-SHA256 of several parts. They are joined as JSON, so that the boundaries between them stay unambiguous. */
export const keyedHash = (secret: string | Buffer, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest()
