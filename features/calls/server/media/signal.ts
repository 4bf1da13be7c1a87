import type { MemberContext } from '#platform/server/context.ts'
import { type Signal, signalEvent } from '../../contract.ts'
import { iceConfiguration } from '../config.ts'
import { readOwn, requireDevice, requireInTime } from '../own-call.ts'
import { relayedSignal } from './relayed.ts'
import type { Calls } from '../services.ts'

/** A negotiation with its candidates takes some fifty; a bad network begins it again. */
const allowance = { burst: 200, seconds: 60 }
/** All that one side may send before the call counts. */
const beforeConnected = { burst: 100, seconds: 3600 }

/**
 * Passes a step of the negotiation on to the other side's device, and to no other. Where a relay is set up no address of a device goes with it.
 * @throws {AppError} calls.elsewhere, calls.wrong_state, platform.not_found or platform.too_many
 */
export const passSignal = async (
  ctx: MemberContext,
  { config, limits, realtime }: Pick<Calls, 'config' | 'limits' | 'realtime'>,
  { id, device, signal }: { id: string; device: string; signal: Signal },
): Promise<Record<string, never>> => {
  await limits.take(`signals:${ctx.actor.id}`, allowance)
  const seated = await readOwn(ctx, id)
  const { peer } = requireDevice(seated, ctx.actor.id, device)
  requireInTime(seated.call, ctx.now)
  if (seated.call.connected_at === null) await limits.take(`early-signals:${id}:${ctx.actor.id}`, beforeConnected)
  const passed = config.section(iceConfiguration).relay === undefined ? signal : relayedSignal(signal)
  if (passed !== undefined && typeof peer?.connection === 'string') realtime.publishTo(peer.connection, signalEvent, { id, signal: passed })
  return {}
}
