import { type Call, type CallKind, callPriceCredits, type EndReason } from '../contract.ts'
import type { CallWithParticipants } from './queries.ts'
import type { CallRow } from './store.ts'

const moment = (at: Date | null) => at?.toISOString() ?? null

/** Returns the whole seconds from the connection to the end; 0 before the end. */
export const callSeconds = ({ connected_at, ended_at }: CallRow): number =>
  connected_at === null || ended_at === null ? 0 : Math.max(0, Math.floor((ended_at.getTime() - connected_at.getTime()) / 1000))

/** Returns the credits the caller was charged. */
export const chargedCredits = ({ counted }: CallRow): number => (counted === 'credits' ? callPriceCredits : 0)

/** Converts a call to what one of its members sees. */
export const presentCall = ({ call, participants }: CallWithParticipants, viewerId: string): Call => {
  const isOut = call.caller_id === viewerId
  const other = isOut ? call.callee_id : call.caller_id
  const seatOf = (memberId: string) => participants.find(({ member_id }) => member_id === memberId)
  return {
    id: call.id,
    with: other,
    direction: isOut ? 'out' : 'in',
    kind: call.kind as CallKind,
    state: call.state as Call['state'],
    reason: call.reason as EndReason | null,
    started_at: call.started_at.toISOString(),
    answered_at: moment(call.answered_at),
    connected_at: moment(call.connected_at),
    ended_at: moment(call.ended_at),
    seconds: callSeconds(call),
    price: isOut ? chargedCredits(call) : null,
    device: seatOf(viewerId)?.device ?? null,
    peer_away: call.state === 'answered' && seatOf(other)?.away_at instanceof Date,
  }
}
