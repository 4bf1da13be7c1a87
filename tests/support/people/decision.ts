import type { TestApp } from '../app/test-app.ts'

/** Creates a decision about a member, an appeal against it and a hold of the account, but does not change the member's status. Returns the id of the decision. */
export const createDecision = async ({ db, clock }: TestApp, { member, admin }: { member: string; admin?: string }): Promise<string> => {
  const now = clock.now()
  const [decisionId, caseId] = ['33333333-0000-4000-8000-000000000001', '33333333-0000-4000-8000-000000000002']
  const about = { member_id: member, reason: 'rules' }
  const decision = { ...about, id: decisionId, kind: 'warn', words: 'x', note: 'x', created_at: now, admin_id: admin ?? null }
  await db.insertInto('decision').values(decision).execute()
  const opened = { opened_at: now, changed_at: now, score: 1 }
  await db
    .insertInto('report_case')
    .values({ ...opened, id: caseId, kind: 'appeal', member_id: member })
    .execute()
  const appeal = { decision_id: decisionId, case_id: caseId, member_id: member, content: 'x', created_at: now }
  await db.insertInto('appeal').values(appeal).execute()
  const hold = { ...about, decision_id: decisionId, kind: 'hold', status_before: 'active', at: now }
  await db.insertInto('suspension').values(hold).execute()
  return decisionId
}
