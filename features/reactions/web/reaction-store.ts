import { create } from 'zustand'
import { onSessionChange } from '#platform/web/session.ts'
import type { reactionStates } from '../contract.ts'

export type ReactionState = (typeof reactionStates)[number]

/** What the member did to whom since this page was loaded; it holds before the server has answered and until a screen is fetched anew. */
const useReactions = create<{ byId: Record<string, ReactionState> }>(() => ({ byId: {} }))
onSessionChange(() => useReactions.setState({ byId: {} }))

/** Sets the state of a reaction, or forgets it, and gives back what was there. */
export const keepReaction = (uid: string, state: ReactionState | undefined): ReactionState | undefined => {
  const { [uid]: before, ...others } = useReactions.getState().byId
  useReactions.setState({ byId: state === undefined ? others : { ...others, [uid]: state } })
  return before
}

/** The reactions of this page by member, over whatever a fetched answer said. */
export const useReactionStates = (): Readonly<Record<string, ReactionState>> => useReactions((reactions) => reactions.byId)

/** The reaction to one member: the one of this page, else what the server said. */
export const useReactionTo = (uid: string, fetched: ReactionState): ReactionState =>
  useReactions((reactions) => reactions.byId[uid] ?? fetched)
