import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useSession } from '#platform/web/client/session.ts'
import type { Message } from '../../contract.ts'
import { isEditable } from '../options/available-actions.ts'
import { queueMessageChange } from '../changes/change-queue.ts'
import { usePendingChanges } from '../changes/change-store.ts'
import { withPendingChanges } from '../changes/with-pending.ts'
import { emptyThread, messageWithSeq, type Thread } from '../thread/merge-messages.ts'
import { setEditing, setReplyTo, useReplyOrEdit } from './reply-or-edit.ts'
import { setDraft, useDraft } from './drafts.ts'
import { sendTyping } from './typing.ts'

/** In how many of the latest messages ArrowUp looks for an own one. */
const lookBack = 50

/** The text in the composer and the functions to change it. It is the draft of the next message, or while an own message is edited, its new text. */
export const useComposedText = (uid: string, thread: Thread = emptyThread, field: RefObject<HTMLTextAreaElement | null>) => {
  const draft = useDraft(uid)
  const { replyTo, editing } = useReplyOrEdit(uid)
  const changes = usePendingChanges(uid)
  const ownId = useSession(({ user }) => user?.id ?? '')
  const current = (message: Message | undefined) => message && withPendingChanges([message], changes, ownId)[0]
  const seq = editing?.seq ?? replyTo
  const message = seq === undefined ? undefined : current(messageWithSeq(thread, seq))

  const focus = useEffectEvent(() => {
    const { current: box } = field
    box?.focus()
    box?.setSelectionRange(box.value.length, box.value.length)
  })
  const focused = useRef(seq)
  useEffect(() => {
    if (seq !== undefined && seq !== focused.current) focus()
    focused.current = seq
  }, [seq])

  // The message was deleted meanwhile, on this device or on another one.
  const isGone = editing !== undefined && message?.deleted === true
  useEffect(() => {
    if (isGone) setEditing(uid, undefined)
  }, [isGone, uid])

  return {
    text: editing?.text ?? draft,
    isEdit: editing !== undefined,
    replyTo,
    /** The message that is edited or replied to; undefined when it is not loaded. */
    message,
    /** Whether the text is an edit or a reply. */
    isAbout: seq !== undefined,
    write: (text: string) => {
      if (editing !== undefined) return setEditing(uid, { ...editing, text })
      setDraft(uid, text)
      if (text !== '') sendTyping(uid)
    },
    /** Ends the editing, or else the reply. */
    cancel: () => (editing === undefined ? setReplyTo(uid, undefined) : setEditing(uid, undefined)),
    /** Saves the new text of the message that is edited. */
    saveEdit: (body: string) => {
      if (editing !== undefined && body !== message?.body) queueMessageChange(uid, editing.seq, { kind: 'edit', body }, new Date())
      setEditing(uid, undefined)
    },
    /** Starts editing the last own message. Returns false when it is too old or there is none. */
    editLast: (): boolean => {
      const last = thread.messages.slice(-lookBack).findLast(({ sender_id }) => sender_id === ownId)
      const shown = current(last)
      if (shown === undefined || !isEditable(shown, ownId, Date.now())) return false
      setEditing(uid, { seq: shown.seq, text: shown.body })
      return true
    },
  }
}
