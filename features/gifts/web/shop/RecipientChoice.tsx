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
import { FindMatch } from './FindMatch.tsx'

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4'

const Skeletons = () => (
  <div className={grid}>
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} className="h-40" />
    ))}
  </div>
)

/** The people with whom the member has an open conversation, to choose who gets a gift. Without any, the way to the matches. */
export const RecipientChoice = () => {
  const t = useT(giftsText)
  const list = useConversations('')
  const people = list.data?.pages.flatMap(({ conversations }) => conversations.filter(({ state }) => state === 'open')) ?? []
  if (list.isPending && list.fetchStatus !== 'paused') return <Skeletons />
  if (people.length === 0)
    return <EmptyState picture={<TiedGiftPicture />} title={t('shop.nobodyTitle')} message={t('shop.nobody')} action={<FindMatch />} />
  return (
    <section aria-labelledby="recipient-choice" className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <Heading level={2} id="recipient-choice">
          {t('shop.nobodyTitle')}
        </Heading>
        <p className="text-soft">{t('shop.choose')}</p>
      </header>
      <ul className={grid}>
        {people.map(({ person }) => (
          <li key={person.id}>
            <Link
              to="/dashboard/gifts"
              search={{ uid: person.id }}
              className="flex h-full flex-col items-center gap-3 rounded-card border border-line bg-card p-4 text-center font-semibold transition-colors hover:border-primary"
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
