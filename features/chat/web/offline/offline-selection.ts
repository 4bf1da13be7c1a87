import type { Conversation, Message } from '../../contract.ts'
import { withChangedCopies } from '../changes/apply-changes.ts'
import type { PeerReceipts } from '../thread/bubbles.ts'
import { withFurtherReceipts } from '../thread/receipts.ts'

/** A conversation stored for reading without a connection. */
export interface OfflineConversation {
  conversation: Conversation
  /** The newest messages, in order and without gaps. */
  messages: readonly Message[]
  /** The messages include every change up to this number. Absent if an earlier release stored the conversation. */
  changed_to?: number
}

const maxConversations = 20
/** Messages stored per conversation; the size of a server page. */
export const maxOfflineMessages = 50

const withoutAddresses = (attachment: Message['attachment']): Message['attachment'] => {
  if (attachment?.kind === 'voice') return { ...attachment, audio: '' }
  return attachment && { ...attachment, image_160: '', image_480: '', image_1080: '', image_blur: '' }
}

/**
 * Removes from a message what must not be stored on the device: the liked item, which its owner may remove from the profile meanwhile; the URLs of
 * its files, which expire; and the preview of a picture, which may be deleted meanwhile.
 */
export const toOfflineMessage = (message: Message): Message =>
  message.liked_item || message.attachment ? { ...message, liked_item: null, attachment: withoutAddresses(message.attachment) } : message

/** Removes photo and presence of the other member, which would become outdated. */
const withoutPersonalDetails = (conversation: Conversation): Conversation => ({
  ...conversation,
  // Remove the quote, because it would stay when the quoted message is deleted.
  last_message: conversation.last_message && { ...toOfflineMessage(conversation.last_message), reply_to: null },
  person: { ...conversation.person, image: null, image_blur: null, active: false, last_seen: null },
})

/** Adds the newest message to the stored messages. If messages between are missing, only the newest one is left. */
const withNewestMessage = (before: readonly Message[], newest: Message | null): readonly Message[] => {
  const last = before.at(-1)
  if (newest === null) return before
  if (last !== undefined && newest.seq <= last.seq) return withChangedCopies(before, [newest])
  return last !== undefined && newest.seq === last.seq + 1 ? [...before, newest] : [newest]
}

/**
 * Selects what to store for offline reading: only conversations that are in the server's list. Their messages come from the loaded thread, or else
 * from what was stored before.
 */
export const selectOfflineConversations = (
  list: readonly Conversation[],
  open: (uid: string) => { messages: readonly Message[]; changedTo: number; receipts?: PeerReceipts | null } | undefined,
  before: readonly OfflineConversation[],
): OfflineConversation[] => {
  const known = new Map(
    before.map(({ conversation, messages, changed_to = 0 }) => [
      conversation.person.id,
      { messages, changedTo: changed_to, receipts: conversation },
    ]),
  )
  return list.slice(0, maxConversations).map((conversation) => {
    const { id } = conversation.person
    const base = open(id) ?? known.get(id) ?? { messages: [], changedTo: conversation.last_change, receipts: null }
    const messages = withNewestMessage(base.messages, conversation.last_message).slice(-maxOfflineMessages).map(toOfflineMessage)
    // The list may know less than the conversation, for example that its last message was deleted.
    const last_message = messages.find(({ seq }) => seq === conversation.last_message?.seq) ?? conversation.last_message
    const listed = withoutPersonalDetails({ ...conversation, last_message })
    return {
      conversation: withFurtherReceipts(withFurtherReceipts(listed, base.receipts), known.get(id)?.receipts),
      messages,
      changed_to: base.changedTo,
    }
  })
}

/** Whether messages that should be stored have never been loaded in this browser. */
export const isOfflineHistoryIncomplete = ({ conversation, messages }: OfflineConversation): boolean =>
  messages.length < Math.min(maxOfflineMessages, conversation.last_seq)

/** Whether messages were changed after they were stored. A deleted text must not stay on this device. */
export const isOfflineConversationOutdated = ({ conversation, changed_to = 0 }: OfflineConversation): boolean =>
  changed_to < conversation.last_change
