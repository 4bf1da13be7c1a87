import { create } from 'zustand'
import { onSessionChange } from '#platform/web/client/session.ts'
import { broadcastChannel } from '#platform/web/client/broadcast-channel.ts'
import type { reactionStates } from '../contract.ts'

export type ReactionState = (typeof reactionStates)[number]

/** What the member did to whom since this page was loaded; it holds before the server has answered and until a list is fetched anew. */
const useReactions = create<{ byId: Record<string, ReactionState> }>(() => ({ byId: {} }))
/** When the server agreed; one without an answer yet is missing. */
const confirmedAt = new Map<string, number>()
onSessionChange(() => {
  confirmedAt.clear()
  useReactions.setState({ byId: {} })
})

const put = (uid: string, state: ReactionState | undefined): void => {
  const { [uid]: _, ...others } = useReactions.getState().byId
  useReactions.setState({ byId: state === undefined ? others : { ...others, [uid]: state } })
}

const confirm = ({ uid, state }: { uid: string; state: ReactionState }): void => {
  confirmedAt.set(uid, performance.now())
  put(uid, state)
}
const sendToTabs = broadcastChannel('reactions', confirm)

/** Sets a reaction the server has not answered yet, or forgets one, and gives back what was there. */
export const setPendingReaction = (uid: string, state: ReactionState | undefined): ReactionState | undefined => {
  const before = useReactions.getState().byId[uid]
  confirmedAt.delete(uid)
  put(uid, state)
  return before
}

/** Keeps what the server said, here and in the other tabs. */
export const confirmReaction = (uid: string, state: ReactionState): void => {
  confirm({ uid, state })
  sendToTabs({ uid, state })
}

/** A list asked for at `askedAt` knows better about its people than anything settled before. */
export const dropOutdatedReactions = (people: readonly { id: string }[], askedAt: number): void => {
  const { byId } = useReactions.getState()
  const known = people.filter(({ id }) => id in byId && (confirmedAt.get(id) ?? Infinity) <= askedAt)
  if (known.length === 0) return
  const outdated = new Set(known.map(({ id }) => id))
  useReactions.setState({ byId: Object.fromEntries(Object.entries(byId).filter(([id]) => !outdated.has(id))) })
}

/** The reactions of this page by member, over whatever a fetched answer said. */
export const useReactionStates = (): Readonly<Record<string, ReactionState>> => useReactions((reactions) => reactions.byId)

/** The reaction to one member: the one of this page, else what the server said. */
export const useReactionTo = (uid: string, fetched: ReactionState): ReactionState =>
  useReactions((reactions) => reactions.byId[uid] ?? fetched)
