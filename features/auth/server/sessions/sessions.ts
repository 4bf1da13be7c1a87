import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { deleteAllTokensOfMember, deletePersonalTokensOfMember } from '#features/access-tokens/server/index.ts'
import { isReservedForStaffSignOn, touchPresence } from '#features/members/server/index.ts'
import type { ConsoleSessionState, MemberActor } from '#platform/server/context.ts'
import { applicantHoldReason } from '#features/registration/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { hashToken } from '#platform/server/secrets/hash-token.ts'
import { AppError } from '#platform/shared/errors.ts'
import { closeSocketsJob } from '../job-kinds.ts'
import { authErrors } from '../../contract.ts'
import { deleteSessions, deleteSessionsOfMember, insertSession, readSignedOnAt, updateLastUse } from '../store.ts'

const hour = 3_600_000
const day = 24 * hour
const idleMs = 14 * day
const minute = 60_000

/** Returns the moment before which a last use ends a session. */
export const idleSessionCutoff = (now: Date): Date => new Date(now.getTime() - idleMs)

/** When a member of staff authenticated at the identity provider of the organisation, and for how many hours that counts. */
export interface StaffSignOn {
  at: Date
  hours: number
}

interface SessionOptions {
  remember: boolean
  device: string
  country?: string | undefined
  /** Only for a session that was opened by a staff sign-on. */
  signedOn?: StaffSignOn | undefined
}

/**
 * Creates a session: 90 days with `remember`, ending after 14 unused days, otherwise 24 hours. Only this call returns the token. An account linked
 * to the identity provider of staff opens only by a staff sign-on, so that people who have left the organisation cannot sign in another way.
 * @throws {AppError} auth.wrong_credentials when such an account is opened another way
 */
export const createSession = async (
  tx: Tx,
  memberId: string,
  { remember, device, country, signedOn }: SessionOptions,
  now: Date,
): Promise<{ id: string; token: string }> => {
  if (signedOn === undefined && (await isReservedForStaffSignOn(tx, memberId))) throw new AppError(authErrors.wrong_credentials)
  const id = randomUUID()
  const token = randomBytes(32).toString('base64url')
  const ms = signedOn === undefined ? (remember ? 90 * day : day) : signedOn.hours * hour
  const row = { id, memberId, tokenHash: hashToken(token), remember, device, country: country ?? null }
  await insertSession(tx, { ...row, expiresAt: new Date(now.getTime() + ms), signedOnAt: signedOn?.at ?? null }, now)
  return { id, token }
}

/** A staff sign-on this recent counts as a password. */
const recentSignOnMs = 10 * minute

/** Returns `none` if the session was not opened by a staff sign-on; `recent` if that was in the last ten minutes; otherwise `old`. */
export const readSignOnRecency = async (db: Database, sessionId: string, now: Date): Promise<'none' | 'recent' | 'old'> => {
  const at = await readSignedOnAt(db, sessionId)
  if (at === null) return 'none'
  return at.getTime() > now.getTime() - recentSignOnMs ? 'recent' : 'old'
}

/** How long a checked second factor opens the console, and how long one together with the password counts as a fresh login. */
const secondFactorPeriods = { enteredMs: 12 * hour, freshMs: 10 * minute }

const consoleState = (session: { second_factor_at: Date | null; fresh_at: Date | null }, now: Date): ConsoleSessionState | undefined => {
  const within = (at: Date | null, ms: number) => at !== null && at.getTime() > now.getTime() - ms
  if (within(session.fresh_at, secondFactorPeriods.freshMs)) return 'fresh'
  return within(session.second_factor_at, secondFactorPeriods.enteredMs) ? 'entered' : undefined
}

const signedInStatuses = ['active', 'paused', 'held']

/** A held member may only read, like a guest. An applicant may also complete the profile. */
const roleOf = ({ status, role }: { status: string; role: string }): MemberActor['role'] =>
  status === 'held' ? 'guest' : (role as MemberActor['role'])

const liveSessions = (db: ReadDatabase, now: Date) =>
  db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select([
      // Look this up only for the few members who are held.
      sql<boolean>`case when member.status = 'held'
        then exists (select from suspension where suspension.member_id = member.id and suspension.reason = ${applicantHoldReason}) else false end`.as(
        'is_applicant',
      ),
      'session.id',
      'session.member_id',
      'session.last_used_at',
      'session.second_factor_at',
      'session.fresh_at',
      'member.role',
      'member.status',
    ])
    .where('session.expires_at', '>', now)
    .where('session.last_used_at', '>', idleSessionCutoff(now))
    .where('member.status', 'in', signedInStatuses)

const findLiveSession = (db: ReadDatabase, token: string, now: Date) =>
  liveSessions(db, now).where('session.token_hash', '=', hashToken(token)).executeTakeFirst()

type LiveSession = NonNullable<Awaited<ReturnType<typeof findLiveSession>>>

const toActor = (session: LiveSession, now: Date, address: string): MemberActor => {
  const console = consoleState(session, now)
  return {
    kind: 'member',
    id: session.member_id,
    role: roleOf(session),
    sessionId: session.id,
    address,
    ...(console === undefined ? {} : { console }),
    ...(session.is_applicant ? { isApplicant: true } : {}),
  }
}

/** Returns the members of sessions by session id, without an address. Sessions that have ended are missing. */
export const readMembersOfSessions = async (db: Database, sessionIds: readonly string[], now: Date): Promise<Map<string, MemberActor>> => {
  const sessions = await liveSessions(db, now)
    .where('session.id', '=', sql<string>`any(${sessionIds}::uuid[])`)
    .execute()
  return new Map(sessions.map((session) => [session.id, toActor(session, now, '')]))
}

/**
 * Notes that sessions are in use, at most once a minute for each, and that their members are active. One call for many costs one
 * commit instead of many.
 */
export const touchSessions = async (db: Database, sessionIds: readonly string[], now: Date): Promise<void> => {
  const memberIds = await updateLastUse(db, sessionIds, new Date(now.getTime() - minute), now)
  await touchPresence(db, memberIds, now)
}

/** Returns the member of a session token as `authenticateSession`, without noting that it was used. */
export const readSessionMember = async (db: ReadDatabase, token: string, now: Date, address = ''): Promise<MemberActor | undefined> => {
  const session = await findLiveSession(db, token, now)
  return session && toActor(session, now, address)
}

/**
 * Returns the member of a session token; undefined if the session has ended or the member may not sign in. Reads the database on every call, so
 * that an ended session stops working at once.
 */
export const authenticateSession = async (db: Database, token: string, now: Date, address = ''): Promise<MemberActor | undefined> => {
  const session = await findLiveSession(db, token, now)
  if (session === undefined) return undefined
  if (session.last_used_at.getTime() <= now.getTime() - minute) await touchSessions(db, [session.id], now)
  return toActor(session, now, address)
}

/**
 * Ends the sessions of a member, except one, and all personal access tokens. They are refused from the commit on, and a job closes their
 * sockets.
 * @returns the ids of the ended sessions, for callers that close the sockets at once
 */
export const endSessionsOfMember = async (tx: Tx, memberId: string, now: Date, exceptSessionId?: string): Promise<string[]> => {
  await deletePersonalTokensOfMember(tx, memberId)
  const sessionIds = await deleteSessionsOfMember(tx, memberId, exceptSessionId)
  if (sessionIds.length > 0) await addJob(tx, closeSocketsJob, { sessionIds }, now)
  return sessionIds
}

/**
 * Ends sessions by id. Their sockets close after the commit, in every process.
 * @returns those that had not ended before
 */
export const endSessions = async (tx: Tx, ids: readonly string[], now: Date): Promise<{ id: string; member_id: string }[]> => {
  if (ids.length === 0) return []
  const ended = await deleteSessions(tx, ids)
  if (ended.length > 0) await addJob(tx, closeSocketsJob, { sessionIds: ended.map(({ id }) => id) }, now)
  return ended
}

/**
 * Shuts out a member who is suspended, has another role or is signed out by an administrator: ends sessions, personal tokens and service tokens. A
 * service token must not work again when the member gets the role back.
 * @returns the ids of the ended sessions, as `endSessionsOfMember`
 */
export const endSessionsAndTokensOfMember = async (tx: Tx, memberId: string, now: Date): Promise<string[]> => {
  await deleteAllTokensOfMember(tx, memberId)
  return endSessionsOfMember(tx, memberId, now)
}
