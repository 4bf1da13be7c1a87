import { setTimeout as sleep } from 'node:timers/promises'
import * as real from '#features/chat/server/store/text-messages.ts'
import { inTransaction } from '#platform/server/db/database.ts'

export * from '#features/chat/server/store/text-messages.ts'

/** Resolves a moment before the commit, so that a crash loses messages that were acknowledged. */
export const storeMessages: typeof real.storeMessages = (db, batch, options) =>
  new Promise((resolve, reject) => {
    inTransaction(db, async (tx) => {
      resolve(await real.storeMessages(tx, batch, options))
      await sleep(100)
    }).catch(reject)
  })
