import type { MemberContext } from '#platform/server/context.ts'
import type { Call, CallPerson } from '../contract.ts'
import { presentCall } from './present-call.ts'
import { readCall, readLiveCallOfMember } from './queries.ts'
import { type CallServices, toCallDevice } from './services.ts'
import { setParticipantDevice } from './store.ts'
import { readCallPerson, publishCall } from './events.ts'

/** Returns the member's current call. If the device in the call asks, the signals of the call go to the asking socket from now on. */
export const resumeCurrentCall = async (
  ctx: MemberContext,
  calls: CallServices,
  { device }: { device: string },
): Promise<{ call: Call | null; person: CallPerson | null }> => {
  const viewerId = ctx.actor.id
  let current = await readLiveCallOfMember(ctx.db, viewerId)
  if (current === undefined) return { call: null, person: null }
  const { id } = current.call
  const own = current.participants.find(({ member_id }) => member_id === viewerId)
  if (own?.device === device) {
    await setParticipantDevice(ctx.db, { memberId: viewerId, callId: id, at: toCallDevice(ctx, device), now: ctx.now })
    await calls.monitor.trackDevice(ctx.connection, { callId: id, memberId: viewerId })
    current = (await readCall(ctx.db, id)) ?? current
    if (own.away_at !== null) publishCall(calls, current)
  }
  if (current.call.state === 'ended') return { call: null, person: null }
  const call = presentCall(current, viewerId)
  return { call, person: await readCallPerson(ctx.db, { viewerId, id: call.with, now: ctx.now, locale: ctx.locale }) }
}
