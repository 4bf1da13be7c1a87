import { sql } from 'kysely'
import { noBlockBetween } from '#features/blocks/server/index.ts'
import { isOpenBetween } from '#features/chat/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { awaySeconds } from '../contract.ts'
import type { CallRow, SeatRow } from './store.ts'

/** A call with the places taken in it; none once it is over. */
export interface SeatedCall {
  call: CallRow
  seats: readonly SeatRow[]
}

const withSeats = async (db: Database | Tx, call: CallRow | undefined): Promise<SeatedCall | undefined> =>
  call && { call, seats: await db.selectFrom('call_seat').selectAll().where('call_id', '=', call.id).execute() }

export const readCall = async (db: Database | Tx, id: string): Promise<SeatedCall | undefined> =>
  withSeats(db, await db.selectFrom('call').selectAll().where('id', '=', id).executeTakeFirst())

/** The same, held until the transaction ends: whatever changes a call waits for its turn. */
export const lockCall = async (tx: Tx, id: string): Promise<SeatedCall | undefined> =>
  withSeats(tx, await tx.selectFrom('call').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())

/** The call a member has. */
export const readCurrent = async (db: Database | Tx, memberId: string): Promise<SeatedCall | undefined> => {
  const seat = await db.selectFrom('call_seat').select('call_id').where('member_id', '=', memberId).executeTakeFirst()
  return seat && readCall(db, seat.call_id)
}

/** Why two who know of each other cannot call each other, or null; `tells` is whether either may know of the other's being here. */
export const readStanding = async (
  db: Database | Tx,
  from: string,
  to: string,
): Promise<{ refusal: 'closed' | 'unreachable' | null; tells: boolean }> => {
  const { open, reachable, tells } = await db
    .selectFrom('member as caller')
    .innerJoin('member as callee', (join) => join.on('callee.id', '=', to))
    .select(isOpenBetween(from, to).as('open'))
    .select(sql<boolean>`(caller.status = 'active' and callee.status = 'active' and callee.role <> 'guest')`.as('reachable'))
    .select(sql<boolean>`(caller.shows_activity and caller.sees_activity and callee.shows_activity and callee.sees_activity)`.as('tells'))
    .where('caller.id', '=', from)
    .executeTakeFirstOrThrow()
  return { refusal: open ? (reachable ? null : 'unreachable') : 'closed', tells }
}

/** A socket in a call, and whether the two may still be in it: nobody has blocked, paused, left or been suspended, nothing was unmatched. */
export interface Standing {
  connection: string
  call_id: string
  allowed: boolean
}

/** How the calls of these sockets stand; a socket whose call is over is missing. */
export const readStandings = async (db: Database, connections: readonly string[]): Promise<Standing[]> => {
  const rows = await db
    .selectFrom('call_seat')
    .innerJoin('call', 'call.id', 'call_seat.call_id')
    .innerJoin('member as caller', 'caller.id', 'call.caller_id')
    .innerJoin('member as callee', 'callee.id', 'call.callee_id')
    .select(['call_seat.connection', 'call_seat.call_id'])
    .select(
      sql<boolean>`(caller.status = 'active' and callee.status = 'active' and caller.role <> 'guest' and callee.role <> 'guest'
        and ${noBlockBetween(sql.ref('caller.id'), 'callee.id')} and ${isOpenBetween(sql.ref('caller.id'), sql.ref('callee.id'))})`.as(
        'allowed',
      ),
    )
    .where('call_seat.connection', 'in', connections)
    .execute()
  return rows.flatMap(({ connection, ...row }) => (connection === null ? [] : [{ connection, ...row }]))
}

/** Calls in which one of these sessions takes part. */
export const readCallsOfSessions = async (db: Database, sessionIds: readonly string[]): Promise<string[]> => {
  const rows = await db.selectFrom('call_seat').select('call_id').distinct().where('session_id', 'in', sessionIds).execute()
  return rows.map(({ call_id }) => call_id)
}

/** A process that has gone says nothing: its sockets count as gone when it has not spoken of them for this much longer than they may be away. */
const silenceSeconds = 10

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

/** The device in a seat has been away for too long. */
export const isLongGone = ({ device, away_at, seen_at }: SeatRow, now: Date): boolean =>
  device !== null && ((away_at !== null && away_at <= before(now, awaySeconds)) || seen_at <= before(now, awaySeconds + silenceSeconds))

/** Calls with such a device. */
export const readLost = async (db: Database, now: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('call_seat')
    .select('call_id')
    .distinct()
    .where('device', 'is not', null)
    .where((row) =>
      row.or([row('away_at', '<=', before(now, awaySeconds)), row('seen_at', '<=', before(now, awaySeconds + silenceSeconds))]),
    )
    .execute()
  return rows.map(({ call_id }) => call_id)
}

/** Calls a member made since a moment that were answered, are over and never connected. */
export const readUnconnected = (db: Database, callerId: string, since: Date): Promise<Pick<CallRow, 'callee_id' | 'started_at'>[]> =>
  db
    .selectFrom('call')
    .select(['callee_id', 'started_at'])
    .where('caller_id', '=', callerId)
    .where('started_at', '>', since)
    .where('answered_at', 'is not', null)
    .where('connected_at', 'is', null)
    .where('state', '=', 'ended')
    .execute()

/** Every call of a member as they know it, the oldest first. */
export const readCallsOf = (db: Database, memberId: string): Promise<CallRow[]> =>
  db
    .selectFrom('call')
    .selectAll()
    .where((row) => row.or([row('caller_id', '=', memberId), row('callee_id', '=', memberId)]))
    .orderBy('started_at')
    .orderBy('id')
    .execute()
