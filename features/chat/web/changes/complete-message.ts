import type { Message } from '../../contract.ts'

const unchanged = { reply_to: null, edited_at: null, deleted: false, reactions: [], change: 0 } satisfies Partial<Message>

/** Adds the fields of changes to a message that was stored on this device, or sent by a server, of a release before them. */
export const completeMessage = (message: Message): Message => ('change' in message ? message : { ...unchanged, ...(message as Message) })
