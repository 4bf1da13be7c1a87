import type { Database } from '#platform/server/db/database.ts'
import type { Limits } from '#platform/server/limits.ts'
import { argon2 } from './passwords.ts'
import { readAccount } from './queries.ts'

const tries = { burst: 10, seconds: 15 * 60 }

/**
 * Whether somebody signed in knows the password too, before what cannot be undone. Slow, so never inside a transaction.
 * @throws {Refusal} platform.too_many after 10 tries in 15 minutes
 */
export const confirmPassword = async (db: Database, limits: Limits, memberId: string, password: string): Promise<boolean> => {
  await limits.take(`confirm-password:${memberId}`, tries)
  const account = await readAccount(db, memberId)
  return argon2.verify(account?.password_hash, password)
}
