import type { MemberContext } from '#platform/server/context.ts'
import type { Call, Party } from '../contract.ts'
import { presentCall } from './present.ts'
import { readCall, readCurrent } from './queries.ts'
import { type Calls, deviceOf } from './services.ts'
import { setDevice } from './store.ts'
import { readParty, tellCall } from './tell.ts'

/** The call a member has; its device takes it to the socket that asks. */
export const showCurrent = async (
  ctx: MemberContext,
  calls: Calls,
  { device }: { device: string },
): Promise<{ call: Call | null; person: Party | null }> => {
  const viewerId = ctx.actor.id
  let current = await readCurrent(ctx.db, viewerId)
  if (current === undefined) return { call: null, person: null }
  const { id } = current.call
  const own = current.seats.find(({ member_id }) => member_id === viewerId)
  if (own?.device === device) {
    await setDevice(ctx.db, { memberId: viewerId, callId: id, at: deviceOf(ctx, device), now: ctx.now })
    await calls.watch.join(ctx.connection, { callId: id, memberId: viewerId })
    current = (await readCall(ctx.db, id)) ?? current
    if (own.away_at !== null) tellCall(calls, current)
  }
  if (current.call.state === 'ended') return { call: null, person: null }
  const call = presentCall(current, viewerId)
  return { call, person: await readParty(ctx.db, { viewerId, id: call.with, now: ctx.now, locale: ctx.locale }) }
}
