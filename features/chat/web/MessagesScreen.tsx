interface MessagesScreenProps {
  /** With whom a conversation is open. */
  uid?: string | undefined
  onOpen: (uid: string) => void
  onOpenProfile: (id: string) => void
  onFindMatch: () => void
  /** After messages were marked as read. */
  onRead: () => void
}

/** The conversations, one of them open beside the list from 768 px. */
export const MessagesScreen = (_props: MessagesScreenProps) => null
