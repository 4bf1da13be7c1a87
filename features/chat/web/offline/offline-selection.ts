import type { Conversation, Message } from '../../contract.ts'
import { withChangedCopies } from '../changes/apply-changes.ts'
import type { Receipts } from '../thread/bubbles.ts'
import { withReceipts } from '../thread/receipts.ts'

/** A conversation stored for reading without a connection. */
export interface OfflineConversation {
  conversation: Conversation
  /** The newest messages, in order and without gaps. */
  messages: readonly Message[]
  /** The messages have every change up to this number; absent in what an earlier release has stored. */
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
 * Removes what a message is about, because it is part of a profile, and its owner may remove it while there is no connection; and the addresses
 * of its file, which end, and the preview, because the message may be deleted meanwhile.
 */
export const withoutFiles = (message: Message): Message =>
  message.liked_item || message.attachment ? { ...message, liked_item: null, attachment: withoutAddresses(message.attachment) } : message

/** Remove photo and presence: they belong to other members and would be outdated. */
const withoutPersonalDetails = (conversation: Conversation): Conversation => ({
  ...conversation,
  // A quote in it would not be replaced when the quoted message is deleted.
  last_message: conversation.last_message && { ...withoutFiles(conversation.last_message), reply_to: null },
  person: { ...conversation.person, image: null, image_blur: null, active: false, last_seen: null },
})

/** The stored messages, plus the newest message if it directly follows them. */
const withNewestMessage = (before: readonly Message[], newest: Message | null): readonly Message[] => {
  const last = before.at(-1)
  if (newest === null) return before
  if (last !== undefined && newest.seq <= last.seq) return withChangedCopies(before, [newest])
  return last !== undefined && newest.seq === last.seq + 1 ? [...before, newest] : [newest]
}

/**
 * Selects what to store for offline reading: only conversations still in the server's list. Messages come from the open thread, otherwise
 * from what was stored before.
 */
export const selectOfflineConversations = (
  list: readonly Conversation[],
  open: (uid: string) => { messages: readonly Message[]; changedTo: number; receipts?: Receipts | null } | undefined,
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
    return {
      // The list may know less than the conversation.
      conversation: withReceipts(withReceipts(withoutPersonalDetails(conversation), base.receipts), known.get(id)?.receipts),
      messages: withNewestMessage(base.messages, conversation.last_message).slice(-maxOfflineMessages).map(withoutFiles),
      changed_to: base.changedTo,
    }
  })
}

/** Whether messages that should be stored were never loaded in this browser. */
export const isHistoryIncomplete = ({ conversation, messages }: OfflineConversation): boolean =>
  messages.length < Math.min(maxOfflineMessages, conversation.last_seq)

/** Whether stored messages have been changed since: a deleted text must leave this device. */
export const isOutdated = ({ conversation, changed_to = 0 }: OfflineConversation): boolean => changed_to < conversation.last_change
