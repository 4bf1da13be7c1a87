import { useSession } from '#platform/web/client/session.ts'
import { useThread } from '../thread/thread-queries.ts'

/** The only text in a conversation, and whether the viewer wrote it. */
interface OnlyWords {
  text: string
  own: boolean
}

/**
 * Returns the only text of a conversation, for example the text sent with a like. Undefined if nobody has written or there is a second message, and
 * while the conversation loads.
 */
export const useSoleTextMessage = (uid: string): { words: OnlyWords | undefined; isLoading: boolean } => {
  const { data, isPending } = useThread(uid)
  const ownId = useSession(({ user }) => user?.id)
  const [only, ...others] = data?.thread.messages.filter(({ kind }) => kind !== 'system') ?? []
  const isText = only?.kind === 'text' && !only.deleted && others.length === 0
  return { words: isText ? { text: only.body, own: only.sender_id === ownId } : undefined, isLoading: isPending }
}
