import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { AppError } from '#platform/shared/errors.ts'
import { type Call, callErrors, type EndReason } from '../../contract.ts'
import { endCall } from './end-call.ts'
import { lockOwn } from '../own-call.ts'
import { presentCall } from '../present.ts'
import type { SeatedCall } from '../queries.ts'
import type { Calls } from '../services.ts'
import type { CallRow } from '../store.ts'
import { tellCall } from '../tell.ts'

type HangUp = (ctx: MemberContext, calls: Calls, of: { id: string }) => Promise<{ call: Call }>

/** Ends a call of the member's that stands as it must for that; one that is over stays as it is. */
const hangUp =
  (reason: EndReason, may: (call: CallRow, memberId: string) => boolean): HangUp =>
  async (ctx, calls, { id }) => {
    const memberId = ctx.actor.id
    const [seated, changed] = await inTransaction(ctx.db, async (tx): Promise<[SeatedCall, boolean]> => {
      const found = await lockOwn(tx, ctx, id)
      if (found.call.state === 'ended') return [found, false]
      if (!may(found.call, memberId)) throw new AppError(callErrors.wrong_state)
      return [await endCall(tx, found, reason, ctx.now), true]
    })
    if (changed) tellCall(calls, seated)
    return { call: presentCall(seated, memberId) }
  }

/**
 * Who is called says no while it rings.
 * @throws {AppError} calls.wrong_state or platform.not_found, as the other two
 */
export const decline = hangUp('declined', ({ state, callee_id }, memberId) => state === 'ringing' && callee_id === memberId)

/** Who rings takes it back before anybody answered. */
export const cancel = hangUp('cancelled', ({ state, caller_id }, memberId) => state === 'ringing' && caller_id === memberId)

/** Either ends an answered call. */
export const end = hangUp('ended', ({ state }) => state === 'answered')
