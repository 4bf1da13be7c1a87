import type { Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { mailAppeal, mailDecision } from '../job-kinds.ts'

/** Tells a member what was decided about them and why: by mail, and the application shows it when they are next there. */
export const tellMember = (tx: Tx, decisionId: string, now: Date): Promise<void> =>
  addJob(tx, mailDecision, { decisionId }, now, { dedupe: `moderation.decision:${decisionId}` })

/** Tells a member what became of their appeal. */
export const tellAppellant = (tx: Tx, decisionId: string, now: Date): Promise<void> =>
  addJob(tx, mailAppeal, { decisionId }, now, { dedupe: `moderation.appeal:${decisionId}` })
