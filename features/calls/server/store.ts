import type { Insertable, Selectable } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { EndReason } from '../contract.ts'

export type CallRow = Selectable<DB['call']>
export type CallParticipantRow = Selectable<DB['call_seat']>

/** Stores a new call. Returns undefined if the id exists already. */
export const insertCall = (tx: Tx, call: Insertable<DB['call']>): Promise<CallRow | undefined> =>
  tx
    .insertInto('call')
    .values(call)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()

/** Records that a ringing call rings on no device of the callee. */
export const markCallRingingNowhere = (tx: Tx, id: string): Promise<CallRow> =>
  tx.updateTable('call').set({ unheard: true }).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** A member's device in a call, with its socket and session. */
export interface CallDevice {
  device: string
  connection: string | undefined
  sessionId: string
}

/** Adds a member to a call, without a device while the call only rings. Returns undefined if the member already has a call. */
export const addCallParticipant = (
  tx: Tx,
  { memberId, callId, at, now }: { memberId: string; callId: string; at?: CallDevice; now: Date },
): Promise<CallParticipantRow | undefined> =>
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

/**
 * Sets the device and socket of a participant.
 * @returns whether the member still takes part in the call
 */
export const setParticipantDevice = async (
  db: Database | Tx,
  { memberId, callId, at, now }: { memberId: string; callId: string; at: CallDevice; now: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('call_seat')
    .set({ device: at.device, connection: at.connection ?? null, session_id: at.sessionId, seen_at: now, away_at: null })
    .where('member_id', '=', memberId)
    .where('call_id', '=', callId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Marks the device of a closed socket as away; returns its call, if it was in one. */
export const markDeviceAway = (db: Database, connection: string, now: Date): Promise<{ call_id: string } | undefined> =>
  db
    .updateTable('call_seat')
    .set({ away_at: now, connection: null })
    .where('connection', '=', connection)
    .returning('call_id')
    .executeTakeFirst()

/** Records that the sockets of call participants are alive. */
export const touchCallSockets = async (db: Database, connections: readonly string[], now: Date): Promise<void> => {
  await db.updateTable('call_seat').set({ seen_at: now }).where('connection', 'in', connections).execute()
}

/** Records that a call was answered, and whether the plan or credits pay for it. */
export const markCallAnswered = (tx: Tx, id: string, counted: 'plan' | 'credits', now: Date): Promise<CallRow> =>
  tx.updateTable('call').set({ state: 'answered', answered_at: now, counted }).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Records that audio flows in a call. */
export const markCallConnected = (tx: Tx, id: string, now: Date): Promise<CallRow> =>
  tx.updateTable('call').set({ connected_at: now }).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Ends a call and deletes its participants; `counted` is the charge that remains. */
export const endCallAndDeleteParticipants = async (
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

/** Deletes every call of a member; all must have ended. */
export const deleteCallsOfMember = async (tx: Tx, memberId: string): Promise<void> => {
  await tx
    .deleteFrom('call')
    .where((row) => row.or([row('caller_id', '=', memberId), row('callee_id', '=', memberId)]))
    .execute()
}
