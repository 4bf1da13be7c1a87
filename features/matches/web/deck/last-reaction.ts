import { create } from 'zustand'
import { memberGoneEvent } from '#features/members/contract.ts'
import { matchEvent } from '#features/reactions/contract.ts'
import { onSessionChange, useSession } from '#platform/web/client/session.ts'
import { onServerEvent } from '#platform/web/client/socket.ts'
import { tabStorage } from '#platform/web/storage.ts'
import type { MatchCard } from '../../contract.ts'

/** The last reaction in the deck, the only one that can be undone. */
export interface LastReaction {
  person: MatchCard
  action: 'like' | 'dislike'
  /** Whether the two have matched since. Undoing then ends the match. */
  matched: boolean
}

const key = (): string => `last-reaction:${useSession.getState().user?.id ?? ''}`
const read = (): { last: LastReaction | null } => {
  try {
    return { last: JSON.parse(tabStorage.getItem(key()) ?? 'null') as LastReaction | null }
  } catch {
    return { last: null }
  }
}
/** The last reaction. It is stored in the tab, so it survives a reload, and is gone when the tab is closed or the session ends. */
const useStore = create(read)
onSessionChange(() => useStore.setState(read()))

/** The last reaction, null when there is nothing to undo. */
export const useLastReaction = (): LastReaction | null => useStore(({ last }) => last)

/** Stores the last reaction, or clears it (null). */
export const setLastReaction = (last: LastReaction | null): void => {
  if (last === null) tabStorage.removeItem(key())
  else tabStorage.setItem(key(), JSON.stringify(last))
  useStore.setState({ last })
}

/** Records that the member of the last reaction has become a match. */
export const markLastReactionMatched = (uid: string): void => {
  const { last } = useStore.getState()
  if (last?.person.id === uid && !last.matched) setLastReaction({ ...last, matched: true })
}

/** Clears the last reaction if it was to this member, for example because the server has refused it. */
export const clearLastReactionTo = (uid: string): void => {
  if (useStore.getState().last?.person.id === uid) setLastReaction(null)
}

/** Whether nothing can be undone. */
export const hasNoLastReaction = (): boolean => useStore.getState().last === null

// Not in the component of the deck, because these events can arrive while another screen is open.
onServerEvent(matchEvent, ({ person }) => markLastReactionMatched(person.id))
onServerEvent(memberGoneEvent, ({ uid }) => clearLastReactionTo(uid))
