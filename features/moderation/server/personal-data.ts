import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { releaseCasesOfAdmin } from './cases/case-store.ts'
import { deleteDecisionsOfMember } from './decisions/decision-store.ts'
import { anonymizeReportsBy } from './reports/report-store.ts'

const erase = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  await anonymizeReportsBy(tx, memberId)
  await deleteDecisionsOfMember(tx, memberId)
  await releaseCasesOfAdmin(tx, memberId, now)
}

/**
 * The export has the member's own reports, the decisions about them and their appeals. It leaves out who reported them, the evidence and
 * dismissals. Evidence outlives an erasure until 180 days after the report is closed, as the privacy page says.
 */
export const personalData: PersonalDataHandler = {
  tables: ['report', 'report_evidence', 'report_case', 'decision', 'appeal'],
  export: async (db, memberId) => ({
    reports_made: await db
      .selectFrom('report')
      .select(['reported_id as member', 'category', 'content', 'outcome', 'created_at as at'])
      .where('reporter_id', '=', memberId)
      .orderBy('created_at')
      .execute(),
    decisions: await db
      .selectFrom('decision')
      .select(['kind', 'reason', 'words', 'until', 'photo_ids as photos', 'created_at as at', 'reversed_at'])
      .where('member_id', '=', memberId)
      .where('kind', '<>', 'dismiss')
      .orderBy('created_at')
      .execute(),
    appeals: await db
      .selectFrom('appeal')
      .select(['content', 'state', 'answer', 'created_at as at', 'decided_at'])
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .execute(),
  }),
  erase,
  withheld: { 'decision.note': 'between administrators', 'report.signs': 'would tell frauds what is looked for' },
  pseudonymous: ['report_case'],
  evidence: ['report', 'report_evidence'],
  withoutMemberId: ['report_evidence'],
}
