import type { MemberContext } from '#platform/server/context.ts'
import { type CallSignal, callSignalEvent } from '../../contract.ts'
import { iceConfiguration } from '../config.ts'
import { readOwnCall, requireCallDevice, requireBeforeConnectDeadline } from '../require-call.ts'
import { removeDeviceAddresses } from './remove-addresses.ts'
import type { CallServices } from '../services.ts'

/** A negotiation takes about fifty signals; a bad network restarts it. */
const signalLimit = { burst: 200, seconds: 60 }
/** Limit on the signals of one side before the call is connected. */
const unconnectedLimit = { burst: 100, seconds: 3600 }

/**
 * Forwards a signal to the other side's device in the call. Where a relay is configured, device addresses are removed.
 * @throws {AppError} calls.elsewhere, calls.wrong_state, platform.not_found or platform.too_many
 */
export const forwardSignal = async (
  ctx: MemberContext,
  { config, limits, realtime }: Pick<CallServices, 'config' | 'limits' | 'realtime'>,
  { id, device, signal }: { id: string; device: string; signal: CallSignal },
): Promise<Record<string, never>> => {
  await limits.take(`signals:${ctx.actor.id}`, signalLimit)
  const loaded = await readOwnCall(ctx, id)
  const { peer } = requireCallDevice(loaded, ctx.actor.id, device)
  requireBeforeConnectDeadline(loaded.call, ctx.now)
  if (loaded.call.connected_at === null) await limits.take(`early-signals:${id}:${ctx.actor.id}`, unconnectedLimit)
  const passed = config.section(iceConfiguration).relay === undefined ? signal : removeDeviceAddresses(signal)
  if (passed !== undefined && typeof peer?.connection === 'string')
    realtime.publishTo({ memberId: peer.member_id, connection: peer.connection }, callSignalEvent, { id, signal: passed })
  return {}
}
