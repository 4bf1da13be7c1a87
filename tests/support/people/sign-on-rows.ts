import type { Database } from '#platform/server/db/database.ts'

interface SignOnRows {
  id: string
  /** The value that is stored for every hash. */
  hash: Buffer
  /** When the sign-on and the log-out token expire. */
  until: Date
  sessionUntil: Date
}

/** Stores a begun sign-on, the name of a session at the provider and a used log-out token. */
export const storeSignOnRows = async (db: Database, { id, hash, until, sessionUntil }: SignOnRows): Promise<void> => {
  await db.insertInto('staff_sign_on_try').values({ state_hash: hash, secret_hash: hash, again: false, expires_at: until }).execute()
  const hashes = { provider_session_hash: hash, identity_hash: hash }
  await db
    .insertInto('staff_session')
    .values({ session_id: id, ...hashes, expires_at: sessionUntil })
    .execute()
  await db.insertInto('staff_log_out').values({ token_hash: hash, expires_at: until }).execute()
}
