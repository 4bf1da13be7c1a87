import { useState } from 'react'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { useSession } from '#platform/web/client/session.ts'
import { copyText } from '#platform/web/ui/fields/copy-text.ts'
import { translateNow } from '#platform/web/i18n.tsx'
import { useMediaQuery } from '#platform/web/use-media-query.ts'
import { showError, showSuccess } from '#platform/web/ui/toasts/toast.ts'
import type { Conversation } from '../../contract.ts'
import { chatText } from '../../locales/text.ts'
import { setEditing, setReplyTo } from '../composer/reply-or-edit.ts'
import { messageWithSeq, type Thread } from '../thread/merge-messages.ts'
import { availableActions } from './available-actions.ts'
import { queueMessageChange } from '../changes/change-queue.ts'
import { type ReactionEmoji, usePendingChanges } from '../changes/change-store.ts'
import { DeleteMessageDialog } from './DeleteMessageDialog.ts'
import { OptionsMenu } from './OptionsMenu.ts'
import { OptionsSheet } from './OptionsSheet.tsx'
import type { MessageOptionsViewProps } from './message-options-view-props.ts'
import type { OpenedOptions } from './use-message-options.ts'
import { withPendingChanges } from '../changes/with-pending.ts'

interface MessageOptionsProps {
  uid: string
  /** The other member's first name. */
  name: string
  thread: Thread
  conversation: Conversation | null
  opened: OpenedOptions | undefined
  onClose: () => void
}

const copy = async (text: string): Promise<void> => {
  if (await copyText(text)) showSuccess(translateNow(chatText, 'changes.copied'))
  else showError(translateNow(chatText, 'changes.notCopied'))
}

/** Where the focus goes when the options close. */
type Focus = 'back' | 'composer' | 'dialog'

const Options = (props: MessageOptionsViewProps) =>
  useMediaQuery('(min-width: 48rem)') ? <OptionsMenu {...props} /> : <OptionsSheet {...props} />

/** The options of a message: reactions, reply, copy, edit and delete. A sheet on a phone, a menu from 768 px. */
export const MessageOptions = ({ uid, name, thread, conversation, opened, onClose }: MessageOptionsProps) => {
  const canWrite = useCanParticipate()
  const ownId = useSession(({ user }) => user?.id ?? '')
  const changes = usePendingChanges(uid)
  // Keep the last opened message while the options close.
  const [last, setLast] = useState(opened)
  const [focus, setFocus] = useState<Focus>('back')
  const [deleting, setDeleting] = useState<number>()
  if (opened !== undefined && opened !== last) {
    setLast(opened)
    setFocus('back')
  }
  const found = last && messageWithSeq(thread, last.seq)
  const [message] = found === undefined ? [] : withPendingChanges([found], changes, ownId)
  if (last === undefined || message === undefined) return null
  const { seq } = message
  const leave = (to: Focus, action: () => void) => {
    setFocus(to)
    action()
    onClose()
  }
  const finalFocus = () => {
    if (focus === 'dialog') return false
    const composer = document.querySelector<HTMLElement>('[data-composer]')
    const button = last.anchor.isConnected ? last.anchor : document.querySelector<HTMLElement>(`[data-seq="${seq}"] [data-stop]`)
    return (focus === 'composer' ? composer : button) ?? false
  }
  const props: MessageOptionsViewProps = {
    open: opened !== undefined,
    anchor: last.anchor,
    own: message.sender_id === ownId,
    actions: availableActions(message, { ownId, conversation, canWrite }, last.at),
    reaction: message.reactions.find(({ member_id }) => member_id === ownId)?.emoji,
    finalFocus,
    onClose,
    onReact: (emoji: ReactionEmoji | null) => leave('back', () => queueMessageChange(uid, seq, { kind: 'react', emoji }, new Date())),
    onReply: () => leave('composer', () => setReplyTo(uid, seq)),
    onCopy: () => leave('back', () => void copy(message.body)),
    onEdit: () => leave('composer', () => setEditing(uid, { seq, text: message.body })),
    onDelete: () => leave('dialog', () => setDeleting(seq)),
  }
  return (
    <>
      <Options {...props} />
      <DeleteMessageDialog
        open={deleting !== undefined}
        seq={deleting}
        name={name}
        onClose={() => setDeleting(undefined)}
        onDelete={(one) => queueMessageChange(uid, one, { kind: 'delete' }, new Date())}
      />
    </>
  )
}
