import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import { holdAttachments } from '#features/chat/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { type DeletionBudget, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import type { EvidenceSnapshot } from '../cases/evidence.ts'

type NewReport = Pick<Insertable<DB['report']>, 'id' | 'content' | 'category'> & {
  /** Null for a report by the service itself. */
  reporter_id: string | null
  reported_id: string
  case_id: string
  /** A keyed hash of the network address range from which the report was sent. */
  network?: Buffer
  /** JSON of what the service found. */
  signs?: string
}

/** Stores a report with its evidence, and keeps the files of the evidence as long as the report. */
export const addReport = async (tx: Tx, report: NewReport, evidence: EvidenceSnapshot, now: Date): Promise<void> => {
  await tx
    .insertInto('report')
    .values({ ...report, created_at: now })
    .execute()
  await tx
    .insertInto('report_evidence')
    .values({
      report_id: report.id,
      profile: JSON.stringify(evidence.profile),
      photos: JSON.stringify(evidence.photos),
      messages: JSON.stringify(evidence.messages),
      taken_at: now,
    })
    .execute()
  await holdAttachments(tx, report.id, evidence.attachments)
}

/** Whether the same report was already stored since a moment, for example after a double click or a retry. */
export const isDuplicateReport = async (
  db: Database | Tx,
  { reporter_id, reported_id, content, category }: Omit<NewReport, 'id' | 'case_id' | 'network' | 'signs'>,
  since: Date,
): Promise<boolean> => {
  const same = await db
    .selectFrom('report')
    .select('id')
    .where('reporter_id', '=', reporter_id)
    .where('reported_id', '=', reported_id)
    .where('content', '=', content)
    .where('category', 'is not distinct from', category ?? null)
    .where('created_at', '>', since)
    .executeTakeFirst()
  return same !== undefined
}

/** Reads the times at which a member sent reports since a moment, oldest first. */
export const readReportTimes = async (tx: Tx, reporterId: string, since: Date): Promise<Date[]> => {
  const rows = await tx
    .selectFrom('report')
    .select('created_at')
    .where('reporter_id', '=', reporterId)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => row.created_at)
}

/** Deletes reports that were closed before a moment, with their evidence, unless an open appeal still needs it. */
export const deleteReportsClosedBefore = (batches: DeletionBudget, before: Date): Promise<void> =>
  deleteInBatches(batches, 'report', {
    by: 'closed_at',
    upTo: before,
    and: sql`state = 'closed' and not exists (
      select from decision join appeal on appeal.decision_id = decision.id
      where decision.case_id = report.case_id and appeal.state = 'open'
    )`,
  })

/** Removes the reporter from the reports a member made. The reports stay. */
export const anonymizeReportsBy = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.updateTable('report').set({ reporter_id: null }).where('reporter_id', '=', memberId).execute()
}
