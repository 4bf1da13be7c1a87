import type { Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { mailTaken } from '../job-kinds.ts'

/** Has the owner of an address told that somebody else tried to use it. Whoever tries again and again fills no mailbox: one mail an hour. */
export const mailOwner = (tx: Tx, ownerId: string, now: Date): Promise<void> =>
  addJob(tx, mailTaken, { memberId: ownerId }, now, { dedupe: `auth.taken:${ownerId}:${now.toISOString().slice(0, 13)}` })
