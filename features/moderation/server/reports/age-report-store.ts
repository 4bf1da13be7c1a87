import type { Tx } from '#platform/server/db/database.ts'

const selectAgeReports = (tx: Tx) => tx.selectFrom('report').where('report.category', '=', 'underage')

/** Marks age reports as allowed to hold (hide) the reported member. */
export const markReportsMayHideMember = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await tx.updateTable('report').set({ may_hold: true }).where('id', 'in', ids).execute()
}

/** Whether an age report that this member made after `since` was allowed to hold somebody. */
export const hasReporterCausedHoldSince = async (tx: Tx, reporterId: string, since: Date): Promise<boolean> =>
  (await selectAgeReports(tx)
    .select('id')
    .where('reporter_id', '=', reporterId)
    .where('may_hold', '=', true)
    .where('created_at', '>', since)
    .executeTakeFirst()) !== undefined

/** Whether an administrator dismissed an age report by this member, within the retention time of reports. */
export const isReporterOfDismissedAgeReport = async (tx: Tx, reporterId: string): Promise<boolean> =>
  (await selectAgeReports(tx).select('id').where('reporter_id', '=', reporterId).where('outcome', '=', 'no_breach').executeTakeFirst()) !==
  undefined

/** Reads up to 20 open age reports by other members, oldest first, with the sign-up times of their reporters. */
export const readOpenAgeReportsByOthers = async (tx: Tx, reportedId: string, reporterId: string) => {
  const rows = await selectAgeReports(tx)
    .innerJoin('member', 'member.id', 'report.reporter_id')
    .select(['report.id', 'report.reporter_id', 'report.may_hold', 'report.network', 'member.created_at'])
    .where('report.reported_id', '=', reportedId)
    .where('report.reporter_id', '<>', reporterId)
    .where('report.state', '=', 'open')
    .orderBy('report.created_at')
    .limit(20)
    .execute()
  return rows.map(({ reporter_id, ...row }) => ({ ...row, reporter_id: reporter_id ?? '' }))
}

/** Whether an age report about a member was dismissed after `since`. A further report then does not hide them again. */
export const hasDismissedAgeReportAbout = async (tx: Tx, memberId: string, since: Date): Promise<boolean> =>
  (await selectAgeReports(tx)
    .select('id')
    .where('reported_id', '=', memberId)
    .where('outcome', '=', 'no_breach')
    .where('closed_at', '>', since)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Reads the case id of an open age report that is allowed to hold the member; undefined without one. */
export const readOpenAgeCaseId = async (tx: Tx, memberId: string): Promise<string | undefined> => {
  const report = await selectAgeReports(tx)
    .select('case_id')
    .where('reported_id', '=', memberId)
    .where('state', '=', 'open')
    .where('may_hold', '=', true)
    .where('case_id', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return report?.case_id ?? undefined
}
