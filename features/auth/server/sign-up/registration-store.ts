import { randomBytes } from 'node:crypto'
import { type NewMember, replaceUnverifiedMemberData } from '#features/members/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { type DeletionBudget, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { hashToken } from '#platform/server/secrets/hash-token.ts'

/** Hours for which a registration is kept: as long as an unverified account (`jobs.ts`). Change both together. */
const keptHours = 48

/** Registrations created before this moment have expired. */
const registrationCutoff = (now: Date): Date => new Date(now.getTime() - keptHours * 3_600_000)

/** Data of a registration. The email belongs to the account. */
export type RegistrationData = Omit<NewMember, 'id' | 'email' | 'proven_phone' | 'now'>

/** Generates the secret that the browser sends back with the code: 256 random bits. */
export const newRegistrationSecret = (): string => randomBytes(32).toString('base64url')

interface NewRegistration {
  memberId: string
  secret: string
  passwordHash: string
  given: RegistrationData
  /** The invitation with which the person signed up. */
  invitationId: string | undefined
}

/** Stores a registration of an unverified account. Others with the same email stay. */
export const addRegistration = async (
  tx: Tx,
  { memberId, secret, passwordHash, given, invitationId }: NewRegistration,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('registration')
    .values({
      token_hash: hashToken(secret),
      member_id: memberId,
      password_hash: passwordHash,
      given: JSON.stringify(given),
      invitation_id: invitationId ?? null,
      created_at: now,
    })
    .execute()
}

const selectNewest = (tx: Tx, memberId: string) =>
  tx
    .selectFrom('registration')
    .select(['password_hash', 'given', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .limit(1)

/** Data that the activation of an account needs from the registrations for its address. They are deleted before the activation. */
export interface MovedRegistration {
  /** The password hash of the registration that belongs to the secret. Undefined without the secret, because a stranger may know that password. */
  passwordHash: string | undefined
  /** Whether the account comes from a sign-up. An account that an administrator added has no registration. */
  isSignUp: boolean
  /** The invitations of all registrations, the applied one first: the owner of the mailbox may use any invitation given with it. */
  invitationIds: string[]
  /** When the applied registration was sent. */
  begunAt: Date | undefined
}

/**
 * Copies one registration into the account whose email is now proven, and deletes all its registrations. Applies the one that belongs to
 * `secret`, otherwise the newest if `orNewest`.
 */
export const moveRegistrationToAccount = async (
  tx: Tx,
  memberId: string,
  { secret, orNewest }: { secret: string | undefined; orNewest: boolean },
): Promise<MovedRegistration> => {
  const own =
    secret === undefined ? undefined : await selectNewest(tx, memberId).where('token_hash', '=', hashToken(secret)).executeTakeFirst()
  const taken = own ?? (orNewest ? await selectNewest(tx, memberId).executeTakeFirst() : undefined)
  if (taken !== undefined) await replaceUnverifiedMemberData(tx, memberId, taken.given as RegistrationData, taken.created_at)
  const deleted = await tx.deleteFrom('registration').where('member_id', '=', memberId).returning(['token_hash', 'invitation_id']).execute()
  const isOwn = (row: { token_hash: Buffer }) => secret !== undefined && row.token_hash.equals(hashToken(secret))
  return {
    passwordHash: own?.password_hash,
    isSignUp: deleted.length > 0,
    begunAt: taken?.created_at,
    invitationIds: deleted.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a))).flatMap(({ invitation_id }) => invitation_id ?? []),
  }
}

/** Deletes every registration of an account. */
export const deleteRegistrationsOfMember = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('registration').where('member_id', '=', memberId).execute()
}

/** Deletes registrations that were not verified in time. */
export const deleteExpiredRegistrations = (batches: DeletionBudget, now: Date): Promise<void> =>
  deleteInBatches(batches, 'registration', { by: 'created_at', upTo: registrationCutoff(now) })
