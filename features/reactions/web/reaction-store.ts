import { create } from 'zustand'
import { onSessionChange } from '#platform/web/client/session.ts'
import { joinBroadcastTopic } from '#platform/web/client/broadcast-channel.ts'
import type { reactionStates } from '../contract.ts'

export type ReactionState = (typeof reactionStates)[number]

/** The member's reactions on this page by member id. They override fetched data until a newer list arrives. */
const useReactions = create<{ byId: Record<string, ReactionState> }>(() => ({ byId: {} }))
/** When the server confirmed each reaction; pending ones are missing. */
const confirmedAt = new Map<string, number>()
onSessionChange(() => {
  confirmedAt.clear()
  useReactions.setState({ byId: {} })
})

const put = (uid: string, state: ReactionState | undefined): void => {
  const { [uid]: before, ...others } = useReactions.getState().byId
  // The server confirms most reactions as they are, and the lists need not be drawn again for that.
  if (before === state) return
  useReactions.setState({ byId: state === undefined ? others : { ...others, [uid]: state } })
}

const confirm = ({ uid, state }: { uid: string; state: ReactionState }): void => {
  confirmedAt.set(uid, performance.now())
  put(uid, state)
}
const sendToTabs = joinBroadcastTopic('reactions', confirm)

/** Sets a reaction before the server has confirmed it, or clears it, and returns the previous one. */
export const setPendingReaction = (uid: string, state: ReactionState | undefined): ReactionState | undefined => {
  const before = useReactions.getState().byId[uid]
  confirmedAt.delete(uid)
  put(uid, state)
  return before
}

/** Stores the reaction the server returned, here and in the other tabs. */
export const confirmReaction = (uid: string, state: ReactionState): void => {
  confirm({ uid, state })
  sendToTabs({ uid, state })
}

/** Drops the reactions that were confirmed before a list was requested at `askedAt`, because the list is newer. */
export const dropOutdatedReactions = (people: readonly { id: string }[], askedAt: number): void => {
  const { byId } = useReactions.getState()
  const known = people.filter(({ id }) => id in byId && (confirmedAt.get(id) ?? Infinity) <= askedAt)
  if (known.length === 0) return
  const outdated = new Set(known.map(({ id }) => id))
  useReactions.setState({ byId: Object.fromEntries(Object.entries(byId).filter(([id]) => !outdated.has(id))) })
}

/** The reactions of this page by member id; they override fetched data. */
export const useReactionStates = (): Readonly<Record<string, ReactionState>> => useReactions((reactions) => reactions.byId)

/** The reaction to one member: that of this page, otherwise the fetched one. */
export const useReactionTo = (uid: string, fetched: ReactionState): ReactionState =>
  useReactions((reactions) => reactions.byId[uid] ?? fetched)
