import type { PersonalData } from '#platform/server/personal-data.ts'
import { forgetReporter } from './store.ts'

/**
 * Reports the member made are theirs; who reported them, and the evidence, is not. Evidence outlives an erasure until 180 days after the
 * report is closed, which the privacy page says.
 */
export const personalData: PersonalData = {
  tables: ['report', 'report_evidence'],
  export: async (db, memberId) => ({
    reports_made: await db
      .selectFrom('report')
      .select(['reported_id as member', 'category', 'content', 'created_at as at'])
      .where('reporter_id', '=', memberId)
      .orderBy('created_at')
      .execute(),
  }),
  erase: forgetReporter,
}
