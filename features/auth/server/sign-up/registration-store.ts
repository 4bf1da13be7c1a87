import { createHash, randomBytes } from 'node:crypto'
import { type NewMember, rewriteUnverified } from '#features/members/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { type DeletionBatches, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'

/** As long as an account is kept whose email was never proven. */
const keptHours = 48

/** The moment before which a registration that was never proven has lapsed. */
const registrationLimit = (now: Date): Date => new Date(now.getTime() - keptHours * 3_600_000)

/** What a registrant says about themself; the email is the account's. */
export type Given = Omit<NewMember, 'id' | 'email' | 'now'>

/** The secret that a browser sends back with the code: 256 random bits. */
export const newRegistrationSecret = (): string => randomBytes(32).toString('base64url')

// 256 random bits: one round of SHA-256 keeps them secret.
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Keeps what somebody gave for an account whose email nobody has proven yet, beside what others gave for it. */
export const addRegistration = async (
  tx: Tx,
  { memberId, secret, passwordHash, given }: { memberId: string; secret: string; passwordHash: string; given: Given },
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('registration')
    .values({
      token_hash: hashOf(secret),
      member_id: memberId,
      password_hash: passwordHash,
      given: JSON.stringify(given),
      created_at: now,
    })
    .execute()
}

const newest = (tx: Tx, memberId: string) =>
  tx
    .selectFrom('registration')
    .select(['password_hash', 'given', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .limit(1)

/**
 * Gives an account whose email is proven now the data of one registration and forgets all of them: of the one that `secret` belongs to, otherwise
 * with `orNewest` of the newest.
 * @returns the hash of the password of the one that `secret` belongs to; undefined without one, since somebody else may know the password
 */
export const settleRegistrations = async (
  tx: Tx,
  memberId: string,
  { secret, orNewest }: { secret: string | undefined; orNewest: boolean },
): Promise<string | undefined> => {
  const own = secret === undefined ? undefined : await newest(tx, memberId).where('token_hash', '=', hashOf(secret)).executeTakeFirst()
  const taken = own ?? (orNewest ? await newest(tx, memberId).executeTakeFirst() : undefined)
  if (taken !== undefined) await rewriteUnverified(tx, memberId, taken.given as Given, taken.created_at)
  await deleteRegistrations(tx, memberId)
  return own?.password_hash
}

/** Forgets every registration of an account. */
export const deleteRegistrations = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('registration').where('member_id', '=', memberId).execute()
}

/** Removes the registrations that nobody proved in time. */
export const deleteLapsedRegistrations = (batches: DeletionBatches, now: Date): Promise<void> =>
  deleteInBatches(batches, 'registration', { by: 'created_at', upTo: registrationLimit(now) })
