import { endSuspension, lockMember, readDueSuspensionIds, readSuspension } from '#features/members/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { holdIfReviewOrApplicationOpen } from './age-hold.ts'

/** Ends all suspensions whose time is over. Their decisions still count against the members. */
export const endDueSuspensions = async ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> => {
  const now = clock.now()
  for (const id of await readDueSuspensionIds(db, now))
    await inTransaction(db, async (tx) => {
      await lockMember(tx, id)
      const suspension = await readSuspension(tx, id)
      // An administrator may have extended it since the first read.
      const until = suspension?.until ?? null
      if (until === null || until > now) return
      await endSuspension(tx, id, now)
      await holdIfReviewOrApplicationOpen(tx, id, now)
    })
}
