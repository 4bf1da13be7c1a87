import type { MemberContext } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { callErrors, connectSeconds } from '../contract.ts'
import { lockCall, readCall, type SeatedCall } from './queries.ts'
import type { CallRow, SeatRow } from './store.ts'

const requireOwn = (seated: SeatedCall | undefined, memberId: string): SeatedCall => {
  // Who is called has never heard of a call that rings nowhere.
  if (seated?.call.caller_id === memberId || (seated?.call.callee_id === memberId && !seated.call.unheard)) return seated
  throw new AppError(platformErrors.not_found)
}

/**
 * A call of the member's, held until the transaction ends.
 * @throws {AppError} platform.not_found
 */
export const lockOwn = async (tx: Tx, { actor }: Pick<MemberContext, 'actor'>, id: string): Promise<SeatedCall> =>
  requireOwn(await lockCall(tx, id), actor.id)

/** The same, only read. */
export const readOwn = async ({ db, actor }: Pick<MemberContext, 'db' | 'actor'>, id: string): Promise<SeatedCall> =>
  requireOwn(await readCall(db, id), actor.id)

/**
 * Refuses an answered call that should have connected by now, whether or not the job that ends it has run: it would be free.
 * @throws {AppError} calls.wrong_state
 */
export const requireInTime = ({ answered_at, connected_at }: CallRow, now: Date): void => {
  if (answered_at !== null && connected_at === null && now.getTime() >= answered_at.getTime() + connectSeconds * 1000)
    throw new AppError(callErrors.wrong_state)
}

/**
 * Lets the device of an answered call speak.
 * @throws {AppError} calls.wrong_state when it is not answered, calls.elsewhere when another device of the member's is in it
 */
export const requireDevice = ({ call, seats }: SeatedCall, memberId: string, device: string): { peer: SeatRow | undefined } => {
  if (call.state !== 'answered') throw new AppError(callErrors.wrong_state)
  if (seats.find(({ member_id }) => member_id === memberId)?.device !== device) throw new AppError(callErrors.elsewhere)
  return { peer: seats.find(({ member_id }) => member_id !== memberId) }
}
