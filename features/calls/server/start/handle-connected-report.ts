import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Call } from '../../contract.ts'
import { lockOwnCall, requireCallDevice } from '../require-call.ts'
import { presentCall } from '../present-call.ts'
import type { CallWithParticipants } from '../queries.ts'
import type { CallServices } from '../services.ts'
import { markCallConnected } from '../store.ts'
import { publishCall } from '../events.ts'

/**
 * Handles a device's report that audio flows. Only the first report of the caller is recorded, because the caller pays. A report of the callee
 * changes nothing: it could charge the caller for a call without audio. Without the caller's report the call ends by itself.
 * @throws {AppError} calls.elsewhere, calls.wrong_state or platform.not_found
 */
export const handleConnectedReport = async (
  ctx: MemberContext,
  calls: CallServices,
  { id, device }: { id: string; device: string },
): Promise<{ call: Call }> => {
  const [loaded, changed] = await inTransaction(ctx.db, async (tx): Promise<[CallWithParticipants, boolean]> => {
    const found = await lockOwnCall(tx, ctx, id)
    requireCallDevice(found, ctx.actor.id, device)
    if (found.call.connected_at !== null || found.call.caller_id !== ctx.actor.id) return [found, false]
    return [{ ...found, call: await markCallConnected(tx, id, ctx.now) }, true]
  })
  if (changed) publishCall(calls, loaded)
  return { call: presentCall(loaded, ctx.actor.id) }
}
