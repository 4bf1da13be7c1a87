import type { Conversation, Message } from '../../contract.ts'

/** A conversation as it can be read without a connection. */
export interface OfflineConversation {
  conversation: Conversation
  /** The last ones, in order and without a gap. */
  messages: readonly Message[]
}

const mostConversations = 20
/** Messages of each; a page of the server. */
export const mostMessages = 50

/** Neither pictures nor who is here: those are others' to show, and out of date at once. */
const plain = (conversation: Conversation): Conversation => ({
  ...conversation,
  person: { ...conversation.person, image: null, image_blur: null, active: false, last_seen: null },
})

/** What was kept before, with the newest message behind it where that is the next one. */
const continued = (before: readonly Message[], newest: Message | null): readonly Message[] => {
  const last = before.at(-1)
  if (newest === null || (last !== undefined && newest.seq <= last.seq)) return before
  return last !== undefined && newest.seq === last.seq + 1 ? [...before, newest] : [newest]
}

/**
 * What to keep of the list as the server told it: whoever stands on it no more is not kept either. Messages come from what is open here, else
 * from what was kept before.
 */
export const selectOffline = (
  list: readonly Conversation[],
  open: (uid: string) => readonly Message[] | undefined,
  before: readonly OfflineConversation[],
): OfflineConversation[] => {
  const known = new Map(before.map(({ conversation, messages }) => [conversation.person.id, messages]))
  return list.slice(0, mostConversations).map((conversation) => {
    const { id } = conversation.person
    const base = open(id) ?? known.get(id) ?? []
    return { conversation: plain(conversation), messages: continued(base, conversation.last_message).slice(-mostMessages) }
  })
}

/** Whether messages that would be kept have never come to this browser. */
export const isIncomplete = ({ conversation, messages }: OfflineConversation): boolean =>
  messages.length < Math.min(mostMessages, conversation.last_seq)
