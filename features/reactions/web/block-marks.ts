import { create } from 'zustand'
import { onSessionChange } from '#platform/web/client/session.ts'
import { joinBroadcastTopic } from '#platform/web/client/broadcast-channel.ts'
import { refreshLists } from './lists/list-queries.ts'

/** A block, or its removal, that fetched data may not contain yet. */
export interface BlockMark {
  blocked: boolean
  /** The first name, for screens that no longer get it from the server. */
  name?: string | undefined
}
type BlockMarks = Readonly<Record<string, BlockMark>>

/** Members blocked or unblocked since this page was loaded; a fetched list can be older. */
const useStore = create<{ byId: BlockMarks }>(() => ({ byId: {} }))
onSessionChange(() => useStore.setState({ byId: {} }))

interface MarkChange {
  uid: string
  mark: BlockMark | null
}
const store = ({ uid, mark }: MarkChange): void =>
  useStore.setState(({ byId }) => {
    const { [uid]: _, ...others } = byId
    return { byId: mark === null ? others : { ...others, [uid]: mark } }
  })
const sendToTabs = joinBroadcastTopic('reactions.block-marks', (change: MarkChange) => {
  store(change)
  // The event of a block removes members from the lists; only this adds them to the list of blocked ones.
  if (change.mark?.blocked === true) void refreshLists()
})

/** Marks a member as blocked or unblocked, or removes the mark, in every tab. */
export const markBlock = (uid: string, mark: BlockMark | null): void => {
  store({ uid, mark })
  sendToTabs({ uid, mark })
}

/** Removes the mark of a member who is blocked again. */
export const removeUnblockedMark = (uid: string): void => {
  if (useStore.getState().byId[uid]?.blocked === false) store({ uid, mark: null })
}

/** The marks of this page by member id; they override a fetched list of blocked members. */
export const useBlockMarks = (): BlockMarks => useStore(({ byId }) => byId)

/** The mark of one member. */
export const useBlockMark = (uid: string | undefined): BlockMark | undefined =>
  useStore(({ byId }) => (uid === undefined ? undefined : byId[uid]))
