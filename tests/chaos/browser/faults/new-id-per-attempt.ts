import { updatePending } from '#features/chat/web/outbox/outbox-store.ts'
import * as real from '#features/chat/web/outbox/transmit.ts'
import { newId } from '#platform/web/new-id.ts'

export * from '#features/chat/web/outbox/transmit.ts'

/** The id of the latest attempt, by the id a message was written with. */
const lastIds = new Map<string, string>()

/** Sends a message again under a new id, so that the server cannot recognise it. The outbox follows the new id. */
export const transmitMessage: typeof real.transmitMessage = (uid, pending) => {
  const last = lastIds.get(pending.id)
  const id = last === undefined ? pending.id : newId()
  lastIds.set(pending.id, id)
  if (last !== undefined) {
    // A sent message is deleted from storage, so that a reload does not find both ids.
    updatePending(uid, last, { state: 'sent' })
    updatePending(uid, last, { id, state: 'sending' })
  }
  return real.transmitMessage(uid, { ...pending, id })
}
