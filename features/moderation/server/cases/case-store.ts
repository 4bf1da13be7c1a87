import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { DB } from '#db/types.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { type DeletionBatches, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'

export type CaseRow = Selectable<DB['report_case']>

/** The case that collects the reports of a member until it is decided; opened by the first. Somebody working on it sees a new version. */
export const caseOfReports = async (tx: Tx, memberId: string, now: Date): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into report_case as known (id, kind, member_id, score, opened_at, changed_at)
    values (${randomUUID()}, 'report', ${memberId}, 0, ${now}, ${now})
    on conflict (member_id) where kind = 'report' and state <> 'decided'
    do update set version = known.version + 1, changed_at = excluded.changed_at
    returning id`.execute(tx)
  const [found] = rows
  if (found === undefined) throw new Error('a case is neither there nor made')
  return found.id
}

/**
 * Weighs a case anew: each reporter once, by the gravest thing they say and by how often they were right before. Of somebody new nothing is
 * known, which weighs half of the best.
 */
export const weighCase = async (tx: Tx, id: string): Promise<void> => {
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

/** Opens the case of an appeal, which is as urgent as a threat: somebody waits outside. */
export const openAppealCase = async (tx: Tx, memberId: string, now: Date): Promise<string> => {
  const id = randomUUID()
  await tx
    .insertInto('report_case')
    .values({ id, kind: 'appeal', member_id: memberId, score: 4000, opened_at: now, changed_at: now })
    .execute()
  return id
}

type Change = { state: 'open' | 'assigned' | 'decided'; owner_id: string | null; decided_at?: Date }

/** Changes a case that is as the caller saw it and not decided; false when somebody else was faster. */
const changeCase = async (tx: Tx, { id, version }: { id: string; version: number }, change: Change, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('report_case')
    .set((row) => ({ ...change, version: row('version', '+', 1), changed_at: now }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '<>', 'decided')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

interface Seen {
  id: string
  version: number
}

export const assignCase = (tx: Tx, seen: Seen, adminId: string, now: Date): Promise<boolean> =>
  changeCase(tx, seen, { state: 'assigned', owner_id: adminId }, now)

export const unassignCase = (tx: Tx, seen: Seen, now: Date): Promise<boolean> =>
  changeCase(tx, seen, { state: 'open', owner_id: null }, now)

export const closeCase = (tx: Tx, seen: Seen, adminId: string, now: Date): Promise<boolean> =>
  changeCase(tx, seen, { state: 'decided', owner_id: adminId, decided_at: now }, now)

/** Closes the reports of a case and answers whose they were, each once. */
export const closeReports = async (tx: Tx, caseId: string, outcome: 'acted' | 'no_breach', now: Date): Promise<string[]> => {
  const rows = await tx
    .updateTable('report')
    .set({ state: 'closed', closed_at: now, outcome, network: null })
    .where('case_id', '=', caseId)
    .where('state', '=', 'open')
    .returning('reporter_id')
    .execute()
  return [...new Set(rows.flatMap((row) => row.reporter_id ?? []))]
}

/** Puts what an administrator was working on back into the queue, and unties them from what they decided. */
export const releaseCases = async (tx: Tx, adminId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('report_case')
    .set((row) => ({ owner_id: null, state: 'open', version: row('version', '+', 1), changed_at: now }))
    .where('owner_id', '=', adminId)
    .where('state', '=', 'assigned')
    .execute()
  await tx.updateTable('report_case').set({ owner_id: null }).where('owner_id', '=', adminId).execute()
}

/** Forgets decided cases of which nothing is left to show. */
export const forgetEmptyCases = (batches: DeletionBatches, before: Date): Promise<void> =>
  deleteInBatches(batches, 'report_case', {
    by: 'decided_at',
    upTo: before,
    and: sql`state = 'decided' and not exists (select from report where report.case_id = report_case.id)`,
  })
