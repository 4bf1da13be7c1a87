import type { MemberContext } from '#platform/server/context.ts'
import type { Config } from '#platform/server/config/config.ts'
import type { Tx } from '#platform/server/db/database.ts'
import type { RateLimiter } from '#platform/server/limits/limits.ts'

/** Checks that the person who creates a token is the owner of the account. */
export interface TokenCreationProof {
  /** Returns what creating a token requires now. */
  needed(ctx: MemberContext): Promise<'none' | 'password' | 'log_in'>
  /** Counts the attempt. @throws {AppError} platform.too_many */
  isPasswordCorrect(ctx: MemberContext, password: string, config: Config): Promise<boolean>
  /** Locks the account. Returns false if the session has ended in the meantime. */
  lockSession(tx: Tx, memberId: string, sessionId: string): Promise<boolean>
}

/** Dependencies of the commands besides their context. */
export interface TokenDependencies {
  config: Config
  limits: RateLimiter
  proof: TokenCreationProof
}
