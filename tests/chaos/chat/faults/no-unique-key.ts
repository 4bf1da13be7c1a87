import { randomUUID } from 'node:crypto'
import * as real from '#features/chat/server/store/text-messages.ts'
import { inTransaction } from '#platform/server/db/database.ts'

export * from '#features/chat/server/store/text-messages.ts'

/** Gives the stored message of a repeated id another id first, so that the repetition is stored as a second message. */
export const storeMessages: typeof real.storeMessages = (db, batch, options) =>
  inTransaction(db, async (tx) => {
    for (const { from, id } of batch)
      await tx.updateTable('message').set({ id: randomUUID() }).where('sender_id', '=', from).where('id', '=', id).execute()
    return real.storeMessages(tx, batch, options)
  })
