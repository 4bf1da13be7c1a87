import { type Tx } from '#platform/server/db/database.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { endCall } from './end/end-call.ts'
import { priceOf, secondsOf } from './present.ts'
import { lockCall, readCallsOf, readCurrent } from './queries.ts'
import { removeCallsOf } from './store.ts'

const endCurrent = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  const current = await readCurrent(tx, memberId)
  const seated = current && (await lockCall(tx, current.call.id))
  if (seated !== undefined && seated.call.state !== 'ended') await endCall(tx, seated, 'closed', now)
}

/** A call is both members' own: each exports it, and it goes with the first of them who is erased. */
export const personalData: PersonalData = {
  tables: ['call', 'call_seat'],
  export: async (db, memberId) => ({
    calls: (await readCallsOf(db, memberId)).map((call) => ({
      ...(call.caller_id === memberId ? { to: call.callee_id, credits: priceOf(call) } : { from: call.caller_id }),
      kind: call.kind,
      state: call.state,
      how_it_ended: call.reason,
      started_at: call.started_at,
      answered_at: call.answered_at,
      ended_at: call.ended_at,
      seconds: secondsOf(call),
    })),
  }),
  erase: async (tx, memberId, now) => {
    await endCurrent(tx, memberId, now)
    await removeCallsOf(tx, memberId)
  },
  withheld: { 'call_seat.connection': 'names a socket, for as long as a call goes on' },
}
