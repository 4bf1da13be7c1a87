import type { Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { mailEmailTakenJob } from '../job-kinds.ts'

/**
 * Schedules a mail to the owner of an address that somebody else tried to use: at most one an hour, so that repeated attempts do not fill the
 * mailbox.
 */
export const queueEmailTakenMail = (tx: Tx, ownerId: string, now: Date): Promise<void> =>
  addJob(tx, mailEmailTakenJob, { memberId: ownerId }, now, { dedupe: `auth.taken:${ownerId}:${now.toISOString().slice(0, 13)}` })
