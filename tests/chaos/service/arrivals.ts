import type { Socket } from 'socket.io-client'
import { messageEvent } from '#features/chat/contract.ts'
import type { RunningLoad } from './load.ts'

/** A socket of a member, with what arrived at it and when it connected, in milliseconds. */
interface Watched {
  memberId: string
  arrivals: Map<string, number>
  connects: number[]
}

/** Notes which messages arrive at a member's socket. */
export const watchArrivals = (socket: Socket, memberId: string): Watched => {
  const watched: Watched = { memberId, arrivals: new Map(), connects: [] }
  socket.on('connect', () => watched.connects.push(performance.now()))
  socket.on(messageEvent.name, ({ message }: { message: { id: string } }) => watched.arrivals.set(message.id, performance.now()))
  return watched
}

/**
 * Compares messages with what arrived at the sockets of their recipients. A socket that connects after a message was sent has caught up then, as
 * clients fetch what they missed. `slowestMs` leaves out those that never arrived.
 */
export const measureArrivals = (acknowledged: RunningLoad['acknowledged'], sockets: readonly Watched[], lateMs: number) => {
  let [expected, late, never, slowestMs] = [0, 0, 0, 0]
  for (const { id, to, at } of acknowledged)
    for (const { memberId, arrivals, connects } of sockets) {
      if (memberId !== to || !connects.some((connected) => connected < at)) continue
      expected += 1
      const arrived = arrivals.get(id) ?? connects.find((connected) => connected > at)
      if (arrived === undefined) never += 1
      else {
        slowestMs = Math.max(slowestMs, arrived - at)
        if (arrived - at > lateMs) late += 1
      }
    }
  return { expected, late, never, slowestMs }
}
