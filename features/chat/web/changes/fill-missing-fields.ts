import type { Message } from '../../contract.ts'

const plain = { attachment: null, reply_to: null, edited_at: null, deleted: false, reactions: [], change: 0 } satisfies Partial<Message>

/** Adds fields that are missing in a message from an earlier release, stored on this device or sent by a server. */
export const fillMissingFields = (message: Message): Message => ('attachment' in message ? message : { ...plain, ...(message as Message) })
