import { membersText } from '#features/members/web/index.ts'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Heading } from '#platform/web/ui/Heading.tsx'
import type { Conversation } from '../../contract.ts'
import { chatText } from '../../locales/text.ts'

/** Whether the two match and nobody has written yet. */
export const isNewMatch = ({ state, last_message }: Conversation): boolean =>
  // The message of the match has the number 1, unless a text sent with a like comes before it.
  state === 'open' && last_message?.kind === 'system' && last_message.seq === 1

interface NewMatchesProps {
  conversations: readonly Conversation[]
  selected: string | undefined
  onOpen: (uid: string) => void
}

/** The matches in which nobody has written yet, as a row of faces that scrolls sideways. */
export const NewMatches = ({ conversations, selected, onOpen }: NewMatchesProps) => {
  const t = useT(chatText)
  const members = useT(membersText)
  return (
    <section aria-label={t('newMatches')} className="mb-3 border-b border-line pb-3">
      <Heading level={2} size="md" className="px-3 pb-2">
        {t('newMatches')}
      </Heading>
      <ul className="flex gap-1 overflow-x-auto">
        {conversations.map(({ person, unread }) => (
          <li key={person.id}>
            <button
              type="button"
              aria-current={person.id === selected ? 'true' : undefined}
              title={t('hello', { name: person.firstname })}
              onClick={() => onOpen(person.id)}
              className="flex w-22 flex-col items-center gap-1 rounded-control p-2 -outline-offset-2 transition-colors hover:bg-sunken aria-[current=true]:bg-card"
            >
              <Avatar
                size="lg"
                name={`${person.firstname} ${person.lastname}`}
                src={person.image ? resourceUrl(person.image) : null}
                onlineLabel={person.active ? members('online') : undefined}
                className={classes(
                  'm-1 rounded-full ring-2 ring-offset-2 ring-offset-ground',
                  unread > 0 ? 'ring-primary' : 'ring-marigold',
                )}
              />
              <span className="w-full truncate text-center text-sm font-semibold">
                {person.firstname} <span className="sr-only">{person.lastname}</span>
              </span>
              {unread > 0 ? <span className="sr-only">{t('unread', { count: unread })}</span> : null}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
