import type { MemberContext } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { callErrors, connectSeconds } from '../contract.ts'
import { lockCall, readCall, type CallWithParticipants } from './queries.ts'
import type { CallRow, CallParticipantRow } from './store.ts'

const requireOwnCall = (loaded: CallWithParticipants | undefined, memberId: string): CallWithParticipants => {
  // An `unheard` call rings for the caller only, and the callee must not learn of it.
  if (loaded?.call.caller_id === memberId || (loaded?.call.callee_id === memberId && !loaded.call.unheard)) return loaded
  throw new AppError(platformErrors.not_found)
}

/**
 * Reads and locks a call of the member.
 * @throws {AppError} platform.not_found
 */
export const lockOwnCall = async (tx: Tx, { actor }: Pick<MemberContext, 'actor'>, id: string): Promise<CallWithParticipants> =>
  requireOwnCall(await lockCall(tx, id), actor.id)

/**
 * Reads a call of the member.
 * @throws {AppError} platform.not_found
 */
export const readOwnCall = async ({ db, actor }: Pick<MemberContext, 'db' | 'actor'>, id: string): Promise<CallWithParticipants> =>
  requireOwnCall(await readCall(db, id), actor.id)

/**
 * Rejects an answered call past its connect deadline, even if the job that ends it has not run: the call would be free.
 * @throws {AppError} calls.wrong_state
 */
export const requireBeforeConnectDeadline = ({ answered_at, connected_at }: CallRow, now: Date): void => {
  if (answered_at !== null && connected_at === null && now.getTime() >= answered_at.getTime() + connectSeconds * 1000)
    throw new AppError(callErrors.wrong_state)
}

/**
 * Requires that the device is the member's device in an answered call; returns the other participant.
 * @throws {AppError} calls.wrong_state when it is not answered, calls.elsewhere when another device of the member is in it
 */
export const requireCallDevice = (
  { call, participants }: CallWithParticipants,
  memberId: string,
  device: string,
): { peer: CallParticipantRow | undefined } => {
  if (call.state !== 'answered') throw new AppError(callErrors.wrong_state)
  if (participants.find(({ member_id }) => member_id === memberId)?.device !== device) throw new AppError(callErrors.elsewhere)
  return { peer: participants.find(({ member_id }) => member_id !== memberId) }
}
