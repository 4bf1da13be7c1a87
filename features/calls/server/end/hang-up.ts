import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { AppError } from '#platform/shared/errors.ts'
import { type Call, callErrors, type EndReason } from '../../contract.ts'
import { endLockedCall } from './end-call.ts'
import { lockOwnCall } from '../require-call.ts'
import { presentCall } from '../present-call.ts'
import type { CallWithParticipants } from '../queries.ts'
import type { CallServices } from '../services.ts'
import type { CallRow } from '../store.ts'
import { publishCall } from '../events.ts'

type HangUpCommand = (ctx: MemberContext, calls: CallServices, of: { id: string }) => Promise<{ call: Call }>

/** Creates a command that ends a call when `may` allows it; a call that is over is returned unchanged. */
const createHangUp =
  (reason: EndReason, may: (call: CallRow, memberId: string) => boolean): HangUpCommand =>
  async (ctx, calls, { id }) => {
    const memberId = ctx.actor.id
    const [loaded, changed] = await inTransaction(ctx.db, async (tx): Promise<[CallWithParticipants, boolean]> => {
      const found = await lockOwnCall(tx, ctx, id)
      if (found.call.state === 'ended') return [found, false]
      if (!may(found.call, memberId)) throw new AppError(callErrors.wrong_state)
      return [await endLockedCall(tx, found, reason, ctx.now), true]
    })
    if (changed) publishCall(calls, loaded)
    return { call: presentCall(loaded, memberId) }
  }

/**
 * The callee declines a ringing call.
 * @throws {AppError} calls.wrong_state or platform.not_found
 */
export const declineCall = createHangUp('declined', ({ state, callee_id }, memberId) => state === 'ringing' && callee_id === memberId)

/**
 * The caller cancels a ringing call.
 * @throws {AppError} calls.wrong_state or platform.not_found
 */
export const cancelCall = createHangUp('cancelled', ({ state, caller_id }, memberId) => state === 'ringing' && caller_id === memberId)

/**
 * Either member ends an answered call.
 * @throws {AppError} calls.wrong_state or platform.not_found
 */
export const hangUpCall = createHangUp('ended', ({ state }) => state === 'answered')
