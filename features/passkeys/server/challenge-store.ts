import { randomBytes } from 'node:crypto'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { type DeletionBudget, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'

/** How long a challenge may be answered, in milliseconds. */
export const challengeMs = 5 * 60_000

/** What a challenge is for. Adding is bound to a member and a session. */
export type ChallengePurpose = { for: 'log-in' } | { for: 'add'; memberId: string; sessionId: string }

/** Stores a new random challenge and returns it; `userHandle` is kept with a challenge for adding. */
export const createChallenge = async (
  db: Database,
  purpose: ChallengePurpose,
  now: Date,
  userHandle: Buffer | null = null,
): Promise<Buffer> => {
  const challenge = randomBytes(32)
  await db
    .insertInto('passkey_challenge')
    .values({
      challenge,
      purpose: purpose.for,
      member_id: purpose.for === 'add' ? purpose.memberId : null,
      session_id: purpose.for === 'add' ? purpose.sessionId : null,
      user_handle: userHandle,
      expires_at: new Date(now.getTime() + challengeMs),
    })
    .execute()
  return challenge
}

/** Deletes a valid challenge and returns it; undefined if there is none. Of parallel calls, only one gets it. */
export const takeChallenge = (
  tx: Tx,
  challenge: Buffer,
  purpose: ChallengePurpose,
  now: Date,
): Promise<{ user_handle: Buffer | null } | undefined> =>
  tx
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose.for)
    .where('expires_at', '>', now)
    .where('member_id', purpose.for === 'add' ? '=' : 'is', purpose.for === 'add' ? purpose.memberId : null)
    .where('session_id', purpose.for === 'add' ? '=' : 'is', purpose.for === 'add' ? purpose.sessionId : null)
    .returning('user_handle')
    .executeTakeFirst()

/** Deletes challenges that can no longer be answered. */
export const deleteExpiredChallenges = (batches: DeletionBudget, now: Date): Promise<void> =>
  deleteInBatches(batches, 'passkey_challenge', { by: 'expires_at', upTo: now })

/** Deletes the open challenges of a member. */
export const deleteChallengesOf = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('passkey_challenge').where('member_id', '=', memberId).execute()
}
