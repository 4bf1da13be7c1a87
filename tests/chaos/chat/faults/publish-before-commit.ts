import { setTimeout as sleep } from 'node:timers/promises'
import { messageEvent } from '#features/chat/contract.ts'
import { presentMessage } from '#features/chat/server/present-message.ts'
import * as real from '#features/chat/server/sending/send-message.ts'
import { storeMessage } from '#features/chat/server/store/text-messages.ts'
import { inTransaction } from '#platform/server/db/database.ts'

export * from '#features/chat/server/sending/send-message.ts'

/** Publishes the message a moment before its commit. */
export const sendMessage: typeof real.sendMessage = (ctx, platform, _batcher, sent) =>
  real.sendMessage(
    ctx,
    platform,
    (written) =>
      inTransaction(ctx.db, async (tx) => {
        const stored = await storeMessage(tx, written)
        if (stored.outcome === 'sent') {
          const message = presentMessage(stored.message)
          platform.realtime.publish([written.to], messageEvent, { uid: written.from, message })
          platform.realtime.publish([written.from], messageEvent, { uid: written.to, message })
        }
        await sleep(100)
        return stored
      }),
    sent,
  )
