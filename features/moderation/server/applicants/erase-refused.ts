import { lockMember, scheduleErasure } from '#features/members/server/index.ts'
import { refusedKeptDays } from '#features/registration/contract.ts'
import { readApplicantsRefusedBefore } from '#features/registration/server/index.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { hasOpenAppeal } from '../appeals/appeal-store.ts'

/** Makes the accounts of refused applicants due for erasure, once they were kept long enough and have no open appeal. */
export const eraseRefusedApplicants = async (db: Database, now: Date): Promise<void> => {
  for (const id of await readApplicantsRefusedBefore(db, new Date(now.getTime() - refusedKeptDays * dayMs)))
    await inTransaction(db, async (tx) => {
      const member = await lockMember(tx, id)
      // An appeal may have let them in meanwhile.
      if (member?.status === 'suspended' && !(await hasOpenAppeal(tx, id))) await scheduleErasure(tx, id, now)
    })
}
