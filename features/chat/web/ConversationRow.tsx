import { membersText } from '#features/members/web/index.ts'
import { resourceUrl } from '#platform/web/address.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import type { Conversation } from '../contract.ts'
import { chatText } from '../locales/text.ts'
import { useWhen } from './when.ts'

interface ConversationRowProps {
  conversation: Conversation
  selected: boolean
  onOpen: (uid: string) => void
}
const most = 99

const usePreview = ({ last_message, person }: Conversation): string => {
  const t = useT(chatText)
  const ownId = useSession(({ user }) => user?.id)
  if (last_message === null) return t('hello', { name: person.firstname })
  if (last_message.kind === 'system') return t('matched')
  return last_message.sender_id === ownId ? t('you', { text: last_message.body }) : last_message.body
}

/** One conversation of the list: who, the last words, when, and how many are unread. */
export const ConversationRow = ({ conversation, selected, onOpen }: ConversationRowProps) => {
  const t = useT(chatText)
  const members = useT(membersText)
  const { briefly } = useWhen()
  const preview = usePreview(conversation)
  const { person, last_message, unread } = conversation
  const name = `${person.firstname} ${person.lastname}`.trim()
  return (
    <button
      type="button"
      aria-current={selected ? 'true' : undefined}
      onClick={() => onOpen(person.id)}
      className={classes(
        'flex w-full items-center gap-3 rounded-control px-3 py-3 text-left transition-colors -outline-offset-2',
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
          <span className="flex-1 truncate font-semibold">{name}</span>
          {last_message ? <span className="shrink-0 text-xs text-soft">{briefly(last_message.created_at)}</span> : null}
        </span>
        <span className="flex items-center gap-2">
          <span className={classes('flex-1 truncate text-sm', unread > 0 ? 'font-semibold text-ink' : 'text-soft')}>{preview}</span>
          {unread > 0 ? <Badge text={unread > most ? `${most}+` : String(unread)} label={t('unread', { count: unread })} /> : null}
        </span>
      </span>
    </button>
  )
}
