import type { Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { mailAppealJob, mailDecisionJob } from '../job-kinds.ts'

/** Queues the mail about a decision. The application also shows the decision until the member has seen it. */
export const queueDecisionMail = (tx: Tx, decisionId: string, now: Date): Promise<void> =>
  addJob(tx, mailDecisionJob, { decisionId }, now, { dedupe: `moderation.decision:${decisionId}` })

/** Queues the mail about the result of an appeal. */
export const queueAppealMail = (tx: Tx, decisionId: string, now: Date): Promise<void> =>
  addJob(tx, mailAppealJob, { decisionId }, now, { dedupe: `moderation.appeal:${decisionId}` })
