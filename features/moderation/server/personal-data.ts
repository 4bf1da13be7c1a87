import type { PersonalData } from '#platform/server/personal-data.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { releaseCases } from './cases/case-store.ts'
import { forgetDecisions } from './decisions/decision-store.ts'
import { forgetReporter } from './store.ts'

const erase = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  await forgetReporter(tx, memberId)
  await forgetDecisions(tx, memberId)
  await releaseCases(tx, memberId, now)
}

/**
 * Reports the member made are theirs, and so is what was decided about them and what they answered; who reported them, and the evidence,
 * is not, nor that a report was dismissed. Evidence outlives an erasure until 180 days after the report is closed, which the privacy page says.
 */
export const personalData: PersonalData = {
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
  withheld: { 'decision.note': 'between administrators' },
  pseudonymous: ['report_case'],
  evidence: ['report', 'report_evidence'],
  withoutMemberId: ['report_evidence'],
}
