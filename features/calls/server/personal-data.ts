import { type Tx } from '#platform/server/db/database.ts'
import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { endLockedCall } from './end/end-call.ts'
import { chargedCredits, callSeconds } from './present-call.ts'
import { lockCall, readCallsOfMember, readLiveCallOfMember } from './queries.ts'
import { deleteCallsOfMember } from './store.ts'

const endCurrent = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  const current = await readLiveCallOfMember(tx, memberId)
  const loaded = current && (await lockCall(tx, current.call.id))
  if (loaded !== undefined && loaded.call.state !== 'ended') await endLockedCall(tx, loaded, 'closed', now)
}

/** A call belongs to both members: each exports it, and it is deleted when the first of them is erased. */
export const personalData: PersonalDataHandler = {
  tables: ['call', 'call_seat'],
  export: async (db, memberId) => ({
    calls: (await readCallsOfMember(db, memberId)).map((call) => ({
      ...(call.caller_id === memberId ? { to: call.callee_id, credits: chargedCredits(call) } : { from: call.caller_id }),
      kind: call.kind,
      state: call.state,
      how_it_ended: call.reason,
      started_at: call.started_at,
      answered_at: call.answered_at,
      ended_at: call.ended_at,
      seconds: callSeconds(call),
    })),
  }),
  erase: async (tx, memberId, now) => {
    await endCurrent(tx, memberId, now)
    await deleteCallsOfMember(tx, memberId)
  },
  withheld: { 'call_seat.connection': 'names a socket, for as long as a call goes on' },
}
