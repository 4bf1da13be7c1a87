import Pencil from 'lucide-react/icons/pencil'
import Reply from 'lucide-react/icons/reply'
import X from 'lucide-react/icons/x'
import { useT } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/client/session.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import type { Message } from '../../contract.ts'
import { chatText } from '../../locales/text.ts'
import { formatMessageAsOneLine } from '../quotes/quote-text.ts'

interface ComposingNoteProps {
  isEdit: boolean
  /** The message that is edited or replied to; undefined when it is not loaded. */
  message: Message | undefined
  /** The other member's first name. */
  name: string
  onCancel: () => void
}

/** Note above the field that shows which message is edited or replied to, with a button to cancel that. */
export const ReplyOrEditNote = ({ isEdit, message, name, onCancel }: ComposingNoteProps) => {
  const t = useT(chatText)
  const ownId = useSession(({ user }) => user?.id)
  const Icon = isEdit ? Pencil : Reply
  const replying = message?.sender_id === ownId ? t('changes.replyingToYou') : t('changes.replying', { name })
  return (
    <div className="flex items-center gap-2 rounded-control border-s-4 border-primary bg-sunken ps-3">
      <Icon aria-hidden className="size-4 text-soft" />
      <p role="status" className="min-w-0 flex-1 py-1.5 text-sm">
        <span className="block truncate font-semibold">{isEdit ? t('changes.editing') : replying}</span>
        <span className="block truncate text-soft">
          {message === undefined ? t('changes.earlier') : formatMessageAsOneLine(message, ownId, t)}
        </span>
      </p>
      <IconButton
        label={t(isEdit ? 'changes.cancelEdit' : 'changes.cancelReply')}
        icon={<X aria-hidden className="size-5" />}
        onClick={onCancel}
        className="text-soft"
      />
    </div>
  )
}
