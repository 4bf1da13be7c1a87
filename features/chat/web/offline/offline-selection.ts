import type { Conversation, Message } from '../../contract.ts'

/** A conversation stored for reading without a connection. */
export interface OfflineConversation {
  conversation: Conversation
  /** The newest messages, in order and without gaps. */
  messages: readonly Message[]
}

const maxConversations = 20
/** Messages stored per conversation; the size of a server page. */
export const maxOfflineMessages = 50

/** Removes what a message is about: it is part of a profile, and its owner may remove it while there is no connection. */
export const withoutLikedItem = (message: Message): Message => (message.liked_item ? { ...message, liked_item: null } : message)

/** Remove photo and presence: they belong to other members and would be outdated. */
const withoutPersonalDetails = (conversation: Conversation): Conversation => ({
  ...conversation,
  last_message: conversation.last_message && withoutLikedItem(conversation.last_message),
  person: { ...conversation.person, image: null, image_blur: null, active: false, last_seen: null },
})

/** The stored messages, plus the newest message if it directly follows them. */
const withNewestMessage = (before: readonly Message[], newest: Message | null): readonly Message[] => {
  const last = before.at(-1)
  if (newest === null || (last !== undefined && newest.seq <= last.seq)) return before
  return last !== undefined && newest.seq === last.seq + 1 ? [...before, newest] : [newest]
}

/**
 * Selects what to store for offline reading: only conversations still in the server's list. Messages come from the open thread, otherwise
 * from what was stored before.
 */
export const selectOfflineConversations = (
  list: readonly Conversation[],
  open: (uid: string) => readonly Message[] | undefined,
  before: readonly OfflineConversation[],
): OfflineConversation[] => {
  const known = new Map(before.map(({ conversation, messages }) => [conversation.person.id, messages]))
  return list.slice(0, maxConversations).map((conversation) => {
    const { id } = conversation.person
    const base = open(id) ?? known.get(id) ?? []
    return {
      conversation: withoutPersonalDetails(conversation),
      messages: withNewestMessage(base, conversation.last_message).slice(-maxOfflineMessages).map(withoutLikedItem),
    }
  })
}

/** Whether messages that should be stored were never loaded in this browser. */
export const isHistoryIncomplete = ({ conversation, messages }: OfflineConversation): boolean =>
  messages.length < Math.min(maxOfflineMessages, conversation.last_seq)
