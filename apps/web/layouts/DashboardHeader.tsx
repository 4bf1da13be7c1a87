import { Link } from '@tanstack/react-router'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useMe } from '#features/account/web/index.ts'
import { BellLink } from '#features/notifications/web/index.ts'
import { siteText } from '#features/site/locales/text.ts'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/client/session.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { setFilterOpen, useFilterPanel } from './filter-panel.ts'
import type { Frame } from './navigation/navigation.ts'
import { useTimeOfDay } from './use-time-of-day.ts'

/** The header of a dashboard screen: greeting, title, notifications and a link to the member's profile. */
export const DashboardHeader = ({ title, welcome = false }: { title: NonNullable<Frame['title']>; welcome?: boolean | undefined }) => {
  const t = useT(siteText)
  const part = useTimeOfDay()
  const user = useSession((session) => session.user)
  const me = useMe().data
  const image = me?.person.image
  const filterOpen = useFilterPanel((filter) => filter.open)
  const name = user?.firstname ?? ''
  return (
    <header className="flex items-center gap-3 px-safe-4 pt-safe-4 pb-4 md:px-8 md:pt-6">
      <div className="min-w-0 flex-1">
        <p className="text-sm text-soft">{t(`header.${part}`)}</p>
        <Heading level={1} size="md" className="line-clamp-2 sm:text-2xl" pageTitle={t(title)}>
          {welcome ? t('header.welcomeBack', { name }) : t(title)}
        </Heading>
      </div>
      {welcome ? (
        <IconButton
          variant="secondary"
          label={t('header.filter')}
          aria-expanded={filterOpen}
          icon={<SlidersHorizontal aria-hidden className="size-5" />}
          onClick={() => setFilterOpen(!filterOpen)}
        />
      ) : null}
      <BellLink path="/dashboard/notifications" unread={me?.unread.notifications ?? 0} />
      <Link to="/dashboard/profile" title={t('nav.profile')} className="rounded-full">
        <Avatar alt={t('nav.profile')} name={`${name} ${user?.lastname ?? ''}`} src={image ? resourceUrl(image) : null} />
      </Link>
    </header>
  )
}
