import { Link } from '@tanstack/react-router'
import { useConversations } from '#features/chat/web/index.ts'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { TiedGiftPicture } from '#platform/web/ui/pictures/things.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { giftsText } from '../../locales/text.ts'
import { GiftIcon } from '../GiftIcon.tsx'
import { FindMatchLink } from './FindMatchLink.tsx'

const grid = 'grid grid-cols-3 gap-x-2 gap-y-4 sm:grid-cols-4 lg:grid-cols-6'
/** The icons of gifts that decorate the header. */
const shown = ['rose', 'chocolates', 'bouquet', 'teddy', 'ring'] as const

const Skeletons = () => (
  <div className="flex flex-col gap-6">
    <Skeleton className="h-45 sm:h-34" />
    <div className={grid}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-32" />
      ))}
    </div>
  </div>
)

/** The people with whom the member has an open conversation, to choose who gets a gift. Without any, the way to the matches. */
export const RecipientChoice = () => {
  const t = useT(giftsText)
  const list = useConversations('')
  const people = list.data?.pages.flatMap(({ conversations }) => conversations.filter(({ state }) => state === 'open')) ?? []
  if (list.isPending && list.fetchStatus !== 'paused') return <Skeletons />
  if (people.length === 0)
    return <EmptyState picture={<TiedGiftPicture />} title={t('shop.nobodyTitle')} message={t('shop.nobody')} action={<FindMatchLink />} />
  return (
    <section aria-labelledby="recipient-choice" className="flex flex-col gap-6">
      <header className="flex flex-col gap-4 rounded-card bg-marigold-tint p-5 sm:flex-row-reverse sm:items-center sm:justify-between">
        <span aria-hidden className="flex -space-x-2">
          {shown.map((name) => (
            <span key={name} className="size-14 shrink-0 rounded-full bg-card ring-4 ring-marigold-tint">
              <GiftIcon name={name} size="md" />
            </span>
          ))}
        </span>
        <div className="flex flex-col gap-1">
          <Heading level={2} id="recipient-choice">
            {t('shop.nobodyTitle')}
          </Heading>
          <p className="text-soft">{t('shop.choose')}</p>
        </div>
      </header>
      <ul className={grid}>
        {people.map(({ person }) => (
          <li key={person.id}>
            <Link
              to="/dashboard/gifts"
              search={{ uid: person.id }}
              className="flex h-full flex-col items-center gap-2 rounded-card p-2 text-center font-semibold text-ink no-underline transition-colors hover:bg-sunken"
            >
              <Avatar
                size="xl"
                name={`${person.firstname} ${person.lastname}`}
                src={person.image === null ? null : resourceUrl(person.image)}
              />
              <span className="w-full truncate">
                {person.firstname} <span className="sr-only">{person.lastname}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
