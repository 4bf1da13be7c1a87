import { create } from 'zustand'
import { onSessionChange } from '#platform/web/client/session.ts'

/** The member a reaction or match is about. */
export interface ReactionTarget {
  id: string
  firstname: string
  image: string | null
}

interface MatchQueue {
  waiting: readonly ReactionTarget[]
  /** Ids that were queued already: the member who likes last gets the match from the response and from the socket. */
  seen: readonly string[]
}

const none: MatchQueue = { waiting: [], seen: [] }
/** The matches that wait to be shown. */
export const useMatchQueue = create<MatchQueue>(() => none)
onSessionChange(() => useMatchQueue.setState(none))

/** Queues the dialog for a match, once for each pair. */
export const queueMatch = ({ id, firstname, image }: ReactionTarget): void =>
  useMatchQueue.setState(({ waiting, seen }) =>
    seen.includes(id) ? {} : { waiting: [...waiting, { id, firstname, image }], seen: [...seen, id] },
  )

/** Whether a match with a member has been queued on this page. */
export const hasMatched = (uid: string): boolean => useMatchQueue.getState().seen.includes(uid)

/** Removes a member from the queue, and lets a later match with them show again. */
export const forgetMatch = (uid: string): void =>
  useMatchQueue.setState(({ waiting, seen }) => ({
    waiting: waiting.filter(({ id }) => id !== uid),
    seen: seen.filter((id) => id !== uid),
  }))

/** Closes the dialog that is shown. */
export const closeCurrentMatch = (): void => useMatchQueue.setState(({ waiting }) => ({ waiting: waiting.slice(1) }))
