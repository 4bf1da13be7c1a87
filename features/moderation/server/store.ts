import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { DB } from '#db/types.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { type DeletionBatches, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import type { Evidence } from './cases/evidence.ts'

type NewReport = Pick<Insertable<DB['report']>, 'id' | 'content' | 'category'> & {
  reporter_id: string
  reported_id: string
  case_id: string
  /** A keyed hash of where it was sent from. */
  network: Buffer
}

/** Keeps a report with what there was to see at that moment. */
export const addReport = async (tx: Tx, report: NewReport, evidence: Evidence, now: Date): Promise<void> => {
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
}

/** Whether the very same report was made since a moment: the second click, or a retry after an answer was lost. */
export const isRepeated = async (
  db: Database | Tx,
  { reporter_id, reported_id, content, category }: Omit<NewReport, 'id' | 'case_id' | 'network'>,
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

/** When a member made their reports since a moment, oldest first. */
export const reportsSince = async (tx: Tx, reporterId: string, since: Date): Promise<Date[]> => {
  const rows = await tx
    .selectFrom('report')
    .select('created_at')
    .where('reporter_id', '=', reporterId)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => row.created_at)
}

/** Forgets reports that were closed before a moment, with their evidence. */
export const removeReportsClosedBefore = (batches: DeletionBatches, before: Date): Promise<void> =>
  deleteInBatches(batches, 'report', { by: 'closed_at', upTo: before, and: sql`state = 'closed'` })

/** Forgets who made a member's reports; the reports stay for those they are about. */
export const forgetReporter = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.updateTable('report').set({ reporter_id: null }).where('reporter_id', '=', memberId).execute()
}

const ageReports = (tx: Tx, memberId: string) =>
  tx.selectFrom('report').where('reported_id', '=', memberId).where('category', '=', 'underage').limit(1)

/** Whether somebody has looked at a member's age since a moment and found nothing: one doubt more is then no reason to hide them again. */
export const isAgeSettled = async (tx: Tx, memberId: string, since: Date): Promise<boolean> =>
  (await ageReports(tx, memberId).select('id').where('outcome', '=', 'no_breach').where('closed_at', '>', since).executeTakeFirst()) !==
  undefined

/** The case of a report that doubts a member's age, may hide them, and that nobody has decided yet. */
export const readAgeDoubt = async (tx: Tx, memberId: string): Promise<string | undefined> => {
  const doubt = await ageReports(tx, memberId)
    .select('case_id')
    .where('state', '=', 'open')
    .where('may_hold', '=', true)
    .where('case_id', 'is not', null)
    .executeTakeFirst()
  return doubt?.case_id ?? undefined
}
