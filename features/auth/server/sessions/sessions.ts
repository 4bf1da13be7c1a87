import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { deleteAllTokensOfMember, deletePersonalTokensOfMember } from '#features/access-tokens/server/index.ts'
import { isReservedForStaffSignOn, touchPresence } from '#features/members/server/index.ts'
import type { ConsoleState, MemberActor } from '#platform/server/context.ts'
import { applicantHoldReason } from '#features/registration/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { hashToken } from '#platform/server/secrets/hash-token.ts'
import { AppError } from '#platform/shared/errors.ts'
import { closeSocketsJob } from '../job-kinds.ts'
import { authErrors } from '../../contract.ts'
import { deleteSessions, deleteSessionsOfMember, insertSession, readSignedOnAt, touchSession } from '../store.ts'

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
export const readSignOnOfSession = async (db: Database, sessionId: string, now: Date): Promise<'none' | 'recent' | 'old'> => {
  const at = await readSignedOnAt(db, sessionId)
  if (at === null) return 'none'
  return at.getTime() > now.getTime() - recentSignOnMs ? 'recent' : 'old'
}

/** How long a checked second factor opens the console, and how long one together with the password counts as a fresh login. */
const secondFactorPeriods = { enteredMs: 12 * hour, freshMs: 10 * minute }

const consoleState = (session: { second_factor_at: Date | null; fresh_at: Date | null }, now: Date): ConsoleState | undefined => {
  const within = (at: Date | null, ms: number) => at !== null && at.getTime() > now.getTime() - ms
  if (within(session.fresh_at, secondFactorPeriods.freshMs)) return 'fresh'
  return within(session.second_factor_at, secondFactorPeriods.enteredMs) ? 'entered' : undefined
}

const signedInStatuses = ['active', 'paused', 'held']

/** A held member may only read, like a guest. An applicant may also complete the profile. */
const roleOf = ({ status, role }: { status: string; role: string }): MemberActor['role'] =>
  status === 'held' ? 'guest' : (role as MemberActor['role'])

/** Reads the role of the member for each given session that is still live. */
export const readRolesOfLiveSessions = async (
  db: Database,
  sessionIds: readonly string[],
  now: Date,
): Promise<Map<string, MemberActor['role']>> => {
  const rows = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select(['session.id', 'member.role', 'member.status'])
    .where('session.id', '=', sql<string>`any(${sessionIds}::uuid[])`)
    .where('session.expires_at', '>', now)
    .where('session.last_used_at', '>', idleSessionCutoff(now))
    .where('member.status', 'in', signedInStatuses)
    .execute()
  return new Map(rows.map((row) => [row.id, roleOf(row)]))
}

/**
 * Returns the member of a session token; undefined if the session has ended or the member may not sign in. Reads the database on every call, so
 * that an ended session stops working at once.
 */
export const authenticateSession = async (db: Database, token: string, now: Date, address = ''): Promise<MemberActor | undefined> => {
  const session = await db
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
    .where('session.token_hash', '=', hashToken(token))
    .where('session.expires_at', '>', now)
    .where('session.last_used_at', '>', idleSessionCutoff(now))
    .where('member.status', 'in', signedInStatuses)
    .executeTakeFirst()
  if (session === undefined) return undefined
  const before = new Date(now.getTime() - minute)
  if (session.last_used_at <= before && (await touchSession(db, session.id, before, now))) await touchPresence(db, session.member_id, now)
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
 * Shuts out a member who is suspended, has another role or is signed out by an administrator: sessions and tokens end, also those of the service,
 * which must not come back to life with the role.
 * @returns the ids of the ended sessions, as `endSessionsOfMember`
 */
export const shutOutMember = async (tx: Tx, memberId: string, now: Date): Promise<string[]> => {
  await deleteAllTokensOfMember(tx, memberId)
  return endSessionsOfMember(tx, memberId, now)
}
