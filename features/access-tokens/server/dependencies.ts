import type { MemberContext } from '#platform/server/context.ts'
import type { Config } from '#platform/server/config/config.ts'
import type { Tx } from '#platform/server/db/database.ts'
import type { RateLimiter } from '#platform/server/limits/limits.ts'

/** Checks that the person who creates a token is the owner of the account. */
export interface TokenCreatorCheck {
  /** Returns the proof that creating a token requires: none, the password, or another log-in. */
  needed(ctx: MemberContext): Promise<'none' | 'password' | 'log_in'>
  /**
   * Whether this is the password of the caller. Each call counts as a guess.
   * @throws {AppError} platform.too_many
   */
  isPasswordCorrect(ctx: MemberContext, password: string, config: Config): Promise<boolean>
  /** Locks the account. Returns false if the session has ended in the meantime. */
  lockSession(tx: Tx, memberId: string, sessionId: string): Promise<boolean>
}

/** Dependencies of the commands besides their context. */
export interface TokenDependencies {
  config: Config
  limits: RateLimiter
  proof: TokenCreatorCheck
}
