import { endSuspension, lockMember, readDueSuspensions, readSuspension } from '#features/members/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { holdInDoubt } from './hold.ts'

/** Brings back everybody whose suspension has come to its end; what was decided stays counted. */
export const endDueSuspensions = async ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> => {
  const now = clock.now()
  for (const id of await readDueSuspensions(db, now))
    await inTransaction(db, async (tx) => {
      await lockMember(tx, id)
      const suspension = await readSuspension(tx, id)
      // Somebody may have prolonged it a moment ago.
      const until = suspension?.until ?? null
      if (until === null || until > now) return
      await endSuspension(tx, id, now)
      await holdInDoubt(tx, id, now)
    })
}
