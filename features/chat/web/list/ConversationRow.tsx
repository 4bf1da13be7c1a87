import MailOpen from 'lucide-react/icons/mail-open'
import { membersText } from '#features/members/web/index.ts'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/client/session.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import type { MessageKind } from '../../content-contract.ts'
import type { Conversation } from '../../contract.ts'
import { chatText } from '../../locales/text.ts'
import { usePendingChanges } from '../changes/change-store.ts'
import { deletedText } from '../quotes/quote-text.ts'
import { withPendingChanges } from '../changes/with-pending.ts'
import { useDraft } from '../composer/drafts.ts'
import { markRead } from '../chat-sync.ts'
import { useIsTyping } from '../composer/typing.ts'
import { previewText } from '../message-renderers.ts'
import { useDateLabels } from '../date-labels.ts'
import { isNewMatch } from './NewMatches.tsx'
import { PreviewIcon } from './PreviewIcon.tsx'

interface ConversationRowProps {
  conversation: Conversation
  selected: boolean
  onOpen: (uid: string) => void
  onRead: (() => void) | undefined
}
const most = 99

/** The text below the name in a row, and the kind of message that the text is about. */
interface Preview {
  text: string
  kind?: MessageKind
}

const usePreview = (conversation: Conversation, selected: boolean): Preview => {
  const { last_message, person, state } = conversation
  const t = useT(chatText)
  const draft = useDraft(person.id)
  const typing = useIsTyping(person.id)
  const ownId = useSession(({ user }) => user?.id)
  const changes = usePendingChanges(person.id)
  if (typing) return { text: t('typing', { name: person.firstname }) }
  if (draft !== '' && !selected && state !== 'closed') return { text: t('draft', { text: draft }) }
  if (last_message === null || isNewMatch(conversation)) return { text: t('hello', { name: person.firstname }) }
  const [message = last_message] = withPendingChanges([last_message], changes, ownId ?? '')
  if (message.deleted) return { text: deletedText(message, ownId, t) }
  const text = previewText(message, t)
  return { text: last_message.sender_id === ownId ? t('you', { text }) : text, kind: message.kind }
}

/** One row of the list: member, message preview, time and unread count. */
export const ConversationRow = ({ conversation, selected, onOpen, onRead }: ConversationRowProps) => {
  const t = useT(chatText)
  const members = useT(membersText)
  const { briefly } = useDateLabels()
  const preview = usePreview(conversation, selected)
  const { person, last_message, last_seq, unread } = conversation
  const name = `${person.firstname} ${person.lastname}`.trim()
  return (
    <div className="group relative">
      <button
        type="button"
        aria-current={selected ? 'true' : undefined}
        onClick={() => onOpen(person.id)}
        className={classes(
          'flex w-full items-center gap-3 rounded-control px-3 py-3 text-start transition-colors -outline-offset-2',
          selected ? 'bg-card ring-1 ring-line' : 'hover:bg-sunken',
        )}
      >
        <Avatar
          size="lg"
          name={name}
          src={person.image ? resourceUrl(person.image) : null}
          onlineLabel={person.active ? members('online') : undefined}
        />
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="flex items-baseline gap-2">
            <span dir="auto" className="min-w-0 truncate font-semibold">
              {name}
            </span>
            {conversation.state === 'request' ? (
              <span className="shrink-0 rounded-full bg-marigold-tint px-2 text-xs font-semibold text-marigold-ink">
                {t('request.title')}
              </span>
            ) : null}
            <span className="flex-1" />
            {last_message ? <span className="shrink-0 text-xs text-soft">{briefly(last_message.created_at)}</span> : null}
          </span>
          {/* The button that marks as read lies at the end of this line, so that the name keeps the whole line above. */}
          <span className={classes('flex items-center gap-2', unread > 0 && !selected && 'pe-9')}>
            <span dir="auto" className={classes('flex-1 truncate text-start text-sm', unread > 0 ? 'font-semibold text-ink' : 'text-soft')}>
              {preview.kind === undefined ? null : <PreviewIcon kind={preview.kind} />}
              {preview.text}
            </span>
            {conversation.your_turn ? (
              <span className="shrink-0 rounded-full bg-lagoon-tint px-2 text-xs font-semibold text-lagoon">{t('turn.label')}</span>
            ) : null}
            {unread > 0 ? <Badge text={unread > most ? `${most}+` : String(unread)} label={t('unread', { count: unread })} /> : null}
          </span>
        </span>
      </button>
      {unread > 0 && !selected ? (
        <IconButton
          label={t('markReadOf', { name: person.firstname })}
          title={t('markRead')}
          icon={<MailOpen aria-hidden className="size-5" />}
          onClick={() => markRead(person.id, last_seq).then(onRead, () => {})}
          className="absolute end-1 bottom-1 text-soft"
        />
      ) : null}
    </div>
  )
}
