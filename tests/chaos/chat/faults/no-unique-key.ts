import { randomUUID } from 'node:crypto'
import * as real from '#features/chat/server/store/text-messages.ts'
import { inTransaction } from '#platform/server/db/database.ts'

export * from '#features/chat/server/store/text-messages.ts'

/** Stores a repeated id again, because the message that has it gets another one. */
export const storeMessages: typeof real.storeMessages = (db, batch, options) =>
  inTransaction(db, async (tx) => {
    for (const { from, id } of batch)
      await tx.updateTable('message').set({ id: randomUUID() }).where('sender_id', '=', from).where('id', '=', id).execute()
    return real.storeMessages(tx, batch, options)
  })
