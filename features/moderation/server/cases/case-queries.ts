import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { readCursor, writeCursor } from '#platform/server/keyset.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import type { CaseRow } from './case-store.ts'

const page = 50

/** A case as an administrator may have it: nobody sees one about themselves, for it says who reported them. */
export const readCase = (db: Database | Tx, id: string, adminId: string): Promise<CaseRow | undefined> =>
  db.selectFrom('report_case').selectAll().where('id', '=', id).where('member_id', '<>', adminId).executeTakeFirst()

/** Whether there is an administrator besides this one who could sign in. */
export const isAnotherAdmin = async (db: Database | Tx, adminId: string): Promise<boolean> =>
  (await db
    .selectFrom('member')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', 'in', ['active', 'paused'])
    .where('id', '<>', adminId)
    .limit(1)
    .executeTakeFirst()) !== undefined

const summaries = (db: Database | Tx, adminId: string) =>
  db
    .selectFrom('report_case')
    .where('report_case.member_id', '<>', adminId)
    .innerJoin('member', 'member.id', 'report_case.member_id')
    .leftJoin('member as owner', 'owner.id', 'report_case.owner_id')
    .selectAll('report_case')
    .select([
      'member.firstname',
      'member.lastname',
      'member.status',
      'owner.firstname as owner_firstname',
      'owner.lastname as owner_lastname',
    ])
    .select([
      sql<number>`(select count(*)::int from report where report.case_id = report_case.id)`.as('reports'),
      sql<
        string[]
      >`(select coalesce(array_agg(distinct category order by category), '{}') from report where report.case_id = report_case.id and category is not null)`.as(
        'categories',
      ),
      sql<string | null>`coalesce((select state from appeal where appeal.case_id = report_case.id and state <> 'open'),
        (select kind from decision where decision.case_id = report_case.id order by created_at desc limit 1))`.as('outcome'),
    ])

type Summaries = ReturnType<typeof summaries>
export type SummaryRow = Awaited<ReturnType<Summaries['execute']>>[number]

export const readSummary = (db: Database | Tx, id: string, adminId: string): Promise<SummaryRow | undefined> =>
  summaries(db, adminId).where('report_case.id', '=', id).executeTakeFirst()

interface Wanted {
  kind: 'report' | 'appeal'
  show: 'waiting' | 'mine' | 'decided'
  adminId: string
  cursor: string | undefined
}

/** The queue is ordered by urgency, which changes: its cursor is how many were shown. */
const offsetOf = (cursor: string | undefined): number => {
  if (cursor === undefined) return 0
  const offset = /^\d{1,6}$/.test(cursor) ? Number(cursor) : undefined
  if (offset === undefined) throw new AppError(platformErrors.invalid, { fields: { cursor: [platformErrors.invalid] } })
  return offset
}

const decided = async (db: Database | Tx, { kind, adminId, cursor }: Wanted) => {
  const after = readCursor(cursor)
  const rows = await summaries(db, adminId)
    .where('report_case.kind', '=', kind)
    .where('report_case.state', '=', 'decided')
    .$if(after !== undefined, (query) =>
      query.where((row) =>
        row(row.refTuple('report_case.decided_at', 'report_case.id'), '<', row.tuple(after?.at ?? new Date(0), after?.id ?? '')),
      ),
    )
    .orderBy('report_case.decided_at', 'desc')
    .orderBy('report_case.id', 'desc')
    .limit(page + 1)
    .execute()
  const last = rows[page - 1]
  const until = rows.length > page ? last?.decided_at : undefined
  return {
    rows: rows.slice(0, page),
    next_cursor: last === undefined || until === undefined || until === null ? null : writeCursor({ at: until, id: last.id }),
  }
}

/**
 * A page of cases: waiting ones by urgency, decided ones the latest first.
 * @throws {AppError} platform.invalid for a cursor of somebody's own making
 */
export const readCases = async (db: Database | Tx, wanted: Wanted): Promise<{ rows: SummaryRow[]; next_cursor: string | null }> => {
  if (wanted.show === 'decided') return decided(db, wanted)
  const offset = offsetOf(wanted.cursor)
  const rows = await summaries(db, wanted.adminId)
    .where('report_case.kind', '=', wanted.kind)
    .where('report_case.state', '<>', 'decided')
    .$if(wanted.show === 'mine', (query) => query.where('report_case.owner_id', '=', wanted.adminId))
    .orderBy('report_case.score', 'desc')
    .orderBy('report_case.opened_at')
    .orderBy('report_case.id')
    .offset(offset)
    .limit(page + 1)
    .execute()
  return { rows: rows.slice(0, page), next_cursor: rows.length > page ? String(offset + page) : null }
}

/** How many cases of each kind wait for an administrator. */
export const countWaiting = async (db: Database | Tx, adminId: string): Promise<{ report: number; appeal: number }> => {
  const rows = await db
    .selectFrom('report_case')
    .select(['kind', (row) => row.fn.countAll<string>().as('count')])
    .where('state', '<>', 'decided')
    .where('member_id', '<>', adminId)
    .groupBy('kind')
    .execute()
  const of = (kind: string) => Number(rows.find((row) => row.kind === kind)?.count ?? 0)
  return { report: of('report'), appeal: of('appeal') }
}

/** The reports of a case with their evidence, the newest first, and how right their reporters were before. */
export const readCaseReports = (db: Database | Tx, caseId: string) =>
  db
    .selectFrom('report')
    .leftJoin('report_evidence', 'report_evidence.report_id', 'report.id')
    .leftJoin('member as reporter', 'reporter.id', 'report.reporter_id')
    .select(['report.id', 'report.category', 'report.content', 'report.created_at', 'report.reporter_id'])
    .select(['reporter.firstname', 'reporter.lastname'])
    .select(['report_evidence.profile', 'report_evidence.photos', 'report_evidence.messages', 'report_evidence.taken_at'])
    .select([
      sql<number>`(select count(*)::int from report as earlier where earlier.reporter_id = report.reporter_id and earlier.outcome = 'acted')`.as(
        'acted',
      ),
      sql<number>`(select count(*)::int from report as earlier where earlier.reporter_id = report.reporter_id and earlier.outcome = 'no_breach')`.as(
        'no_breach',
      ),
    ])
    .where('report.case_id', '=', caseId)
    .orderBy('report.created_at', 'desc')
    .orderBy('report.id')
    .limit(50)
    .execute()

/** What was decided about a member, dismissed reports as well, with who decided; newest first. */
export const readHistory = (db: Database | Tx, memberId: string) =>
  db
    .selectFrom('decision')
    .leftJoin('member as admin', 'admin.id', 'decision.admin_id')
    .selectAll('decision')
    .select(['admin.firstname', 'admin.lastname'])
    .where('decision.member_id', '=', memberId)
    .orderBy('decision.created_at', 'desc')
    .orderBy('decision.id')
    .limit(50)
    .execute()

export type HistoryRow = Awaited<ReturnType<typeof readHistory>>[number]
