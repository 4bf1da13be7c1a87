import { type Call, type CallKind, callPrice, type EndReason } from '../contract.ts'
import type { SeatedCall } from './queries.ts'
import type { CallRow } from './store.ts'

const moment = (at: Date | null) => at?.toISOString() ?? null

/** Whole seconds in which sound could flow; 0 until the end. */
export const secondsOf = ({ connected_at, ended_at }: CallRow): number =>
  connected_at === null || ended_at === null ? 0 : Math.max(0, Math.floor((ended_at.getTime() - connected_at.getTime()) / 1000))

/** Credits a call costs whoever rang. */
export const priceOf = ({ counted }: CallRow): number => (counted === 'credits' ? callPrice : 0)

/** A call as one of its two members sees it. */
export const presentCall = ({ call, seats }: SeatedCall, viewerId: string): Call => {
  const isOut = call.caller_id === viewerId
  const other = isOut ? call.callee_id : call.caller_id
  const seatOf = (memberId: string) => seats.find(({ member_id }) => member_id === memberId)
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
    seconds: secondsOf(call),
    price: isOut ? priceOf(call) : null,
    device: seatOf(viewerId)?.device ?? null,
    peer_away: call.state === 'answered' && seatOf(other)?.away_at instanceof Date,
  }
}
