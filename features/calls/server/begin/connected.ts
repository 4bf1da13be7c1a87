import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Call } from '../../contract.ts'
import { lockOwn, requireDevice } from '../own-call.ts'
import { presentCall } from '../present.ts'
import type { SeatedCall } from '../queries.ts'
import type { Calls } from '../services.ts'
import { setConnected } from '../store.ts'
import { tellCall } from '../tell.ts'

/**
 * Notes that media flows, once, at the word of the caller: it is the caller who pays. The callee's word alone would let them charge for a call
 * nobody heard, so it changes nothing; a caller who never says it has a call that ends by itself.
 * @throws {AppError} calls.elsewhere, calls.wrong_state or platform.not_found
 */
export const noteConnected = async (
  ctx: MemberContext,
  calls: Calls,
  { id, device }: { id: string; device: string },
): Promise<{ call: Call }> => {
  const [seated, changed] = await inTransaction(ctx.db, async (tx): Promise<[SeatedCall, boolean]> => {
    const found = await lockOwn(tx, ctx, id)
    requireDevice(found, ctx.actor.id, device)
    if (found.call.connected_at !== null || found.call.caller_id !== ctx.actor.id) return [found, false]
    return [{ ...found, call: await setConnected(tx, id, ctx.now) }, true]
  })
  if (changed) tellCall(calls, seated)
  return { call: presentCall(seated, ctx.actor.id) }
}
