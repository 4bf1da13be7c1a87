import type { Selectable } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'

export type AppealRow = Selectable<DB['appeal']>

/** Reads the appeal against a decision; there is at most one. */
export const readAppealOfDecision = (db: Database | Tx, decisionId: string): Promise<AppealRow | undefined> =>
  db.selectFrom('appeal').selectAll().where('decision_id', '=', decisionId).executeTakeFirst()

/** Reads the appeal of an appeal case. */
export const readAppealOfCase = (db: Database | Tx, caseId: string): Promise<AppealRow | undefined> =>
  db.selectFrom('appeal').selectAll().where('case_id', '=', caseId).executeTakeFirst()

/** Stores an appeal. The caller holds the member's lock and has checked that the decision has no appeal; the primary key allows only one. */
export const addAppeal = async (
  tx: Tx,
  appeal: { decision_id: string; member_id: string; case_id: string; content: string },
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('appeal')
    .values({ ...appeal, created_at: now })
    .execute()
}

/** Stores the outcome of an appeal. */
export const closeAppeal = async (
  tx: Tx,
  decisionId: string,
  { state, answer }: { state: 'upheld' | 'reversed'; answer: string },
  now: Date,
): Promise<void> => {
  await tx.updateTable('appeal').set({ state, answer, decided_at: now }).where('decision_id', '=', decisionId).execute()
}

/** Whether a member waits for the result of an appeal. */
export const hasOpenAppeal = async (tx: Tx, memberId: string): Promise<boolean> =>
  (await tx
    .selectFrom('appeal')
    .select('decision_id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst()) !== undefined
