import type { Selectable } from 'kysely'
import type { DB } from '#db/types.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'

export type AppealRow = Selectable<DB['appeal']>

/** The one appeal against a decision. */
export const readAppeal = (db: Database | Tx, decisionId: string): Promise<AppealRow | undefined> =>
  db.selectFrom('appeal').selectAll().where('decision_id', '=', decisionId).executeTakeFirst()

/** The appeal a case is about. */
export const readAppealOfCase = (db: Database | Tx, caseId: string): Promise<AppealRow | undefined> =>
  db.selectFrom('appeal').selectAll().where('case_id', '=', caseId).executeTakeFirst()

/** Keeps an appeal. The caller holds the member's lock, so that there is one for each decision. */
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

/** Writes down what became of an appeal. */
export const closeAppeal = async (
  tx: Tx,
  decisionId: string,
  { state, answer }: { state: 'upheld' | 'reversed'; answer: string },
  now: Date,
): Promise<void> => {
  await tx.updateTable('appeal').set({ state, answer, decided_at: now }).where('decision_id', '=', decisionId).execute()
}
