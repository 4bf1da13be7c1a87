import { sql } from 'kysely'
import { noBlockCondition } from '#features/blocks/server/index.ts'
import { closingCondition, conversationOpenCondition } from '#features/chat/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { reconnectSeconds } from '../contract.ts'
import type { CallRow, CallParticipantRow } from './store.ts'

/** A call with its participants; none once it is over. */
export interface CallWithParticipants {
  call: CallRow
  participants: readonly CallParticipantRow[]
}

const withParticipants = async (db: Database | Tx, call: CallRow | undefined): Promise<CallWithParticipants | undefined> =>
  call && { call, participants: await db.selectFrom('call_seat').selectAll().where('call_id', '=', call.id).execute() }

/** Reads a call with its participants; undefined for an unknown id. */
export const readCall = async (db: Database | Tx, id: string): Promise<CallWithParticipants | undefined> =>
  withParticipants(db, await db.selectFrom('call').selectAll().where('id', '=', id).executeTakeFirst())

/** Reads and locks a call until the transaction ends. */
export const lockCall = async (tx: Tx, id: string): Promise<CallWithParticipants | undefined> =>
  withParticipants(tx, await tx.selectFrom('call').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())

/** Reads the member's call that rings or is answered; undefined without one. */
export const readLiveCallOfMember = async (db: Database | Tx, memberId: string): Promise<CallWithParticipants | undefined> => {
  const participant = await db.selectFrom('call_seat').select('call_id').where('member_id', '=', memberId).executeTakeFirst()
  return participant && readCall(db, participant.call_id)
}

/**
 * Reads whether two members can call each other. `refusal` says why not, and is null when they can. `tells` says whether both share their
 * activity, so that the caller may learn that the callee is busy. A caller who has just closed the conversation cannot begin a call. A call that
 * already rings can still be answered (`begins` false), because the callee does not know of the closing yet.
 */
export const readCallEligibility = async (
  db: Database | Tx,
  from: string,
  to: string,
  { begins = true } = {},
): Promise<{ refusal: 'closed' | 'unreachable' | null; tells: boolean }> => {
  const { open, closing, reachable, tells } = await db
    .selectFrom('member as caller')
    .innerJoin('member as callee', (join) => join.on('callee.id', '=', to))
    .select([conversationOpenCondition(from, to).as('open'), closingCondition(from, to).as('closing')])
    .select(sql<boolean>`(caller.status = 'active' and callee.status = 'active' and callee.role <> 'guest')`.as('reachable'))
    .select(sql<boolean>`(caller.shows_activity and caller.sees_activity and callee.shows_activity and callee.sees_activity)`.as('tells'))
    .where('caller.id', '=', from)
    .executeTakeFirstOrThrow()
  return { refusal: open && !(begins && closing) ? (reachable ? null : 'unreachable') : 'closed', tells }
}

/** A socket in a call, and whether the call may continue: no block, pause, suspension, deletion or unmatch. */
export interface OngoingCallPermission {
  connection: string
  call_id: string
  allowed: boolean
}

/** Reads whether the calls of these sockets may continue; sockets without a live call are missing. */
export const readOngoingCallPermissions = async (db: Database, connections: readonly string[]): Promise<OngoingCallPermission[]> => {
  const rows = await db
    .selectFrom('call_seat')
    .innerJoin('call', 'call.id', 'call_seat.call_id')
    .innerJoin('member as caller', 'caller.id', 'call.caller_id')
    .innerJoin('member as callee', 'callee.id', 'call.callee_id')
    .select(['call_seat.connection', 'call_seat.call_id'])
    .select(
      sql<boolean>`(caller.status = 'active' and callee.status = 'active' and caller.role <> 'guest' and callee.role <> 'guest'
        and ${noBlockCondition(sql.ref('caller.id'), 'callee.id')}
        and ${conversationOpenCondition(sql.ref('caller.id'), sql.ref('callee.id'))})`.as('allowed'),
    )
    .where('call_seat.connection', 'in', connections)
    .execute()
  return rows.flatMap(({ connection, ...row }) => (connection === null ? [] : [{ connection, ...row }]))
}

/** Reads the ids of the calls these sessions take part in. */
export const readCallsOfSessions = async (db: Database, sessionIds: readonly string[]): Promise<string[]> => {
  const rows = await db.selectFrom('call_seat').select('call_id').distinct().where('session_id', 'in', sessionIds).execute()
  return rows.map(({ call_id }) => call_id)
}

/**
 * A killed process cannot report its sockets as gone. They count as gone when they were not marked as alive for this many seconds more than
 * `reconnectSeconds`.
 */
const silenceSeconds = 10

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

/** Whether the participant's device has been away too long. */
export const isDeviceLost = ({ device, away_at, seen_at }: CallParticipantRow, now: Date): boolean =>
  device !== null &&
  ((away_at !== null && away_at <= before(now, reconnectSeconds)) || seen_at <= before(now, reconnectSeconds + silenceSeconds))

/** Reads the ids of calls with a lost device. */
export const readCallsWithLostDevice = async (db: Database, now: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('call_seat')
    .select('call_id')
    .distinct()
    .where('device', 'is not', null)
    .where((row) =>
      row.or([row('away_at', '<=', before(now, reconnectSeconds)), row('seen_at', '<=', before(now, reconnectSeconds + silenceSeconds))]),
    )
    .execute()
  return rows.map(({ call_id }) => call_id)
}

/** Reads the calls of a caller since a time that were answered and ended without audio. */
export const readCallsEndedWithoutAudio = (
  db: Database,
  callerId: string,
  since: Date,
): Promise<Pick<CallRow, 'callee_id' | 'started_at'>[]> =>
  db
    .selectFrom('call')
    .select(['callee_id', 'started_at'])
    .where('caller_id', '=', callerId)
    .where('started_at', '>', since)
    .where('answered_at', 'is not', null)
    .where('connected_at', 'is', null)
    .where('state', '=', 'ended')
    .execute()

/** Reads all calls of a member, oldest first. */
export const readCallsOfMember = (db: Database, memberId: string): Promise<CallRow[]> =>
  db
    .selectFrom('call')
    .selectAll()
    .where((row) => row.or([row('caller_id', '=', memberId), row('callee_id', '=', memberId)]))
    .orderBy('started_at')
    .orderBy('id')
    .execute()

/** Reads the id of the called member of each call, by call id. */
export const readCalleeIdsByCall = async (db: Database, ids: readonly string[]): Promise<Map<string, string>> => {
  const rows = await db.selectFrom('call').select(['id', 'callee_id']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, callee_id }) => [id, callee_id]))
}
