import type { MemberContext } from '#platform/server/context.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { RateLimiter } from '#platform/server/limits/limits.ts'

/** How features below prove that the right person is at the keyboard. */
export interface TokenCreationProof {
  /** What creating a token asks for now. */
  needed(ctx: MemberContext): Promise<'none' | 'password' | 'log_in'>
  /** Counts the try. @throws {AppError} platform.too_many */
  isPasswordCorrect(db: Database, limits: RateLimiter, memberId: string, password: string): Promise<boolean>
  /** Locks the account; false if the session has ended in the meantime. */
  lockSession(tx: Tx, memberId: string, sessionId: string): Promise<boolean>
}

/** Dependencies of the commands besides their context. */
export interface TokenDependencies {
  limits: RateLimiter
  proof: TokenCreationProof
}
