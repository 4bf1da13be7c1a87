import type { Insertable, Selectable } from 'kysely'
import type { DB } from '#db/types.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { EndReason } from '../contract.ts'

export type CallRow = Selectable<DB['call']>
export type SeatRow = Selectable<DB['call_seat']>

/** Writes a call down; undefined when its id is known. */
export const insertCall = (tx: Tx, call: Insertable<DB['call']>): Promise<CallRow | undefined> =>
  tx
    .insertInto('call')
    .values(call)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()

/** Has a call ring nowhere. */
export const setUnheard = (tx: Tx, id: string): Promise<CallRow> =>
  tx.updateTable('call').set({ unheard: true }).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Which device of a member is in a call, and by which socket. */
export interface Device {
  device: string
  connection: string | undefined
  sessionId: string
}

/** Seats a member in a call, without a device as long as it only rings; undefined when they have a call already. */
export const takeSeat = (
  tx: Tx,
  { memberId, callId, at, now }: { memberId: string; callId: string; at?: Device; now: Date },
): Promise<SeatRow | undefined> =>
  tx
    .insertInto('call_seat')
    .values({
      member_id: memberId,
      call_id: callId,
      device: at?.device ?? null,
      connection: at?.connection ?? null,
      session_id: at?.sessionId ?? null,
      seen_at: now,
    })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .returningAll()
    .executeTakeFirst()

/** Gives a member's seat to a device, or the device a new socket; answers whether they still have a seat in this call. */
export const setDevice = async (
  db: Database | Tx,
  { memberId, callId, at, now }: { memberId: string; callId: string; at: Device; now: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('call_seat')
    .set({ device: at.device, connection: at.connection ?? null, session_id: at.sessionId, seen_at: now, away_at: null })
    .where('member_id', '=', memberId)
    .where('call_id', '=', callId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Notes that a socket has gone; answers the call of its device, if it had one. */
export const setAway = (db: Database, connection: string, now: Date): Promise<{ call_id: string } | undefined> =>
  db
    .updateTable('call_seat')
    .set({ away_at: now, connection: null })
    .where('connection', '=', connection)
    .returning('call_id')
    .executeTakeFirst()

/** Notes that this process still has these sockets. */
export const touchSeats = async (db: Database, connections: readonly string[], now: Date): Promise<void> => {
  await db.updateTable('call_seat').set({ seen_at: now }).where('connection', 'in', connections).execute()
}

export const setAnswered = (tx: Tx, id: string, counted: 'plan' | 'credits', now: Date): Promise<CallRow> =>
  tx.updateTable('call').set({ state: 'answered', answered_at: now, counted }).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export const setConnected = (tx: Tx, id: string, now: Date): Promise<CallRow> =>
  tx.updateTable('call').set({ connected_at: now }).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Ends a call, for ever, and frees its seats; `counted` is what stays counted. */
export const setEnded = async (
  tx: Tx,
  id: string,
  { reason, counted, now }: { reason: EndReason; counted: string | null; now: Date },
): Promise<CallRow> => {
  await tx.deleteFrom('call_seat').where('call_id', '=', id).execute()
  return tx
    .updateTable('call')
    .set({ state: 'ended', reason, counted, ended_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Removes every call of a member; none of them goes on. */
export const removeCallsOf = async (tx: Tx, memberId: string): Promise<void> => {
  await tx
    .deleteFrom('call')
    .where((row) => row.or([row('caller_id', '=', memberId), row('callee_id', '=', memberId)]))
    .execute()
}
