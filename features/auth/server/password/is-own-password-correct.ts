import type { Database } from '#platform/server/db/database.ts'
import type { RateLimiter } from '#platform/server/limits/limits.ts'
import { argon2 } from './passwords.ts'
import { readAccount } from '../queries.ts'

const tries = { burst: 10, seconds: 15 * 60 }
const triesADay = { burst: 50, seconds: 24 * 3600 }

/**
 * Whether this is the password of the signed-in member. Each call counts as an attempt. Slow: do not call it inside a transaction.
 * @throws {AppError} platform.too_many after 10 tries in 15 minutes or 50 in a day
 */
export const isOwnPasswordCorrect = async (db: Database, limits: RateLimiter, memberId: string, password: string): Promise<boolean> => {
  await limits.take(`confirm-password:${memberId}`, tries)
  await limits.take(`confirm-password-day:${memberId}`, triesADay)
  const account = await readAccount(db, memberId)
  return argon2.verify(account?.password_hash, password)
}
