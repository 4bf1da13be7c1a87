import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { decodeCursor, encodeCursor } from '#platform/server/keyset.ts'
import type { Role } from '#platform/shared/roles.ts'
import type { AccountFilter } from '../../contract.ts'

export interface MemberFilter {
  /** The beginning of a name, or of an email with `byEmail`, or an id. */
  q?: string | undefined
  byEmail: boolean
  status?: AccountFilter | undefined
  role?: Role | undefined
  cursor?: string | undefined
}

const pageSize = 50
/** The last character of Unicode. A prefix followed by it sorts after every text with that prefix. */
const lastCharacter = '\u{10FFFF}'
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Stored statuses that the console shows as active. */
const activeStatuses = ['active', 'paused']

const startsWith = (column: 'firstname' | 'lastname', start: string) => {
  const folded = sql<string>`name_fold(${sql.ref(`member.${column}`)}) collate "C"`
  return sql<boolean>`(${folded} >= name_fold(${start}) and ${folded} < name_fold(${start}) || ${lastCharacter})`
}

const matchesSearch = (q: string, byEmail: boolean) => {
  const [first = '', ...rest] = q.split(/\s+/)
  const email = q.toLowerCase()
  const either = [
    startsWith('firstname', q),
    startsWith('lastname', q),
    ...(byEmail ? [sql<boolean>`(email collate "C" >= ${email} and email collate "C" < ${email} || ${lastCharacter})`] : []),
    ...(rest.length === 0 ? [] : [sql<boolean>`(${startsWith('firstname', first)} and ${startsWith('lastname', rest.join(' '))})`]),
    ...(uuid.test(q) ? [sql<boolean>`member.id = ${q.toLowerCase()}`] : []),
  ]
  return sql<boolean>`(${sql.join(either, sql` or `)})`
}

const accountRows = (db: Database | Tx) =>
  db
    .selectFrom('member')
    .leftJoin('presence', 'presence.member_id', 'member.id')
    .leftJoin('suspension', 'suspension.member_id', 'member.id')
    .select([
      'member.id',
      'member.firstname',
      'member.lastname',
      'member.email',
      'member.role',
      'member.status',
      'member.created_at',
      'presence.last_active',
      'suspension.kind as suspension_kind',
      'suspension.until',
    ])

export type AccountRow = Awaited<ReturnType<ReturnType<typeof accountRows>['execute']>>[number]

/** Reads one account; undefined for an unknown id. */
export const readAccountRow = (db: Database | Tx, id: string): Promise<AccountRow | undefined> =>
  accountRows(db).where('member.id', '=', id).executeTakeFirst()

/**
 * Reads a page of accounts, newest first, without erased ones.
 * @throws {AppError} platform.invalid for an invalid cursor
 */
export const readAccountRows = async (db: Database, { q, byEmail, status, role, cursor }: MemberFilter) => {
  const after = decodeCursor(cursor)
  const found = await accountRows(db)
    .where('member.terms_version', '<>', '')
    .$if(q !== undefined && q !== '', (query) => query.where(matchesSearch(q ?? '', byEmail)))
    .$if(status === 'invited', (query) => query.where('member.status', '=', 'unverified'))
    .$if(status === 'active' || status === 'inactive', (query) =>
      query.where('member.status', status === 'active' ? 'in' : 'not in', activeStatuses),
    )
    .$if(role !== undefined, (query) => query.where('member.role', '=', role ?? ''))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(member.created_at, member.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid)`),
    )
    .orderBy('member.created_at', 'desc')
    .orderBy('member.id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const shown = found.slice(0, pageSize)
  const end = shown.at(-1)
  return {
    rows: shown,
    next_cursor: found.length > pageSize && end !== undefined ? encodeCursor({ at: end.created_at, id: end.id }) : null,
  }
}

/** Reads the names of members by id; an erased member has an empty name. */
export const readMemberNames = async (db: Database | Tx, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const known = await db.selectFrom('member').select(['id', 'firstname', 'lastname']).where('id', 'in', ids).execute()
  return new Map(known.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`.trim()]))
}

/** Counts the reports by and about an account, the open ones and its settled deposits, and adds up the dollars of these deposits. */
export const readReportAndDepositTotals = async (db: Database, id: string) => {
  const { rows: sums } = await sql<{
    made: string
    received: string
    open: string
    deposits: string
    deposited: string
  }>`
    select
      (select count(*) from report where reporter_id = ${id}) as made,
      (select count(*) from report where reported_id = ${id}) as received,
      (select count(*) from report where reported_id = ${id} and state = 'open') as open,
      (select count(*) from deposit where member_id = ${id} and status = 'settled') as deposits,
      (select coalesce(sum(coalesce(credited_cents, usd_cents)), 0) from deposit where member_id = ${id} and status = 'settled') as deposited`.execute(
    db,
  )
  const [only] = sums
  if (only === undefined) throw new Error('a select without a from has one row')
  return only
}
