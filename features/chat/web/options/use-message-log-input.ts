import type { RefObject } from 'react'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { useSession } from '#platform/web/client/session.ts'
import type { Conversation, Message } from '../../contract.ts'
import { setReplyTo } from '../composer/reply-or-edit.ts'
import { messageWithSeq, type Thread } from '../thread/merge-messages.ts'
import { type AvailableActions, availableActions, hasActions } from './available-actions.ts'
import { useJumpToMessage } from '../quotes/use-jump.ts'
import { useMessageOptions } from './use-message-options.ts'
import { useTouchGestures } from './use-touch-gestures.ts'

interface LogActionsInput {
  uid: string
  thread: Thread
  /** The rendered messages. */
  shown: readonly Message[]
  conversation: Conversation | null
  log: RefObject<HTMLElement | null>
  /** Moves the rendered part of the log to a message. */
  show: (seq: number) => void
}

/** A time at which no message can be edited. With it, `hasActions` is still right: a message that can be edited can also be copied. */
const noEdit = Number.POSITIVE_INFINITY

/** Handles mouse, keyboard and touch on the messages of a log. */
export const useMessageLogInput = ({ uid, thread, shown, conversation, log, show }: LogActionsInput) => {
  const ownId = useSession(({ user }) => user?.id ?? '')
  const viewer = { ownId, conversation, canWrite: useCanParticipate() }
  const available = new Map<number | undefined, AvailableActions>(
    shown.map((message) => [message.seq, availableActions(message, viewer, noEdit)]),
  )
  const { jump, target, isLoading } = useJumpToMessage(uid, thread, log, show)
  const { opened, open, close, tabStop, onClick, onKeyDown } = useMessageOptions(jump)
  const touch = useTouchGestures(open, (seq) => {
    const message = messageWithSeq(thread, seq)
    if (message !== undefined && availableActions(message, viewer, noEdit).reply) setReplyTo(uid, seq)
  })
  const hasOptions = (seq: number | undefined): boolean => {
    const actions = available.get(seq)
    return actions !== undefined && hasActions(actions)
  }
  const stop = hasOptions(tabStop) ? tabStop : shown.findLast(({ seq }) => hasOptions(seq))?.seq
  return {
    /** Event handlers of the log. */
    handlers: { ...touch, onClick, onKeyDown },
    /** The message whose options are open; undefined for none. */
    opened,
    close,
    /** Whether older pages are being loaded for a jump. */
    isLoading,
    /** Returns the props for the bubble of a message. `seq` is undefined for a message that is not stored yet. */
    propsOf: (seq: number | undefined) => ({
      hasOptions: hasOptions(seq),
      canReact: available.get(seq)?.react ?? false,
      isTabStop: seq !== undefined && seq === stop,
      isTarget: seq !== undefined && seq === target,
    }),
  }
}
