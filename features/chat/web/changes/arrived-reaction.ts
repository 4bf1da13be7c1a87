import { create } from 'zustand'
import { onSessionChange } from '#platform/web/client/session.ts'
import type { Message } from '../../contract.ts'

interface ArrivedReaction {
  emoji: string
  message: Message
}
const useArrived = create<Record<string, ArrivedReaction | undefined>>(() => ({}))
onSessionChange(() => useArrived.setState({}, true))

/** Records that the member `uid` has reacted to a message. `before` is the earlier copy of the message, if it is known. */
export const recordArrivedReaction = (uid: string, message: Message, before: Message | undefined): void => {
  if (before === undefined || before.change >= message.change) return
  const of = ({ reactions }: Message) => reactions.find(({ member_id }) => member_id === uid)?.emoji
  const emoji = of(message)
  if (emoji !== undefined && emoji !== of(before)) useArrived.setState({ [uid]: { emoji, message } })
}

/** The last reaction of a member that arrived while this page was open. */
export const useArrivedReaction = (uid: string): ArrivedReaction | undefined => useArrived((arrived) => arrived[uid])
