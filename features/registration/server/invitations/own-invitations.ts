import { lockMember, readMember } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'
import type { HandlerInput } from '#platform/shared/endpoint.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { type OwnInvitations, registrationErrors, type withdrawOwnInvitation as endpoint } from '../../contract.ts'
import { readRegistrationRules } from '../rules-store.ts'
import { addInvitation, countInvitationsAgainstQuota, presentInvitation, readInvitations, withdrawInvitation } from './invitation-store.ts'

const readState = async (db: Database | Tx, memberId: string, now: Date): Promise<OwnInvitations> => {
  const [rules, rows, usedUp, member] = await Promise.all([
    readRegistrationRules(db),
    readInvitations(db, memberId),
    countInvitationsAgainstQuota(db, memberId, now),
    readMember(db, memberId),
  ])
  const from = new Date((member?.verified_at ?? now).getTime() + rules.member_days * dayMs)
  return {
    needed: rules.mode === 'invitation',
    left: Math.max(0, rules.member_codes - usedUp),
    from: from > now ? from.toISOString() : null,
    invitations: rows.map((row) => presentInvitation(row, now)),
  }
}

/** Returns the caller's invitations and how many they can still make. */
export const listOwnInvitations = async ({ db, actor, now }: MemberContext): Promise<{ data: OwnInvitations }> => ({
  data: await readState(db, actor.id, now),
})

/**
 * Creates an invitation of the caller.
 * @throws {AppError} registration.too_new, registration.invitations_spent
 */
export const createOwnInvitation = ({ db, actor, now }: MemberContext): Promise<{ data: OwnInvitations }> =>
  inTransaction(db, async (tx) => {
    await lockMember(tx, actor.id)
    const { left, from } = await readState(tx, actor.id, now)
    if (from !== null) throw new AppError(registrationErrors.too_new)
    if (left === 0) throw new AppError(registrationErrors.invitations_spent)
    await addInvitation(tx, actor.id, now)
    return { data: await readState(tx, actor.id, now) }
  })

/**
 * Withdraws an unused invitation of the caller, who may then make another one.
 * @throws {AppError} platform.not_found
 */
export const withdrawOwnInvitation = (
  { db, actor, now }: MemberContext,
  { params }: HandlerInput<typeof endpoint>,
): Promise<{ data: OwnInvitations }> =>
  inTransaction(db, async (tx) => {
    if (!(await withdrawInvitation(tx, params.id, actor.id, now))) throw new AppError(platformErrors.not_found)
    return { data: await readState(tx, actor.id, now) }
  })
