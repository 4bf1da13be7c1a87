import { create } from 'zustand'
import { onSessionChange } from '#platform/web/client/session.ts'
import { joinBroadcastTopic } from '#platform/web/client/broadcast-channel.ts'
import { refreshLists } from './lists/list-queries.ts'

/** A block, or its removal, that fetched data may not contain yet. */
export interface BlockOverride {
  blocked: boolean
  /** The first name, for screens that no longer get it from the server. */
  name?: string | undefined
}
type BlockOverrides = Readonly<Record<string, BlockOverride>>

/** Members blocked or unblocked since this page was loaded; a fetched list can be older. */
const useStore = create<{ byId: BlockOverrides }>(() => ({ byId: {} }))
onSessionChange(() => useStore.setState({ byId: {} }))

interface OverrideChange {
  uid: string
  mark: BlockOverride | null
}
const store = ({ uid, mark }: OverrideChange): void =>
  useStore.setState(({ byId }) => {
    const { [uid]: _, ...others } = byId
    return { byId: mark === null ? others : { ...others, [uid]: mark } }
  })
const sendToTabs = joinBroadcastTopic('reactions.block-marks', (change: OverrideChange) => {
  store(change)
  // The event of a block removes members from the lists; only this adds them to the list of blocked ones.
  if (change.mark?.blocked === true) void refreshLists()
})

/** Overrides in every tab whether a member is blocked; null removes the override. */
export const setBlockOverride = (uid: string, mark: BlockOverride | null): void => {
  store({ uid, mark })
  sendToTabs({ uid, mark })
}

/** Removes the override "unblocked" of a member who is blocked again. */
export const removeUnblockOverride = (uid: string): void => {
  if (useStore.getState().byId[uid]?.blocked === false) store({ uid, mark: null })
}

/** Returns the overrides of this page by member id. Screens prefer them to a fetched list of blocked members. */
export const useBlockOverrides = (): BlockOverrides => useStore(({ byId }) => byId)

/** Returns the override of one member. */
export const useBlockOverride = (uid: string | undefined): BlockOverride | undefined =>
  useStore(({ byId }) => (uid === undefined ? undefined : byId[uid]))
