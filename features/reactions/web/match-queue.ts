import { create } from 'zustand'
import { onSessionChange } from '#platform/web/client/session.ts'

/** Whom the moment of a match shows. */
export interface ReactionTarget {
  id: string
  firstname: string
  image: string | null
}

interface MatchQueue {
  waiting: readonly ReactionTarget[]
  /** The one who likes last hears of a match twice, from the answer and over the socket. */
  seen: readonly string[]
}

const none: MatchQueue = { waiting: [], seen: [] }
export const useMatchQueue = create<MatchQueue>(() => none)
onSessionChange(() => useMatchQueue.setState(none))

/** Shows the moment of a match, once for each pair. */
export const queueMatch = ({ id, firstname, image }: ReactionTarget): void =>
  useMatchQueue.setState(({ waiting, seen }) =>
    seen.includes(id) ? {} : { waiting: [...waiting, { id, firstname, image }], seen: [...seen, id] },
  )

/** Lets a later match with the same member be told again. */
export const forgetMatch = (uid: string): void =>
  useMatchQueue.setState(({ waiting, seen }) => ({
    waiting: waiting.filter(({ id }) => id !== uid),
    seen: seen.filter((id) => id !== uid),
  }))

/** Puts the moment on the screen away. */
export const closeCurrentMatch = (): void => useMatchQueue.setState(({ waiting }) => ({ waiting: waiting.slice(1) }))
