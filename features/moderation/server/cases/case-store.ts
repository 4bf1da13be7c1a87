import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { type DeletionBudget, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'

export type CaseRow = Selectable<DB['report_case']>

/** Increments the version of a member's undecided report case, or opens a case if there is none. Returns the id of the case. */
export const upsertReportCase = async (tx: Tx, memberId: string, now: Date): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into report_case as known (id, kind, member_id, score, opened_at, changed_at)
    values (${randomUUID()}, 'report', ${memberId}, 0, ${now}, ${now})
    on conflict (member_id) where kind = 'report' and state <> 'decided'
    do update set version = known.version + 1, changed_at = excluded.changed_at
    returning id`.execute(tx)
  const [found] = rows
  if (found === undefined) throw new Error('The report case was neither found nor created.')
  return found.id
}

/**
 * Recomputes the urgency of a case. Each reporter counts once, with their most severe category weighted by the outcomes of their earlier
 * reports; a reporter without history gets half of the best weight.
 */
export const updateCaseScore = async (tx: Tx, id: string): Promise<void> => {
  await sql`update report_case set score = (
    select coalesce(sum(best), 0)::int from (
      select max(case report.category when 'underage' then 5000 when 'threat' then 4000 when 'sexual' then 2500 when 'scam' then 2000
        when 'harassment' then 2000 else 1000 end * 2 * (1 + known.acted) / (2 + known.acted + known.no_breach)) as best
      from report cross join lateral (
        select count(*) filter (where outcome = 'acted') as acted, count(*) filter (where outcome = 'no_breach') as no_breach
        from report as earlier where earlier.reporter_id = report.reporter_id) as known
      where report.case_id = ${id} group by coalesce(report.reporter_id, report.id)) as weighed)
    where id = ${id}`.execute(tx)
}

/** Opens an appeal case and returns its id. It is as urgent as a reported threat, because the member may be locked out. */
export const openAppealCase = async (tx: Tx, memberId: string, now: Date): Promise<string> => {
  const id = randomUUID()
  await tx
    .insertInto('report_case')
    .values({ id, kind: 'appeal', member_id: memberId, score: 4000, opened_at: now, changed_at: now })
    .execute()
  return id
}

type CaseChange = { state: 'open' | 'assigned' | 'decided'; owner_id: string | null; decided_at?: Date }

/** Changes an undecided case; returns false if it was decided or has another version. */
const changeCase = async (tx: Tx, { id, version }: { id: string; version: number }, change: CaseChange, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('report_case')
    .set((row) => ({ ...change, version: row('version', '+', 1), changed_at: now }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '<>', 'decided')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

interface CaseVersion {
  id: string
  version: number
}

/** Assigns a case to an administrator. Changes nothing and returns false if the case is no longer at the expected version. */
export const assignCase = (tx: Tx, expected: CaseVersion, adminId: string, now: Date): Promise<boolean> =>
  changeCase(tx, expected, { state: 'assigned', owner_id: adminId }, now)

/** Returns a case to the queue. Changes nothing and returns false if the case is no longer at the expected version. */
export const unassignCase = (tx: Tx, expected: CaseVersion, now: Date): Promise<boolean> =>
  changeCase(tx, expected, { state: 'open', owner_id: null }, now)

/** Marks a case as decided. Changes nothing and returns false if the case is no longer at the expected version. */
export const closeCase = (tx: Tx, expected: CaseVersion, adminId: string, now: Date): Promise<boolean> =>
  changeCase(tx, expected, { state: 'decided', owner_id: adminId, decided_at: now }, now)

/** Closes the open reports of a case. @returns the ids of their reporters, without duplicates */
export const closeReportsOfCase = async (tx: Tx, caseId: string, outcome: 'acted' | 'no_breach', now: Date): Promise<string[]> => {
  const rows = await tx
    .updateTable('report')
    .set({ state: 'closed', closed_at: now, outcome, network: null })
    .where('case_id', '=', caseId)
    .where('state', '=', 'open')
    .returning('reporter_id')
    .execute()
  return [...new Set(rows.flatMap((row) => row.reporter_id ?? []))]
}

/** Returns the cases of an administrator to the queue, and removes the administrator from decided ones. */
export const releaseCasesOfAdmin = async (tx: Tx, adminId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('report_case')
    .set((row) => ({ owner_id: null, state: 'open', version: row('version', '+', 1), changed_at: now }))
    .where('owner_id', '=', adminId)
    .where('state', '=', 'assigned')
    .execute()
  await tx.updateTable('report_case').set({ owner_id: null }).where('owner_id', '=', adminId).execute()
}

/** Deletes cases that were decided before a moment and have no report left. */
export const deleteEmptyCases = (batches: DeletionBudget, before: Date): Promise<void> =>
  deleteInBatches(batches, 'report_case', {
    by: 'decided_at',
    upTo: before,
    and: sql`state = 'decided' and not exists (select from report where report.case_id = report_case.id)`,
  })
