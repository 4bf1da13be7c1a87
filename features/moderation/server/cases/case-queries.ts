import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { decodeCursor, encodeCursor } from '#platform/server/keyset.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { canEnterConsole, type Role } from '#platform/shared/roles.ts'
import type { CaseRow } from './case-store.ts'

const pageSize = 50

/** Reads the row of a case. Undefined also for a case about `adminId`, because a case names its reporters. */
export const readCase = (db: Database | Tx, id: string, adminId: string): Promise<CaseRow | undefined> =>
  db.selectFrom('report_case').selectAll().where('id', '=', id).where('member_id', '<>', adminId).executeTakeFirst()

/** Whether somebody else exists who may decide about a member and can log in. Takes no lock, unlike `lockAdminsAndCheckForOther`. */
export const canSomebodyElseDecide = async (db: Database | Tx, adminId: string, memberId: string): Promise<boolean> => {
  const member = await db.selectFrom('member').select('role').where('id', '=', memberId).executeTakeFirst()
  const found = await db
    .selectFrom('member')
    .select('id')
    .where('role', 'in', canEnterConsole(member?.role as Role) ? ['admin'] : ['admin', 'moderator'])
    .where('status', 'in', ['active', 'paused'])
    .where('id', 'not in', [adminId, memberId])
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

const selectSummaries = (db: Database | Tx, adminId: string) =>
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
        (select case when voice_hello_id is not null then 'remove_voice_hello' when photo_check_id is not null then 'refuse_photo_check' when reason like 'applicant\\_%' then 'refuse_applicant' else kind end from decision where decision.case_id = report_case.id order by created_at desc limit 1))`.as(
        'outcome',
      ),
    ])

type SummaryQuery = ReturnType<typeof selectSummaries>
export type CaseSummaryRow = Awaited<ReturnType<SummaryQuery['execute']>>[number]

/** Reads the summary of a case; undefined also for a case about `adminId`. */
export const readCaseSummary = (db: Database | Tx, id: string, adminId: string): Promise<CaseSummaryRow | undefined> =>
  selectSummaries(db, adminId).where('report_case.id', '=', id).executeTakeFirst()

interface CasePageRequest {
  kind: 'report' | 'appeal'
  show: 'waiting' | 'mine' | 'decided'
  adminId: string
  cursor: string | undefined
}

/** The cursor of the queue is an offset, because the order by urgency changes. */
const parseOffset = (cursor: string | undefined): number => {
  if (cursor === undefined) return 0
  const offset = /^\d{1,6}$/.test(cursor) ? Number(cursor) : undefined
  if (offset === undefined) throw new AppError(platformErrors.invalid, { fields: { cursor: [platformErrors.invalid] } })
  return offset
}

const readDecidedCases = async (db: Database | Tx, { kind, adminId, cursor }: CasePageRequest) => {
  const after = decodeCursor(cursor)
  const rows = await selectSummaries(db, adminId)
    .where('report_case.kind', '=', kind)
    .where('report_case.state', '=', 'decided')
    .$if(after !== undefined, (query) =>
      query.where((row) =>
        row(row.refTuple('report_case.decided_at', 'report_case.id'), '<', row.tuple(after?.at ?? new Date(0), after?.id ?? '')),
      ),
    )
    .orderBy('report_case.decided_at', 'desc')
    .orderBy('report_case.id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const last = rows[pageSize - 1]
  const until = rows.length > pageSize ? last?.decided_at : undefined
  return {
    rows: rows.slice(0, pageSize),
    next_cursor: last === undefined || until === undefined || until === null ? null : encodeCursor({ at: until, id: last.id }),
  }
}

/**
 * Reads a page of cases: open ones by urgency, decided ones the latest first.
 * @throws {AppError} platform.invalid for a malformed cursor
 */
export const readCasePage = async (
  db: Database | Tx,
  request: CasePageRequest,
): Promise<{ rows: CaseSummaryRow[]; next_cursor: string | null }> => {
  if (request.show === 'decided') return readDecidedCases(db, request)
  const offset = parseOffset(request.cursor)
  const rows = await selectSummaries(db, request.adminId)
    .where('report_case.kind', '=', request.kind)
    .where('report_case.state', '<>', 'decided')
    .$if(request.show === 'mine', (query) => query.where('report_case.owner_id', '=', request.adminId))
    .orderBy('report_case.score', 'desc')
    .orderBy('report_case.opened_at')
    .orderBy('report_case.id')
    .offset(offset)
    .limit(pageSize + 1)
    .execute()
  return { rows: rows.slice(0, pageSize), next_cursor: rows.length > pageSize ? String(offset + pageSize) : null }
}

/** Counts the undecided cases of each kind, without those about the administrator. */
export const countUndecidedCases = async (db: Database | Tx, adminId: string): Promise<{ report: number; appeal: number }> => {
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

/** Reads the reports of a case with their evidence, newest first, and the outcomes of each reporter's earlier reports. */
export const readCaseReports = (db: Database | Tx, caseId: string) =>
  db
    .selectFrom('report')
    .leftJoin('report_evidence', 'report_evidence.report_id', 'report.id')
    .leftJoin('member as reporter', 'reporter.id', 'report.reporter_id')
    .select(['report.id', 'report.category', 'report.content', 'report.created_at', 'report.reporter_id', 'report.signs'])
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

/** Reads the decisions about a member, including dismissals, with the administrator; newest first. */
export const readDecisionHistory = (db: Database | Tx, memberId: string) =>
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

export type DecisionHistoryRow = Awaited<ReturnType<typeof readDecisionHistory>>[number]
